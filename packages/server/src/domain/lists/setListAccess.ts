import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMember } from "../../storage/queries/channels.ts";
import { deleteListAccess, selectRecordsWithout, upsertListAccess } from "../../storage/queries/lists.ts";
import { accessOwnList, type ListLevel } from "../access/accessList.ts";
import { accessUser } from "../access/accessUser.ts";
import { defineOperation } from "../context.ts";

export type ListAccessCode = "list_not_found" | "restricted_action" | "user_not_found" | "access_denied";

export interface ListAccess {
  readonly listId: string;
  readonly userIds: readonly string[];
  /** Nothing takes the list away from them. */
  readonly level: ListLevel | undefined;
}

/** Gives people a list, with what is said of its records; or takes it away. Its maker keeps it. */
export const setListAccess = defineOperation(
  import.meta,
  async (ctx, input: ListAccess): Promise<Outcome<object, ListAccessCode>> => {
    const seen = await accessOwnList(ctx, input.listId);
    if (!seen.ok) return seen;
    const { list } = seen;
    for (const id of new Set(input.userIds)) {
      const found = await accessUser(ctx, id);
      if (!found.ok) return found;
      if (id === list.user_id) return refuse("restricted_action");
      if (input.level === undefined) {
        await deleteListAccess(ctx.db, list.id, id);
        continue;
      }
      await upsertListAccess(ctx.db, list.id, id, input.level);
      for (const { key, last_ts } of await selectRecordsWithout(ctx.db, list.id, id)) {
        await insertMember(ctx.db, { channel_key: key, user_id: id, joined_ms: ctx.nowMs, last_read_ts: last_ts });
      }
    }
    return succeed({});
  },
);
