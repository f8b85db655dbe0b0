import type { Workspace } from "./workspace.ts";

/** What was told under this type so far, oldest first, with who hears of it. */
export async function eventsOf(world: Workspace, type: string): Promise<Record<string, unknown>[]> {
  const rows = await world.platform.store.db
    .selectFrom("outbox")
    .select(["payload", "audience", "user_id"])
    .where("type", "=", type)
    .orderBy("id")
    .execute();
  return rows.map(({ payload, audience, user_id }) => ({
    ...(JSON.parse(payload) as Record<string, unknown>),
    $audience: audience,
    $userId: user_id,
  }));
}
