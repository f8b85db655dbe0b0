import { sql } from "kysely";
import type { Db } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { AccessLogRow } from "../tables/accessLogs.ts";
import { handleIn } from "./memberships.ts";

export const upsertAccess = writeStatement<
  [teamId: string, userId: string, ip: string, userAgent: string, nowMs: number]
>(`
  insert into access_logs (team_id, user_id, ip, user_agent, first_ms, last_ms, count) values ($1, $2, $3, $4, $5, $5, 1)
  on conflict (team_id, user_id, ip, user_agent) do update set count = access_logs.count + 1, last_ms = excluded.last_ms`);

/** With the handle of the person in the workspace. */
export type ListedAccess = AccessLogRow & { readonly name: string };

/** Where a page of the listing ended. */
export type AccessPosition = Pick<AccessLogRow, "last_ms" | "user_id" | "ip" | "user_agent">;

export interface AccessPage {
  readonly teamId: string;
  /** Only what happened before. */
  readonly beforeMs: number;
  readonly after?: AccessPosition | undefined;
  readonly offset?: number;
  readonly limit: number;
}

/** The latest first. */
export function selectAccesses(
  db: Db,
  { teamId, beforeMs, after, offset = 0, limit }: AccessPage,
): Promise<ListedAccess[]> {
  return accessesIn(db, teamId, beforeMs)
    .selectAll()
    .select(handleIn("access_logs.team_id", "access_logs.user_id").as("name"))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(last_ms, user_id, ip, user_agent) < (${after?.last_ms}, ${after?.user_id}, ${after?.ip}, ${after?.user_agent})`,
      ),
    )
    .orderBy("last_ms", "desc")
    .orderBy("user_id", "desc")
    .orderBy("ip", "desc")
    .orderBy("user_agent", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The browsers with which a person opened their workspaces, the latest first. */
export async function selectUserAgents(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("access_logs")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.team_id", "=", "access_logs.team_id")
        .onRef("memberships.user_id", "=", "access_logs.user_id"),
    )
    .select((select) => ["access_logs.user_agent", select.fn.max("access_logs.last_ms").as("last_ms")])
    .where("memberships.user_id", "=", userId)
    .groupBy("access_logs.user_agent")
    .orderBy("last_ms", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_agent);
}

export async function countAccesses(db: Db, teamId: string, beforeMs: number): Promise<number> {
  const row = await accessesIn(db, teamId, beforeMs)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function accessesIn(db: Db, teamId: string, beforeMs: number) {
  return db.selectFrom("access_logs").where("team_id", "=", teamId).where("last_ms", "<", beforeMs);
}
