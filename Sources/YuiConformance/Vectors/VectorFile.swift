import Foundation
import YuiLines

/// A file of vectors: `{"version": "YL v0", "area": "lines", "vectors": [...]}` (spec 6).
///
/// What all of a file's vectors have in common may stand once, as `given`: its members are those
/// of every vector that does not say otherwise. A vector's `screen` names a folder of `screens`,
/// beside the file's own folder: as many of its replies as `reply` says are the vector's `replies`.
public struct VectorFile: Sendable {
  /// Where it was read from.
  public var path: String
  /// What its vectors are about; `screens`, `catchup` and `fit` have a shape of their own.
  public var area: String
  /// The vectors, in the order of the file.
  public var vectors: [Vector]

  /// Reads a file.
  /// - Throws: `VectorFileError` when it cannot be read, is no JSON, or has not the shape of a
  ///   vector file.
  public static func read(path: String) throws(VectorFileError) -> VectorFile {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path)
    }
    return try VectorFile(path: path, bytes: ContiguousArray(data))
  }

  /// Reads the bytes of a file.
  /// - Throws: `VectorFileError` as above.
  public init(path: String, bytes: ContiguousArray<UInt8>) throws(VectorFileError) {
    let value: Value
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw .notJSON(path: path, reason: error.reason.rawValue, byteOffset: error.byteOffset)
    }
    guard let file = value.object, let vectors = file["vectors"]?.list else {
      throw .notVectors(path: path, reason: "it has no list `vectors`")
    }
    self.path = path
    area = file["area"]?.text ?? ""
    let given = file["given"]?.object ?? [:]
    self.vectors = []
    for (place, vector) in vectors.enumerated() {
      guard let fields = vector.object, let name = fields["name"]?.text else {
        throw .notVectors(path: path, reason: "vector \(place + 1) has no name")
      }
      var merged = given.merging(fields)
      if let screen = merged["screen"]?.text {
        merged["replies"] = .list(try Self.replies(of: screen, for: merged, of: path))
      }
      self.vectors.append(Vector(name: name, area: area, fields: merged))
    }
  }

  /// The replies of a screen of the folder around the file's own, so many as the vector says.
  private static func replies(
    of screen: String, for fields: Props, of path: String
  ) throws(VectorFileError) -> [Value] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      .deletingLastPathComponent().path
    let replies = try Goldens.replies(of: screen, in: folder)
    let count = fields["reply"]?.number.flatMap { Int(exactly: $0) } ?? replies.count
    guard 0...replies.count ~= count else {
      throw .notVectors(path: path, reason: "the screen `\(screen)` has no reply \(count)")
    }
    return replies.prefix(count).map(Value.text)
  }

  /// The vector files at a path: the path itself when it is a file, else every `.json` file under
  /// it, in the order of their paths.
  /// - Throws: `VectorFileError.unreadable` when there is nothing at the path.
  public static func find(path: String) throws(VectorFileError) -> [String] {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: root.path)
    guard let kind = attributes?[.type] as? FileAttributeType else {
      throw .unreadable(path: path)
    }
    guard kind == .typeDirectory else { return [path] }
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else {
      throw .unreadable(path: path)
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
  }
}

/// One vector: a name, and what must hold.
public struct Vector: Sendable {
  /// What it shows, in words.
  public var name: String
  /// The area of its file.
  public var area: String
  /// All of its members, `name` included.
  public var fields: Props
}

/// Why a vector file cannot be run.
public enum VectorFileError: Error, Sendable, Hashable {
  /// There is nothing at the path, or it cannot be read.
  case unreadable(path: String)
  /// The file cannot be written.
  case unwritable(path: String)
  /// The file is not JSON, from this byte on.
  case notJSON(path: String, reason: String, byteOffset: Int)
  /// The file is JSON but has not the shape of a vector file.
  case notVectors(path: String, reason: String)
}

extension VectorFileError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read"
    case .unwritable(let path): "\(path): cannot be written"
    case .notJSON(let path, let reason, let offset):
      "\(path): is not JSON: \(reason) (byte \(offset))"
    case .notVectors(let path, let reason): "\(path): is not a vector file: \(reason)"
    }
  }
}

extension Props {
  fileprivate func merging(_ other: Props) -> Props {
    var merged = self
    merged.merge(other)
    return merged
  }
}
