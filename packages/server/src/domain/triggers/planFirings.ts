import { readFilter } from "@platform/protocol/triggers/filter.ts";
import { matches } from "@platform/protocol/triggers/matches.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { Db } from "../../storage/db.ts";
import { selectAudience, selectChannel } from "../../storage/queries/channels.ts";
import { type OutboxPosition, selectOutboxAfter, selectOutboxEnd } from "../../storage/queries/outbox.ts";
import { selectSubscribers, type SubscriberRow } from "../../storage/queries/subscribers.ts";
import { selectHasEventTriggers, selectTriggersOfEvents } from "../../storage/queries/triggers.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { readSharing } from "../connections/sharing.ts";
import { isBefore } from "../deliveries/position.ts";
import { type EventMatch, eventMatchesOf } from "../deliveries/eventMatches.ts";
import { readFormerMembers } from "../events/formerMembers.ts";
import { eventData, eventKinds, eventTypeOf, kindsOfEvent } from "./eventKinds.ts";
import { commonData } from "./fire.ts";

/** A run that an event starts. */
export interface EventFiring {
  readonly triggerId: string;
  readonly data: Fields;
  readonly key: string;
}

export interface FiringPlan {
  readonly found: readonly EventFiring[];
  readonly position: OutboxPosition;
  /** How many events were looked at. */
  readonly passed: number;
  readonly hasMore: boolean;
}

const pageSize = 200;

/** What was committed after a position, for every trigger that waits for it and may receive it. Changes nothing. */
export async function planFirings(db: Db, after: OutboxPosition): Promise<FiringPlan> {
  // Where nothing waits for anything, which is most places, the events are not even read.
  if (!(await selectHasEventTriggers(db))) {
    const end = await selectOutboxEnd(db);
    return { found: [], position: isBefore(end, after) ? after : end, passed: 1, hasMore: false };
  }
  const rows = await selectOutboxAfter(db, after, pageSize);
  const found: EventFiring[] = [];
  const hearers = readOnce(db);
  for (const row of rows) found.push(...(await firingsOf(db, hearers, row)));
  const last = rows.at(-1);
  return {
    found,
    position: last ? { txid: last.txid, id: last.id } : after,
    passed: rows.length,
    hasMore: rows.length === pageSize,
  };
}

/** The bots of a workspace, read once for all events of a page. */
type Hearers = (teamId: string) => Promise<readonly SubscriberRow[]>;

function readOnce(db: Db): Hearers {
  const known = new Map<string, Promise<readonly SubscriberRow[]>>();
  return (teamId) => {
    const rows = known.get(teamId) ?? readBots(db, teamId);
    known.set(teamId, rows);
    return rows;
  };
}

async function readBots(db: Db, teamId: string): Promise<SubscriberRow[]> {
  return (await selectSubscribers(db, teamId)).filter((subscriber) => subscriber.kind === "bot");
}

async function firingsOf(db: Db, hearers: Hearers, row: OutboxRow): Promise<EventFiring[]> {
  const eventMatches = row.audience === "app" ? [] : eventMatchesOf(row);
  const names = [...new Set(eventMatches.flatMap(({ name }) => kindsOfEvent(name)))];
  if (names.length === 0) return [];
  const scene = await readScene(db, row);
  const triggers = await selectTriggersOfEvents(db, names, scene.teamIds);
  const firings: EventFiring[] = [];
  for (const trigger of triggers) {
    const bots = (await hearers(trigger.team_id)).filter((bot) => bot.app_id === trigger.app_id);
    const data = dataFor({ row, scene, eventMatches, bots }, trigger);
    if (data) firings.push({ triggerId: trigger.id, data, key: `event ${row.txid}.${row.id}` });
  }
  return firings;
}

/** Where it happened. */
interface Scene {
  readonly channel: { readonly id: string; readonly name: string | null; readonly kind: string } | undefined;
  readonly members: ReadonlySet<string> | undefined;
  readonly teamIds: readonly string[];
}

