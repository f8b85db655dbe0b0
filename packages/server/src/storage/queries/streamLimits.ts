import type { Db } from "../db.ts";
import { lookupStatement, writeStatement } from "../statement.ts";
import type { TeamRow } from "../tables/teams.ts";

export type StreamLimitsRow = Pick<TeamRow, "stream_idle_s" | "stream_life_s">;

const selectByTeam = lookupStatement<[teamId: string], StreamLimitsRow>(
  "select stream_idle_s, stream_life_s from teams where id = $1",
);

export async function selectStreamLimits(db: Db, teamId: string): Promise<StreamLimitsRow | undefined> {
  return (await selectByTeam(db, teamId))[0];
}

export const updateStreamLimits = writeStatement<[teamId: string, idleS: number | null, lifeS: number | null]>(
  "update teams set stream_idle_s = $2, stream_life_s = $3 where id = $1",
);
