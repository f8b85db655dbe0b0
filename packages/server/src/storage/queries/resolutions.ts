import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppRow } from "../tables/apps.ts";
import type { AppResolutionsTable, Resolution } from "../tables/appResolutions.ts";

export async function upsertResolution(tx: Tx, row: Insertable<AppResolutionsTable>): Promise<void> {
  const { resolution, user_id, at_ms, scopes } = row;
  await tx
    .insertInto("app_resolutions")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["team_id", "app_id"]).doUpdateSet({ resolution, user_id, at_ms, scopes }),
    )
    .execute();
}

export async function selectResolution(
  db: Db,
  where: { readonly teamId: string; readonly appId: string },
): Promise<Resolution | undefined> {
  const row = await db
    .selectFrom("app_resolutions")
    .select("resolution")
    .where("team_id", "=", where.teamId)
    .where("app_id", "=", where.appId)
    .executeTakeFirst();
  return row?.resolution;
}

/** The scopes that an approval is limited to; undefined without an approval or without a limit. */
export async function selectApprovedScopes(
  db: Db,
  where: { readonly teamId: string; readonly appId: string },
): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom("app_resolutions")
    .select("scopes")
    .where("team_id", "=", where.teamId)
    .where("app_id", "=", where.appId)
    .executeTakeFirst();
  return row?.scopes?.split(",");
}

/** Whether there was one. */
export async function deleteResolution(
  tx: Tx,
  where: { readonly teamId: string; readonly appId: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("app_resolutions")
    .where("team_id", "=", where.teamId)
    .where("app_id", "=", where.appId)
    .returning("app_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export interface ResolvedApp extends AppRow {
  readonly resolved_by: string;
  readonly resolved_ms: number;
}

/** The apps that these workspaces decided so about, each once with its latest decision, by id. */
export function selectResolvedApps(
  db: Db,
  where: {
    readonly teamIds: readonly string[];
    readonly resolution: Resolution;
    readonly isFromDirectory: boolean;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<ResolvedApp[]> {
  const query = db
    .selectFrom("app_resolutions")
    .innerJoin("apps", "apps.id", "app_resolutions.app_id")
    .selectAll("apps")
    .select(["app_resolutions.user_id as resolved_by", "app_resolutions.at_ms as resolved_ms"])
    .where("app_resolutions.team_id", "in", where.teamIds)
    .where("app_resolutions.resolution", "=", where.resolution)
    .where("apps.deleted_ms", "is", null)
    .where("apps.id", ">", where.afterId)
    .where((outer) =>
      outer.not(
        outer.exists(
          outer
            .selectFrom("app_resolutions as later")
            .select("later.app_id")
            .whereRef("later.app_id", "=", "app_resolutions.app_id")
            .where("later.team_id", "in", where.teamIds)
            .where("later.resolution", "=", where.resolution)
            .where((inner) =>
              inner.or([
                inner("later.at_ms", ">", inner.ref("app_resolutions.at_ms")),
                inner.and([
                  inner("later.at_ms", "=", inner.ref("app_resolutions.at_ms")),
                  inner("later.team_id", ">", inner.ref("app_resolutions.team_id")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("apps.id")
    .limit(where.limit);
  return (where.isFromDirectory ? query.where("apps.distribution", "=", "directory") : query).execute();
}
