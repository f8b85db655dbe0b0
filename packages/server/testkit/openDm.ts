import { succeed } from "@platform/protocol";
import { nobody } from "../src/domain/caller.ts";
import { defineOperation } from "../src/domain/context.ts";
import { insertChannel, insertMember } from "../src/storage/queries/channels.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** Direct messages cannot be opened through the API yet, so a test writes the conversation down. */
export const plantDm = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string; readonly userIds: readonly string[] }) => {
    const id = ctx.ids.next("dm");
    const [creator = ""] = input.userIds;
    const nothing = { topic: "", topic_by: "", topic_ms: 0, purpose: "", purpose_by: "", purpose_ms: 0 };
    const key = await insertChannel(ctx.db, {
      id,
      team_id: input.teamId,
      kind: input.userIds.length > 2 ? "mpim" : "im",
      name: input.userIds.length > 2 ? `mpdm-${id}` : null,
      is_general: 0,
      is_archived: 0,
      creator_id: creator,
      ...nothing,
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
      last_ts: 0,
    });
    for (const userId of input.userIds) {
      await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: 0 });
    }
    return succeed({ id });
  },
);

/** A direct message between these people of the first workspace; tells its id. */
export async function openDm(world: Workspace, ...people: readonly Actor[]): Promise<string> {
  const teamId = world.dev.teams[0]?.id ?? "";
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const userIds = people.map((person) => person.id);
  return (await world.platform.store.write(plantDm, context, { teamId, userIds })).id;
}
