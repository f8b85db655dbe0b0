import { type BlockFault, printFault } from "./blockkit/fault.ts";
import type { ManifestFault } from "./manifest/fault.ts";
import type { TriggerFault } from "./triggers/fault.ts";

/** A refusal is a value that already has the shape of the wire envelope, so nothing maps it on the way out. */
export type Refusal<Code extends string> = {
  readonly ok: false;
  readonly error: Code;
  /** Sentences for the person who reads the answer; each names the argument at fault. */
  readonly response_metadata?: { readonly messages: readonly string[] };
  /** `missing_scope` says what would have been enough, and what there was. */
  readonly needed?: string;
  readonly provided?: string;
  /**
   * `invalid_manifest` and what is wrong with a trigger tell what and where, `invalid_blocks` does so in one line each;
   * inviting several tells whom it was about; `datastore_error` names the datastore and, of several, the item.
   */
  readonly errors?: readonly (ManifestFault | TriggerFault | UserFault | CollaboratorFault | DatastoreFault | string)[];
  /** `failed_for_some_users`: a code for each person for whom it was not done. It was done for the others. */
  readonly failed_user_ids?: Readonly<Record<string, string>>;
  /** `error_invalid_channels` names the channels of a list that the caller cannot use. */
  readonly invalid_channel_ids?: readonly string[];
  /** The workspace whose administrators have to approve an app. */
  readonly team_id?: string;
  /** What is wrong with the content of a canvas, and on which line. */
  readonly detail?: string;
  /** Whose access to a canvas or a list cannot be changed. */
  readonly failed_to_update_user_ids?: readonly string[];
  readonly failed_to_update_channel_ids?: readonly string[];
};

/** Why something that was asked about several people cannot be done for this one. */
export interface UserFault {
  readonly ok: false;
  readonly error: string;
  readonly user: string;
}

/** Why a person was not added to a workflow, or not removed from it. */
export interface CollaboratorFault {
  readonly user: string;
  readonly workflow: string;
  readonly message: string;
}

/** What is wrong with a call about a datastore; `item` is the one of several that was refused, as it was sent. */
export interface DatastoreFault {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
  readonly item?: Readonly<Record<string, unknown>>;
}

export type Outcome<Body extends object, Code extends string> = ({ readonly ok: true } & Body) | Refusal<Code>;

export function succeed<const Body extends object>(body: Body): { readonly ok: true } & Body {
  return { ok: true, ...body };
}

export function refuse<const Code extends string>(error: Code, ...messages: string[]): Refusal<Code> {
  if (messages.length === 0) return { ok: false, error };
  return { ok: false, error, response_metadata: { messages: messages.map((message) => `[ERROR] ${message}`) } };
}

/** Clients print both lists to tell their author what to add. */
export function refuseScope(needed: readonly string[], provided: readonly string[]): Refusal<"missing_scope"> {
  return { ok: false, error: "missing_scope", needed: needed.join(","), provided: provided.join(",") };
}

/** Tools print each fault with its place. */
export function refuseManifest(faults: readonly ManifestFault[]): Refusal<"invalid_manifest"> {
  return { ok: false, error: "invalid_manifest", errors: faults };
}

/** Tools print each fault with its place, and name the input that lacks. */
export function refuseTrigger<const Code extends string>(
  error: Code,
  ...faults: readonly TriggerFault[]
): Refusal<Code> {
  return { ...refuse(error, ...faults.map((fault) => fault.message)), errors: faults };
}

/** Refused because of some of those it was about; each is named with its reason. */
export function refuseEach<const Code extends string>(error: Code, faults: readonly UserFault[]): Refusal<Code> {
  return { ok: false, error, errors: faults };
}

/** Not done for these people and workflows; it was done for the others. */
export function refuseCollaborators<const Code extends string>(
  error: Code,
  faults: readonly CollaboratorFault[],
): Refusal<Code> {
  return { ok: false, error, errors: faults };
}

/** Done for some of the people only; the others are named, each with a code. */
export function refuseSome(failed: Readonly<Record<string, string>>): Refusal<"failed_for_some_users"> {
  return { ok: false, error: "failed_for_some_users", failed_user_ids: failed };
}

/** Refused because of the content of a canvas. Clients print the detail; it is a message of the answer, too. */
export function refuseCanvas<const Code extends string>(error: Code, detail: string): Refusal<Code> {
  return { ...refuse(error, detail), detail };
}

/** Tools print the message of each, and find the items of a batch that failed. */
export function refuseDatastore(...faults: readonly DatastoreFault[]): Refusal<"datastore_error"> {
  return { ...refuse("datastore_error", ...faults.map(({ message }) => message)), errors: faults };
}

/** Names the channels at fault, so that the caller can repeat the call without them. */
export function refuseChannels(ids: readonly string[]): Refusal<"error_invalid_channels"> {
  return { ok: false, error: "error_invalid_channels", invalid_channel_ids: ids };
}

/** Clients print either list, so both are there. */
export function refuseBlocks(faults: readonly BlockFault[]): Refusal<"invalid_blocks"> {
  const lines = faults.map(printFault);
  return { ...refuse("invalid_blocks", ...lines), errors: lines };
}

/** The methods of views tell their faults in the one list only. */
export function refuseView(faults: readonly BlockFault[]): Refusal<"invalid_arguments"> {
  return refuse("invalid_arguments", ...faults.map(printFault));
}
