import type { Reaction } from "../reactions/reactions.ts";

/** A message as it goes out; stored as this very JSON. Fields beyond these are kept as they are. */
export interface MessageBody {
  readonly type: "message";
  readonly subtype?: string;
  /** Absent when an app speaks under a name of its own. */
  readonly user?: string;
  readonly text: string;
  readonly ts: string;
  readonly team?: string;
  readonly bot_id?: string;
  readonly app_id?: string;
  readonly thread_ts?: string;
  readonly parent_user_id?: string;
  readonly reply_count?: number;
  readonly reply_users?: readonly string[];
  readonly reply_users_count?: number;
  readonly latest_reply?: string;
  readonly is_locked?: boolean;
  readonly reactions?: readonly Reaction[];
  readonly pinned_to?: readonly string[];
  readonly edited?: { readonly user: string; readonly ts: string };
  readonly [field: string]: unknown;
}

/** What its author gives; when and where is added as it is written. */
export interface MessageFields {
  readonly user?: string | undefined;
  readonly text: string;
  readonly subtype?: string | undefined;
  readonly [field: string]: unknown;
}

export function parseBody(body: string): MessageBody {
  return JSON.parse(body) as MessageBody;
}

/** Messages about joins and leaves cannot have replies. */
const unthreadable = new Set(["channel_join", "channel_leave", "group_join", "group_leave"]);

export function isThreadable(subtype: string | null): boolean {
  return subtype === null || !unthreadable.has(subtype);
}

/** Puts fields at the end of an object that is already JSON. */
export function appendFields(json: string, fields: object): string {
  const more = JSON.stringify(fields).slice(1, -1);
  return more === "" ? json : `${json.slice(0, -1)},${more}}`;
}
