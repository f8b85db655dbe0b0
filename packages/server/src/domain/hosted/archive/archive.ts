// Why the readers in this folder are ours. Uploads come from outside, and each library would lose something:
// - yauzl 3.4 (ZIP, 2 packages) checks neither the CRC nor that the name in front of a file is the one in the directory. Both
//   checks would stay here, around callbacks, and half of the code with them.
// - fflate 0.8 (ZIP) checks neither, and hides the mode, so that a link passes for a file.
// - tar-stream 3.2 (tar) is as strict, and adds 13 packages with 7.6 MB to every server.
// readBundle.spec.ts holds the rules that a replacement has to keep.

/** A file of an archive: its name as written there, and its bytes on demand, because there may be too many. */
export interface ArchivedFile {
  readonly name: string;
  readonly size: number;
  read(): Promise<Uint8Array>;
}

/** Why an archive is refused, worded for its author. */
export class ArchiveFault extends Error {
  override readonly name = "ArchiveFault";
}
