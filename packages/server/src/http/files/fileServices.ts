import type { Readable } from "node:stream";
import type { Outcome } from "@platform/protocol";

/** An upload that waits for its bytes. */
export interface UploadSlot {
  /** How many bytes were announced. */
  readonly size: number;
  receive(bytes: AsyncIterable<Uint8Array>): Promise<Outcome<{ size: number }, "wrong_length" | "upload_not_found">>;
}

/** The bundle of an app that waits for its bytes. */
export interface BundleSlot {
  receive(bytes: AsyncIterable<Uint8Array>): Promise<Outcome<{ size: number }, "too_large" | "upload_not_found">>;
}

/** Who asks for a file, as the request says it: a token, or the session of a browser. */
export interface FileRequest {
  readonly teamId: string;
  readonly fileId: string;
  readonly bearer: string | undefined;
  readonly session: string | undefined;
  readonly address: () => string;
  readonly client?: () => string;
  /** Called with who turns out to ask. */
  readonly onCaller?: (who: {
    readonly team: string;
    readonly user: string;
    readonly app?: string | undefined;
  }) => void;
  /** Whether a canvas is wanted as a page for people. */
  readonly isPage?: boolean;
  /** Whether `fileId` names a job, whose file is wanted. */
  readonly isJob?: boolean | undefined;
  /** The items of a list as CSV, with archived ones or without. */
  readonly csv?: { readonly hasArchived: boolean } | undefined;
}

export interface ServedFile {
  readonly name: string;
  readonly mimetype: string;
  readonly size: number;
  /** Changes whenever the bytes would. */
  readonly version: string;
  /** HTML that the server made itself, so it may be shown as what it is. */
  readonly isCanvas?: true;
  read(first: number, last: number): Readable;
  close(): Promise<void>;
  /** A URL at the storage of files that sends them for a moment; absent where the server sends all bytes itself. */
  link?(sent: { readonly contentType: string; readonly disposition: string }): Promise<string>;
  /** Records that its bytes are sent. */
  noteSent?(): Promise<void>;
}

/** `not_authed` also for tokens that are no good, and `forbidden` for those that lack the scope. */
export type FileRefusal = "not_authed" | "forbidden" | "not_found";

/** A public link, as the address says it. */
export interface PublicRequest {
  readonly teamId: string;
  readonly fileId: string;
  readonly secret: string;
}

/** What the page of a public link shows. */
export interface PublicFile {
  readonly name: string;
  readonly title: string;
  readonly mimetype: string;
  readonly size: number;
}

/** What the routes of files may ask; the rules behind it are the domain's. */
export interface FileServices {
  findUpload(ticket: string): Promise<UploadSlot | undefined>;
  findBundle(ticket: string): Promise<BundleSlot | undefined>;
  openFile(request: FileRequest): Promise<Outcome<{ file: ServedFile }, FileRefusal>>;
  /** For everyone who has the link, while the link is good. */
  openPublicFile(request: PublicRequest): Promise<Outcome<{ file: ServedFile }, "not_found">>;
  describePublicFile(request: PublicRequest): Promise<PublicFile | undefined>;
}
