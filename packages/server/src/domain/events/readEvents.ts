import type { Db } from "../../storage/db.ts";
import { selectAudience, selectGuestsOutside } from "../../storage/queries/channels.ts";
import { type OutboxPosition, selectOutboxAfter, selectOutboxEnd } from "../../storage/queries/outbox.ts";
import { readSharing } from "../connections/sharing.ts";
import { accessEnded, type EndedAccess } from "./endAccess.ts";

export type { OutboxPosition } from "../../storage/queries/outbox.ts";

/** An event on its way out: its JSON, and who hears of it. */
export interface OutgoingEvent {
  readonly type: string;
  readonly teamId: string;
  /** The people who hear of it; all of the workspace when undefined. */
  readonly userIds: readonly string[] | undefined;
  /** Those of them who do not: guests who are not in the channel that it is about. */
  readonly hiddenFrom?: readonly string[];
  /** The other workspaces whose people may be among them. */
  readonly sharedWith?: readonly string[];
  readonly json: string;
  /** Nothing to tell: these people may listen no longer. */
  readonly endsAccess?: EndedAccess;
}

export interface EventPage {
  readonly events: readonly OutgoingEvent[];
  readonly position: OutboxPosition;
  readonly hasMore: boolean;
}

const pageSize = 200;

/** What was committed after a position. Membership is read now, so whoever has left since hears nothing more. */
export async function readEvents(db: Db, after: OutboxPosition): Promise<EventPage> {
  const rows = await selectOutboxAfter(db, after, pageSize);
  const audiences = new Map<string, Audience>();
  const events: OutgoingEvent[] = [];
  for (const row of rows) {
    if (row.audience === "app") continue;
    if (row.type === accessEnded) {
      const endsAccess = JSON.parse(row.payload) as EndedAccess;
      const userIds = endsAccess.userId === undefined ? undefined : [endsAccess.userId];
      events.push({ type: row.type, teamId: row.team_id, userIds, json: "", endsAccess });
      continue;
    }
    let audience: Audience = { userIds: undefined };
    if (row.audience === "channel" && row.channel_id !== null) {
      audience = audiences.get(row.channel_id) ?? (await readAudience(db, row.channel_id));
      audiences.set(row.channel_id, audience);
    }
    if (row.audience === "team" && row.channel_id !== null) {
      const hiddenFrom = await selectGuestsOutside(db, row.team_id, row.channel_id);
      if (hiddenFrom.length > 0) audience = { userIds: undefined, hiddenFrom };
    }
    if (row.audience === "user") audience = { userIds: row.user_id === null ? [] : [row.user_id] };
    events.push({ type: row.type, teamId: row.team_id, ...audience, json: row.payload });
  }
  return { events, position: rows.at(-1) ?? after, hasMore: rows.length === pageSize };
}

type Audience = Pick<OutgoingEvent, "userIds" | "hiddenFrom" | "sharedWith">;

async function readAudience(db: Db, channelId: string): Promise<Audience> {
  const { userIds, sharing } = await selectAudience(db, channelId);
  const shared = readSharing({ sharing });
  return shared ? { userIds, sharedWith: shared.teamIds } : { userIds };
}

export function readEventsEnd(db: Db): Promise<OutboxPosition> {
  return selectOutboxEnd(db);
}
