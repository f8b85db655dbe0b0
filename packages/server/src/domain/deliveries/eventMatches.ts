import { idSource } from "@platform/protocol";
import { linksIn, type SharedLink } from "./sharedLinks.ts";
import { type EventType, eventTypeOf } from "@platform/protocol/events/eventTypes.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";

/** One of the things that an event of the outbox means for those who subscribe. */
export interface EventMatch {
  /** As manifests name it. */
  readonly name: string;
  readonly kind: EventType;
  /** The inner event. */
  readonly json: string;
  readonly hasTs: boolean;
  /** Only for the apps of these users: those that a message mentions. */
  readonly mentions?: ReadonlySet<string>;
  /** Only for apps that asked to hear of links to these places, each told of its own. */
  readonly links?: readonly SharedLink[];
  /** Apps hear of it also where they are not members. */
  readonly isPublic?: boolean;
}

/** As much of a message event as decides who hears of it. */
interface MessageEvent {
  readonly subtype?: string;
  readonly channel_type?: string;
  readonly text?: string;
  readonly user?: string;
  readonly ts?: string;
  readonly thread_ts?: string;
  readonly channel?: string;
}

/** No `<` stands inside of one: a text of ten thousand that never close would be read to its end from each of them. */
const mentionSyntax = new RegExp(`<@(${idSource("user")})(?:\\|[^<>]*)?>`, "g");
const newMessages = new Set([undefined, "thread_broadcast", "file_share", "bot_message", "me_message"]);

/** What happened, under every name that an app may have subscribed to. */
export function eventMatchesOf(row: OutboxRow): EventMatch[] {
  if (row.type === "message") return messageOccasions(row);
  const kind = eventTypeOf(row.type);
  return kind ? [{ name: row.type, kind, json: row.payload, hasTs: row.payload.includes('"event_ts"') }] : [];
}

function messageOccasions(row: OutboxRow): EventMatch[] {
  // What only one person sees is for that person's client; apps never hear of it.
  if (row.audience !== "channel") return [];
  const event = JSON.parse(row.payload) as MessageEvent;
  const eventMatches: EventMatch[] = [];
  const name = messageNames[event.channel_type ?? ""];
  const kind = name === undefined ? undefined : eventTypeOf(name);
  if (name !== undefined && kind) eventMatches.push({ name, kind, json: row.payload, hasTs: true });
  return [...eventMatches, ...mentionOf(event), ...linkOf(event)];
}

const messageNames: Readonly<Record<string, string>> = {
  channel: "message.channels",
  group: "message.groups",
  im: "message.im",
  mpim: "message.mpim",
};

/** In a conversation with the app alone everything is for it, so nothing there is a mention. */
function mentionOf(event: MessageEvent): EventMatch[] {
  if (event.channel_type === "im" || !newMessages.has(event.subtype)) return [];
  const mentions = new Set([...(event.text ?? "").matchAll(mentionSyntax)].map((match) => match[1] ?? ""));
  // Nobody is told of mentioning themselves: two lines of code would answer each other for ever.
  mentions.delete(event.user ?? "");
  const kind = eventTypeOf("app_mention");
  if (mentions.size === 0 || !kind) return [];
  const { channel_type: _kind, root: _root, ...fields } = event as MessageEvent & Record<string, unknown>;
  const json = JSON.stringify({ ...fields, type: "app_mention" });
  return [{ name: "app_mention", kind, json, hasTs: true, mentions }];
}

/** So that an app can show what is behind a link. */
function linkOf({
  subtype,
  channel,
  channel_type: where,
  user,
  ts,
  thread_ts: threadTs,
  text,
}: MessageEvent): EventMatch[] {
  const links = newMessages.has(subtype) ? linksIn(text ?? "") : [];
  const kind = eventTypeOf("link_shared");
  if (links.length === 0 || !kind) return [];
  const thread = threadTs === undefined ? {} : { thread_ts: threadTs };
  const fields = { type: "link_shared", channel, user: user ?? "", message_ts: ts, ...thread, event_ts: ts };
  const source = { source: "conversations_history", unfurl_id: `${channel}.${ts}` };
  return [
    {
      name: "link_shared",
      kind,
      json: JSON.stringify({ ...fields, ...source }),
      hasTs: true,
      links,
      isPublic: where === "channel",
    },
  ];
}
