import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who works on an app, what became of it in each workspace, and consent for a whole org. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCollaborators(db);
  await createChanges(db);
  await db.schema
    .alterTable("oauth_codes")
    .addColumn("org_id", columnsOf(db).text, (c) => c.references("orgs.id"))
    .execute();
}

async function createCollaborators(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_collaborators")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_collaborators_key", ["app_id", "user_id"])
    .execute();
  await sql`insert into app_collaborators (app_id, user_id, role, added_ms)
    select id, owner_id, 'owner', created_ms from apps where owner_id is not null`.execute(db);
}

/** Begins with what is installed by now. What was granted to whom in those days is still in the grants. */
async function createChanges(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .addKey(db.schema.createTable("app_changes"), "id")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("change", text, (c) => c.notNull())
    .addColumn("scopes", text, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_changes_by_team").on("app_changes").columns(["team_id", "id"]).execute();
  await sql`insert into app_changes (team_id, app_id, user_id, change, scopes, at_ms)
    select installations.team_id, installations.app_id, installations.installer_id, 'added', coalesce(
      (select max(grants.scopes) from grants
        where grants.installation_id = installations.id and grants.kind = 'bot' and grants.revoked_ms is null), ''),
      installations.created_ms
    from installations where installations.removed_ms is null order by installations.created_ms, installations.id`.execute(
    db,
  );
}
