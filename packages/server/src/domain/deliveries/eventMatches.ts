import { idSource, slackbotId } from "@platform/protocol";
import type { EventPayload } from "@platform/protocol/contract/events.ts";
import type { EventFields } from "@platform/protocol/eventCatalog/payload.ts";
import {
  type Subscription,
  type SubscriptionName,
  subscriptionOf,
} from "@platform/protocol/eventCatalog/subscriptions.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { linksIn, type SharedLink } from "./sharedLinks.ts";

/** One of the subscriptions that an event of the outbox matches. */
export interface EventMatch {
  /** As manifests name it. */
  readonly name: string;
  readonly subscription: Subscription;
  /** The inner event. */
  readonly json: string;
  /** Only for the apps of these users: those that a message mentions. */
  readonly mentions?: ReadonlySet<string>;
  /** Only for apps that subscribed to links of these domains; each app receives its own. */
  readonly links?: readonly SharedLink[];
  /** Apps receive it also where they are not members. */
  readonly isPublic?: boolean;
  /** Only in a code channel, and only for apps that do not receive the same message under another name. */
  readonly inSession?: true;
  /** A new message of a person: whom it asks something, which is every member of a direct conversation with an app. */
  readonly asks?: "everyone" | ReadonlySet<string>;
}

/** A message event, whichever of its variants. */
type MessageEvent = Partial<Omit<PostedMessage, "subtype" | "channel" | "ts" | "event_ts">> &
  Pick<PostedMessage, "channel" | "ts" | "event_ts"> & { readonly subtype?: string };
type PostedMessage = Extract<EventPayload<"message">, { readonly text: string }>;

/** No `<` stands inside of one: a text of ten thousand that never close would be read to its end from each of them. */
const mentionSyntax = new RegExp(`<@(${idSource("user")})(?:\\|[^<>]*)?>`, "g");
const newMessages = new Set([undefined, "thread_broadcast", "file_share", "bot_message", "me_message"]);

/** What happened, under every name that an app may have subscribed to. */
export function eventMatchesOf(row: OutboxRow): EventMatch[] {
  return row.type === "message" ? messageMatches(row) : matchesOf(row.type, { json: row.payload });
}

function matchesOf(name: string, event: Omit<EventMatch, "name" | "subscription">): EventMatch[] {
  const subscription = subscriptionOf(name);
  return subscription ? [{ name, subscription, ...event }] : [];
}

function messageMatches(row: OutboxRow): EventMatch[] {
  // An ephemeral message is for one person's client. Apps never receive it.
  if (row.audience !== "channel") return [];
  const event = JSON.parse(row.payload) as MessageEvent;
  const name = event.channel_type && messageNames[event.channel_type];
  const asks = askedBy(event);
  return [
    ...(name ? matchesOf(name, { json: row.payload, ...(asks && { asks }) }) : []),
    ...(isInNamed(event) ? matchesOf("message.session", { json: row.payload, inSession: true }) : []),
    ...mentionOf(event),
    ...linkOf(event),
  ];
}

/** Code channels are channels with a name. */
function isInNamed({ channel_type: where }: MessageEvent): boolean {
  return where === "channel" || where === "group";
}

/** What apps and Slackbot write asks nobody: there is no person on whose behalf an app could search. */
function askedBy({ subtype, user, bot_id: botId, channel_type: where, text }: MessageEvent): EventMatch["asks"] {
  if (!newMessages.has(subtype) || user === undefined || user === slackbotId || botId !== undefined) return undefined;
  return where === "im" ? "everyone" : mentionedIn(text);
}

function mentionedIn(text = ""): Set<string> {
  return new Set([...text.matchAll(mentionSyntax)].map((match) => match[1] ?? ""));
}

const messageNames: Readonly<Record<PostedMessage["channel_type"], SubscriptionName>> = {
  channel: "message.channels",
  group: "message.groups",
  im: "message.im",
  mpim: "message.mpim",
};

/** Every message of a direct conversation is for its app, so none of them is a mention. */
function mentionOf(event: MessageEvent): EventMatch[] {
  if (event.channel_type === "im" || !newMessages.has(event.subtype)) return [];
  const mentions = mentionedIn(event.text);
  // An app that mentions itself gets no event: it would answer itself for ever.
  mentions.delete(event.user ?? "");
  if (mentions.size === 0) return [];
  const { channel_type: _kind, root: _root, text = "", ...fields } = event;
  const mention: EventFields<"app_mention"> = { ...fields, text };
  const asks = askedBy(event);
  const json = JSON.stringify({ ...mention, type: "app_mention" });
  return matchesOf("app_mention", { json, mentions, ...(asks && { asks }) });
}

/** Lets an app show a preview of what a link leads to. The links are added for each app: its own alone. */
function linkOf(event: MessageEvent): EventMatch[] {
  const { subtype, channel, channel_type: where, user = "", ts, thread_ts, text = "" } = event;
  const links = newMessages.has(subtype) ? linksIn(text) : [];
  if (links.length === 0) return [];
  const shared: Omit<EventFields<"link_shared">, keyof LinksForApp> = {
    channel,
    user,
    message_ts: ts,
    thread_ts,
    event_ts: ts,
    source: "conversations_history",
    unfurl_id: `${channel}.${ts}`,
  };
  const json = JSON.stringify({ type: "link_shared", ...shared });
  return matchesOf("link_shared", { json, links, isPublic: where === "channel" });
}

/** The fields of `link_shared` that differ from app to app. */
export type LinksForApp = Pick<EventPayload<"link_shared">, "links" | "is_bot_user_member">;
