/** A file of an archive: its name as it stands there, and its bytes on demand, because there may be too many. */
export interface ArchivedFile {
  readonly name: string;
  readonly size: number;
  read(): Promise<Uint8Array>;
}

/** Why an archive is not taken, in words for whoever made it. */
export class ArchiveFault extends Error {
  override readonly name = "ArchiveFault";
}
