import type { Insertable } from "kysely";
import { handleIn } from "./memberships.ts";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { readStatement } from "../statement.ts";
import type { AppRow, AppsTable } from "../tables/apps.ts";
import type { InstallationRow, InstallationsTable } from "../tables/installations.ts";

export function selectApp(db: Db, id: string): Promise<AppRow | undefined> {
  return db.selectFrom("apps").selectAll().where("id", "=", id).where("deleted_ms", "is", null).executeTakeFirst();
}

/** All with the name, the oldest first: names are not unique. */
export function selectAppsNamed(db: Db, name: string): Promise<AppRow[]> {
  return db
    .selectFrom("apps")
    .selectAll()
    .where("name", "=", name)
    .where("deleted_ms", "is", null)
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
}

export function selectAppByClientId(db: Db, clientId: string): Promise<AppRow | undefined> {
  return db
    .selectFrom("apps")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("deleted_ms", "is", null)
    .executeTakeFirst();
}

/** Whatever of an app is counted or chosen among several is decided behind this. */
export async function lockApp(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("apps")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", id)
    .execute();
}

export async function insertApp(tx: Tx, row: Insertable<AppsTable>): Promise<void> {
  await tx.insertInto("apps").values(row).execute();
}

export async function updateApp(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      AppRow,
      | "name"
      | "manifest"
      | "address_ranges"
      | "messages_tab_off"
      | "rotation"
      | "distribution"
      | "deleted_ms"
      | "events_off_ms"
      | "client_secret_generation"
      | "signing_secret_generation"
    >
  >,
): Promise<void> {
  await tx.updateTable("apps").set(change).where("id", "=", id).execute();
}

/** Where an app is installed now. */
export function selectInstallations(db: Db, appId: string): Promise<InstallationRow[]> {
  return db
    .selectFrom("installations")
    .selectAll()
    .where("app_id", "=", appId)
    .where("removed_ms", "is", null)
    .orderBy("id")
    .execute();
}

/**
 * Where these apps are installed now. Locked until the commit: an app cannot be uninstalled in between, and one that is
 * being uninstalled is waited for.
 */
export async function lockInstallations(
  tx: Tx,
  appIds: readonly string[],
): Promise<Pick<InstallationRow, "app_id" | "team_id" | "org_id">[]> {
  const live = tx
    .selectFrom("installations")
    .select(["app_id", "team_id", "org_id"])
    .where("app_id", "in", appIds)
    .where("removed_ms", "is", null);
  return (dialectOf(tx) === "postgres" ? live.orderBy("id").forShare() : live).execute();
}

/** An app's place in a workspace, also one that was removed: there is never a second. */
export function selectInstallation(db: Db, appId: string, teamId: string): Promise<InstallationRow | undefined> {
  return db
    .selectFrom("installations")
    .selectAll()
    .where("app_id", "=", appId)
    .where("team_id", "=", teamId)
    .executeTakeFirst();
}

export function selectInstallationById(db: Db, id: string): Promise<InstallationRow | undefined> {
  return db.selectFrom("installations").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertInstallation(tx: Tx, row: Insertable<InstallationsTable>): Promise<void> {
  await tx.insertInto("installations").values(row).execute();
}

export async function updateInstallation(
  tx: Tx,
  id: string,
  change: Partial<Pick<InstallationRow, "org_id" | "bot_user_id" | "installer_id" | "created_ms" | "removed_ms">>,
): Promise<void> {
  await tx.updateTable("installations").set(change).where("id", "=", id).execute();
}

export async function updateInstallationRemoved(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.updateTable("installations").set({ removed_ms: nowMs }).where("id", "=", id).execute();
}

/** The apps that may be at work in a workspace: installed there, or for the whole org. Those there longest come first. */
export async function selectInstalledAppIds(
  db: Db,
  where: { readonly teamId: string; readonly orgId: string | undefined },
): Promise<string[]> {
  const { teamId, orgId } = where;
  const rows = await db
    .selectFrom("installations")
    .select("app_id")
    .where("removed_ms", "is", null)
    .where((row) =>
      orgId === undefined
        ? row("team_id", "=", teamId)
        : row.or([row("team_id", "=", teamId), row("org_id", "=", orgId)]),
    )
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.app_id);
}

export interface NamedInstallation extends InstallationRow {
  readonly team_name: string;
  readonly installer_name: string;
}

/** Where an app is installed now, by name; the latest come first. */
export function selectNamedInstallations(db: Db, appId: string): Promise<NamedInstallation[]> {
  return db
    .selectFrom("installations")
    .innerJoin("teams", "teams.id", "installations.team_id")
    .selectAll("installations")
    .select([
      "teams.name as team_name",
      handleIn("installations.team_id", "installations.installer_id").as("installer_name"),
    ])
    .where("installations.app_id", "=", appId)
    .where("installations.removed_ms", "is", null)
    .orderBy("installations.created_ms", "desc")
    .orderBy("installations.id")
    .execute();
}

/** How often each of these apps is installed now; those that are nowhere are left out. */
export async function countInstallations(db: Db, appIds: readonly string[]): Promise<Map<string, number>> {
  if (appIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("installations")
    .select((row) => ["app_id", row.fn.countAll<number | string>().as("count")])
    .where("app_id", "in", appIds)
    .where("removed_ms", "is", null)
    .groupBy("app_id")
    .execute();
  return new Map(rows.map(({ app_id, count }) => [app_id, Number(count)]));
}

const manifestById = readStatement<[id: string], { readonly manifest: string }>(
  "select manifest from apps where id = $1 and deleted_ms is null",
);

/** The manifest alone, for calls that apps make often. */
export async function selectManifest(db: Db, id: string): Promise<string | undefined> {
  const [row] = await manifestById(db, id);
  return row?.manifest;
}
