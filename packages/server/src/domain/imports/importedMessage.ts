import type { FileDetails, RemoteDetails } from "../files/inspectFile.ts";

/** A message of an export, as it is stored. */
export interface ImportedMessage {
  readonly ts: number;
  /** The first message of its thread; 0 for a message of the channel itself. */
  readonly threadTs: number;
  /** Empty where the export names no account. */
  readonly userId: string;
  readonly subtype: string | null;
  readonly isBroadcast: boolean;
  readonly metadata: string | null;
  /** Without the summary of its thread, which is computed from the replies. */
  readonly body: string;
  /** As whom it counts in its thread: the account, or the bot of a message without one. */
  readonly replierId: string;
  readonly reactions: readonly { readonly name: string; readonly userIds: readonly string[] }[];
  readonly pin: { readonly userId: string; readonly atMs: number } | undefined;
  readonly files: readonly ImportedFile[];
}

/** A file that a message shows. */
export interface ImportedFile {
  readonly id: string;
  readonly userId: string;
  /** Without its bytes, it becomes a link elsewhere. */
  readonly kind: "hosted" | "snippet";
  readonly name: string;
  readonly title: string;
  readonly mimetype: string;
  readonly filetype: string;
  readonly size: number;
  /** Of its bytes, where the export has them. */
  readonly blobKey: string | null;
  readonly altText: string;
  readonly details: FileDetails;
  readonly remote: RemoteDetails;
  /** Where its bytes are fetched from, with the token of the export, encrypted; nothing where they are not. */
  readonly encryptedUrl: string | undefined;
  readonly createdMs: number;
  readonly isDeleted: boolean;
}
