import type { Readable } from "node:stream";

/** A file inside of an export. Folders are not entries. */
export interface ArchiveEntry {
  /** Relative to the root of the archive, with slashes. Checked: it cannot lead out of the archive. */
  readonly path: string;
  /** Uncompressed, as the archive declares it; reading more fails. */
  readonly size: number;
  /** What a zip says of the content. A folder says nothing before it is read. */
  readonly crc32: number | undefined;
  open(): Promise<Readable>;
}

/** The files of an export, read one by one from where they are. */
export interface Archive extends AsyncDisposable {
  readonly entries: readonly ArchiveEntry[];
}
