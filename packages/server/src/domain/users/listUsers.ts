import { type Outcome, succeed } from "@platform/protocol";
import { selectUsers } from "../../storage/queries/users.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

/** People and bots of the caller's workspace, a page at a time, in the order of their ids. */
export async function listUsers(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ users: UserRow[]; next: string }, "invalid_cursor">> {
  const from = openCursor(ctx, "users", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectUsers(ctx.db, {
    teamId: ctx.caller.teamId,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const users = rows.slice(0, asked.limit);
  const last = users.at(-1);
  const next = rows.length > users.length && last ? sealCursor(ctx, "users", last.id) : "";
  return succeed({ users, next });
}
