import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { PreferenceValues } from "@platform/protocol/preferences.ts";
import type { MethodResult } from "@platform/sdk";

export type Person = MethodResult<"users.info">["user"];
export type Channel = MethodResult<"conversations.info">["channel"];
/** A section of the sidebar. */
export type ChannelSection = MethodResult<"client.sections.list">["sections"][number];
export type WireFile = MethodResult<"files.info">["file"];
export type Reaction = NonNullable<Message["reactions"]>[number];

/** A message as received, with the fields that the contract leaves open. */
export type Message = MethodResult<"conversations.history">["messages"][number] & {
  readonly files?: readonly WireFile[];
  /** Whether this person saved it for later. */
  readonly is_starred?: boolean;
  /** Only its reader sees it, and it is gone after a reload. */
  readonly is_ephemeral?: boolean;
  /** Of the message that a thread with an assistant begins with: what it is about, and what could be said in it. */
  readonly assistant_app_thread?: { readonly title?: string; readonly suggested_prompts?: Prompts };
};

/** What an assistant suggests to say; each button shows its own title. */
export interface Prompts {
  readonly title?: string;
  readonly prompts: readonly { readonly title: string; readonly message: string }[];
}

/** A conversation, or one thread of it. */
export interface Place {
  readonly channel: string;
  readonly thread?: string | undefined;
}

/** A stretch of messages without gaps, oldest first. */
export interface Timeline {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Of a thread: only its first message and its latest replies, as the list of threads shows it. */
  readonly isPreview?: boolean;
}

export interface Count {
  readonly lastRead: string;
  readonly unread: number;
  readonly mentions: number;
  /** The newest message that is in these numbers, so that none is counted twice. */
  readonly lastCounted?: string;
  /** The newest message, own ones included; without it, the newest counted one. */
  readonly latest?: string;
}

/** Replies of a thread that are for this person. */
export interface ThreadCount {
  readonly unread: number;
  readonly lastRead: string;
  /** The newest reply that is in the number, so that none is counted twice. */
  readonly lastCounted: string;
}

/** How the person wants this client to behave; the same in all their browsers. */
export interface Preferences extends PreferenceValues {
  /** Conversations that are not shown as unread; what names the person in them is. */
  readonly muted: ReadonlySet<string>;
  /** By `placeKey`: which messages of a conversation or thread notify, where that differs from the rest. */
  readonly levels: Readonly<Record<string, NotifyLevel>>;
}

/** People who can be named together. */
export interface Group {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  /** Whether this person is in it. */
  readonly isOwn: boolean;
  readonly count: number;
}

/** A message on its way out. */
export interface Outgoing {
  readonly id: string;
  readonly place: Place;
  readonly text: string;
  readonly blocks: readonly object[];
  readonly isBroadcast: boolean;
  readonly atMs: number;
  /** `waiting` until its turn comes or the network is back; `failed` when the server would not have it. */
  readonly state: "waiting" | "sending" | "failed";
  readonly fault?: string | undefined;
}

/** The first message of a thread names itself as its thread. */
export function isReply({ thread_ts: thread, ts }: Pick<Message, "thread_ts" | "ts">): boolean {
  return thread !== undefined && thread !== ts;
}

export function placeKey({ channel, thread }: Place): string {
  return thread === undefined ? channel : `${channel}/${thread}`;
}

/** A time without notifications, in seconds: from `startS` until before `endS`. */
export interface QuietTime {
  readonly startS: number;
  readonly endS: number;
}