interface Happening {
  readonly row: OutboxRow;
  readonly scene: Scene;
  readonly eventMatches: readonly EventMatch[];
  readonly bots: readonly SubscriberRow[];
}

async function readScene(db: Db, row: OutboxRow): Promise<Scene> {
  const channel = row.channel_id === null ? undefined : await selectChannel(db, row.channel_id);
  if (!channel) return { channel: undefined, members: undefined, teamIds: [row.team_id] };
  const { userIds, sharing } = await selectAudience(db, channel.id);
  // A bot that was removed since was a member when it happened, and its triggers start.
  const former = row.audience === "channel" ? (await readFormerMembers(db, [row]))(row) : [];
  const members = row.audience === "channel" ? new Set([...userIds, ...former]) : undefined;
  return { channel, members, teamIds: [row.team_id, ...(readSharing({ sharing })?.teamIds ?? [])] };
}

/** The data of the event for a trigger; nothing if its app may not receive it, or its filter does not match. */
function dataFor({ row, scene, eventMatches, bots }: Happening, trigger: TriggerRow): Fields | undefined {
  const name = trigger.event_type ?? "";
  const kind = eventKinds[name];
  const eventMatch = eventMatches.find((candidate) => kindsOfEvent(candidate.name).includes(name));
  if (!kind || !eventMatch || trigger.created_ms > row.at_ms) return undefined;
  if (!bots.some((bot) => hears(bot, eventMatch, scene))) return undefined;
  const { event } = JSON.parse(trigger.config) as { event: Fields };
  if (kind.isInChannel && event["all_resources"] !== true) {
    const channelIds = event["channel_ids"] as readonly string[];
    if (!scene.channel || !channelIds.includes(scene.channel.id)) return undefined;
  }
  const payload: unknown = JSON.parse(eventMatch.json);
  const data = {
    ...commonData({ nowMs: row.at_ms }, { id: trigger.team_id, org_id: bots[0]?.org_id ?? null }),
    event_type: eventTypeOf(name),
    ...placeOf(scene),
    ...eventData(kind, payload),
  };
  if (bots.some((bot) => isOwnAct(bot, data)) || !isKindOfMetadata(event, data)) return undefined;
  const filter = event["filter"] === undefined ? undefined : readFilter(event["filter"]);
  return !filter || (filter.ok && matches(filter.condition, data)) ? data : undefined;
}

/** The same rule as for event deliveries to the app: its bot is there, and has a scope for it. */
function hears(bot: SubscriberRow, eventMatch: EventMatch, { members }: Scene): boolean {
  if (members && !members.has(bot.user_id)) return false;
  if (eventMatch.mentions && !eventMatch.mentions.has(bot.user_id)) return false;
  const scopes = eventMatch.subscription.requested;
  const granted = bot.scopes.split(",");
  return scopes.length === 0 || scopes.some((scope) => granted.includes(scope));
}

/** What an app does itself starts none of its workflows: two of them could start each other for ever. */
function isOwnAct(bot: SubscriberRow, data: Fields): boolean {
  return data["user_id"] === bot.user_id || data["app_id"] === bot.app_id;
}

function isKindOfMetadata(event: Fields, data: Fields): boolean {
  const wanted = event["metadata_event_type"];
  const { metadata } = data as { metadata?: { event_type?: unknown } };
  return wanted === undefined || metadata === undefined || metadata.event_type === wanted;
}

const channelTypes: Readonly<Record<string, string>> = { public: "public", private: "private", mpim: "mpdm", im: "im" };

function placeOf({ channel }: Scene): Fields {
  if (!channel) return {};
  const type = channelTypes[channel.kind];
  return {
    ...(channel.name !== null && { channel_name: channel.name }),
    ...(type !== undefined && { channel_type: type }),
  };
}
