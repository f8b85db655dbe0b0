/** What a file of an export has, for lists of checksums. */
export interface WrittenFile {
  readonly path: string;
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

export type FileContent = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** The zip file or folder that an export is written to. Until `finish`, its name has the ending `.partial`. */
export interface ExportOutput extends AsyncDisposable {
  /** For what has no files. */
  addFolder(path: string): Promise<void>;
  addFile(path: string, content: FileContent): Promise<WrittenFile>;
  /** All of it is on the disk under its name. What is disposed before is removed. */
  finish(): Promise<void>;
}
