import type { Actor, Workspace } from "./workspace.ts";

/** Puts people on a new legal hold; returns its id. */
export async function holdPeople(
  world: Workspace,
  people: readonly Actor[],
  more: {
    readonly restriction?: "NO_RESTRICTION" | "ONLY_DMS";
    readonly start_date?: number;
    readonly end_date?: number;
  } = {},
): Promise<string> {
  const { policy } = await world.alice.does("admin.legalHolds.policies.create", {
    name: "Case 7",
    entity_ids: people.map(({ id }) => id),
    ...more,
  });
  return policy.id;
}

/** What holds preserve of a conversation: one line per revision, oldest first. */
export async function heldTexts({ platform }: Workspace, channelId: string): Promise<string[]> {
  const rows = await platform.store.db
    .selectFrom("held_revisions")
    .select(["change", "body"])
    .where("channel_id", "=", channelId)
    .orderBy("ts")
    .orderBy("revision")
    .execute();
  return rows.map(({ change, body }) => `${change}: ${(JSON.parse(body) as { text: string }).text}`);
}
