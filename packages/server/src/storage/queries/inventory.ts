import type { Db } from "../db.ts";
import { usersIn } from "./users.ts";

/** All there is, for the file that tells app authors of their dev workspace. Small by nature: a seed wrote it. */
export async function selectInventory(db: Db) {
  return {
    orgs: await db.selectFrom("orgs").selectAll().orderBy("created_ms").orderBy("id").execute(),
    teams: await db.selectFrom("teams").selectAll().orderBy("created_ms").orderBy("id").execute(),
    users: await usersIn(db).orderBy("users.created_ms").orderBy("users.id").execute(),
    channels: await db.selectFrom("channels").selectAll().orderBy("name").execute(),
    apps: await db.selectFrom("apps").selectAll().orderBy("name").execute(),
    installations: await db.selectFrom("installations").selectAll().orderBy("created_ms").orderBy("id").execute(),
    webhooks: await db.selectFrom("incoming_webhooks").selectAll().orderBy("created_ms").orderBy("id").execute(),
    passwords: await db.selectFrom("passwords").selectAll().execute(),
    grants: await db.selectFrom("grants").selectAll().where("revoked_ms", "is", null).execute(),
  };
}
