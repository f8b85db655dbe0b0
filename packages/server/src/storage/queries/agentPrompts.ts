import type { Db, Tx } from "../db.ts";
import type { AgentPromptsTable } from "../tables/agentPrompts.ts";

export async function upsertAgentPrompts(tx: Tx, row: AgentPromptsTable): Promise<void> {
  const { title, prompts } = row;
  await tx
    .insertInto("agent_prompts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "app_id"]).doUpdateSet({ title, prompts }))
    .execute();
}

export function selectAgentPrompts(
  db: Db | Tx,
  channelKey: number,
  appId: string,
): Promise<AgentPromptsTable | undefined> {
  return db
    .selectFrom("agent_prompts")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .where("app_id", "=", appId)
    .executeTakeFirst();
}
