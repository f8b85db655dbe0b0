import type { Db } from "../../storage/db.ts";
import { selectAudience, selectChannelKind } from "../../storage/queries/channels.ts";
import { selectCodeChannelIds } from "../../storage/queries/codeChannels.ts";
import { selectSubscribers, type SubscriberRow } from "../../storage/queries/subscribers.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { readSharing } from "../connections/sharing.ts";
import { readFormerMembers } from "../events/formerMembers.ts";
import { subscriptionsIn } from "./subscriptions.ts";

/** Who an event of a channel is for, and which apps act in a workspace; each read once for all events of a page. */
export interface Surroundings {
  /** Nothing for events that are not for the members of a channel. */
  audience(row: OutboxRow): Audience | undefined;
  subscribers(teamId: string): Promise<readonly SubscriberRow[]>;
  kind(channelId: string): Promise<ChannelKind | undefined>;
  isCodeChannel(channelId: string): Promise<boolean>;
}

export interface Audience {
  readonly userIds: ReadonlySet<string>;
  readonly teamIds: readonly string[];
  readonly isExternal: boolean;
}

export async function readSurroundings(db: Db, rows: readonly OutboxRow[]): Promise<Surroundings> {
  const inChannels = rows.filter((row) => row.audience === "channel" && row.channel_id !== null);
  const audiences = new Map<string, Audience>();
  for (const channelId of new Set(inChannels.map((row) => row.channel_id ?? ""))) {
    audiences.set(channelId, await readAudience(db, channelId));
  }
  const formerMembers = await readFormerMembers(db, inChannels);
  const subscribers = new Map<string, Promise<readonly SubscriberRow[]>>();
  const codeChannels = new Map<string, Promise<boolean>>();
  const kinds = new Map<string, Promise<ChannelKind | undefined>>();
  return {
    audience(row) {
      const audience = row.audience === "channel" ? audiences.get(row.channel_id ?? "") : undefined;
      const former = audience ? formerMembers(row) : [];
      if (!audience || former.length === 0) return audience;
      return { ...audience, userIds: new Set([...audience.userIds, ...former]) };
    },
    isCodeChannel: (channelId) =>
      once(codeChannels, channelId, async () => (await selectCodeChannelIds(db, [channelId])).has(channelId)),
    kind: (channelId) => once(kinds, channelId, () => selectChannelKind(db, channelId)),
    subscribers: (teamId) => once(subscribers, teamId, () => readSubscribers(db, teamId)),
  };
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

async function readAudience(db: Db, channelId: string): Promise<Audience> {
  const { userIds, sharing } = await selectAudience(db, channelId);
  const shared = readSharing({ sharing });
  return {
    userIds: new Set(userIds),
    teamIds: shared?.teamIds ?? [],
    isExternal: shared?.isExternal ?? false,
  };
}

/** Only those that want anything: most apps do not. */
async function readSubscribers(db: Db, teamId: string): Promise<SubscriberRow[]> {
  const rows = await selectSubscribers(db, teamId);
  return rows.filter(({ manifest }) => {
    const { way, botEvents, userEvents } = subscriptionsIn(manifest);
    return way !== undefined && botEvents.size + userEvents.size > 0;
  });
}
