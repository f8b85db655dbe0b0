import { socketScopes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import type { Db } from "../../storage/db.ts";
import {
  selectAudience,
  selectChannelKind,
  selectChannelPlace,
  selectGuestsOutside,
} from "../../storage/queries/channels.ts";
import {
  type OutboxPosition,
  selectOutboxAfter,
  selectOutboxEnd,
  selectOutboxLast,
  selectOutboxReach,
} from "../../storage/queries/outbox.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { readSharing } from "../connections/sharing.ts";
import { isBefore } from "../deliveries/position.ts";
import { accessEnded, type EndedAccess } from "./endAccess.ts";
import { type FormerMembers, readFormerMembers } from "./formerMembers.ts";
import { type PresenceSignal, presenceSignal } from "./presenceSignal.ts";
import type { PresentEvent } from "./presentEvent.ts";

export type { OutboxPosition } from "../../storage/queries/outbox.ts";

/** An event on its way out: its JSON, and who receives it. */
export interface OutgoingEvent {
  readonly type: string;
  readonly teamId: string;
  /** The people who receive it; the whole workspace if undefined. */
  readonly userIds: readonly string[] | undefined;
  /** Those of them who do not: guests who are not in the channel that it is about. */
  readonly hiddenFrom?: readonly string[];
  /** The other workspaces whose people may be among them. */
  readonly sharedWith?: readonly string[];
  /** A socket's token needs one of these. */
  readonly scopes: readonly string[];
  readonly json: string;
  /** For sockets whose token may see e-mail addresses, where that makes a difference. */
  readonly jsonWithEmail?: string;
  /** Nothing to pass on: the sockets that match have to be checked. */
  readonly endsAccess?: EndedAccess;
  /** The presence of a person changed, as every server with sockets of theirs has to know. */
  readonly presenceOf?: PresenceSignal;
}

export interface EventPage {
  readonly events: readonly OutgoingEvent[];
  readonly position: OutboxPosition;
  readonly hasMore: boolean;
  /** Events after the position were pruned before they were read here, or the position is none of this database. */
  readonly hasGap: boolean;
}

/** The scope that shows e-mail addresses. */
export const emailScope = "users:read.email";

const pageSize = 200;

/** What was committed after a position. Events of a channel are for its members, including former members who left since. */
export async function readEvents(db: Db, present: PresentEvent, after: OutboxPosition): Promise<EventPage> {
  const rows = await selectOutboxAfter(db, after, pageSize);
  const members = await readMembersOf(db, rows);
  const former = await readFormerMembers(db, rows.filter(isInChannel));
  const events: OutgoingEvent[] = [];
  for (const row of rows) {
    if (row.audience === "app") continue;
    const { type, team_id: teamId, payload } = row;
    if (type === accessEnded) {
      const endsAccess = JSON.parse(payload) as EndedAccess;
      events.push({ type, teamId, userIds: undefined, scopes: [], json: "", endsAccess });
      continue;
    }
    if (type === presenceSignal) {
      const presenceOf = JSON.parse(payload) as PresenceSignal;
      events.push({ type, teamId, userIds: undefined, scopes: [], json: "", presenceOf });
      continue;
    }
    const { kind, ...audience } = await readAudience(db, row, members, former);
    const json = present({ type, json: payload }, []);
    const jsonWithEmail = present({ type, json: payload }, [emailScope]);
    const more = jsonWithEmail === json ? {} : { jsonWithEmail };
    events.push({ type, teamId, ...audience, scopes: socketScopes(type, kind), json, ...more });
  }
  // Asked after the rows were read: what is pruned from now on is among them, or comes after them.
  const { pruned, isHeld } = await selectOutboxReach(db, after);
  // Neither there nor pruned: the database was restored to a time before it, and clients have seen what is gone.
  const isUnknown = !isHeld && isBefore(pruned, after);
  const hasGap = isUnknown || isBefore(after, pruned);
  const last = rows.at(-1);
  const position = last ? { txid: last.txid, id: last.id } : after;
  return { events, position, hasMore: rows.length === pageSize, hasGap };
}

interface Audience extends Pick<OutgoingEvent, "userIds" | "hiddenFrom" | "sharedWith"> {
  /** Of the conversation that the event is about. */
  readonly kind: ChannelKind | undefined;
}

function isInChannel({ audience, channel_id: channelId }: OutboxRow): boolean {
  return audience === "channel" && channelId !== null;
}

type Members = ReadonlyMap<string, Audience & { readonly userIds: readonly string[] }>;

async function readMembersOf(db: Db, rows: readonly OutboxRow[]): Promise<Members> {
  const channelIds = new Set(rows.filter(isInChannel).map((row) => row.channel_id ?? ""));
  const members = new Map<string, Audience & { readonly userIds: readonly string[] }>();
  for (const channelId of channelIds) members.set(channelId, await readMembers(db, channelId));
  return members;
}

async function readAudience(db: Db, row: OutboxRow, members: Members, former: FormerMembers): Promise<Audience> {
  const { audience, channel_id: channelId, team_id: teamId, user_id: userId } = row;
  const found = isInChannel(row) ? members.get(channelId ?? "") : undefined;
  if (found) {
    const gone = former(row);
    return gone.length === 0 ? found : { ...found, userIds: [...found.userIds, ...gone] };
  }
  const place = channelId === null ? undefined : await selectChannelPlace(db, channelId);
  const kind = place?.kind;
  if (audience === "user") {
    const userIds = userId === null ? [] : [userId];
    const shared = place && readSharing(place);
    // The person has the conversation in each of these workspaces that they are in.
    return shared ? { userIds, sharedWith: [place.team_id, ...shared.teamIds], kind } : { userIds, kind };
  }
  const hiddenFrom = channelId === null ? [] : await selectGuestsOutside(db, teamId, channelId);
  return hiddenFrom.length > 0 ? { userIds: undefined, hiddenFrom, kind } : { userIds: undefined, kind };
}

async function readMembers(db: Db, channelId: string): Promise<Audience & { readonly userIds: readonly string[] }> {
  const { userIds, sharing, kind: known } = await selectAudience(db, channelId);
  // A channel that everybody has left still has a kind, which the scopes of its events depend on.
  const kind = known ?? (await selectChannelKind(db, channelId));
  const shared = readSharing({ sharing });
  return shared ? { userIds, sharedWith: shared.teamIds, kind } : { userIds, kind };
}

/** The last event that was committed. A reader that stands before it has something to read. */
export function readLastEvent(db: Db): Promise<OutboxPosition> {
  return selectOutboxLast(db);
}

export function readEventsEnd(db: Db): Promise<OutboxPosition> {
  return selectOutboxEnd(db);
}
