import { type Outcome, succeed } from "@platform/protocol";
import { selectUsers } from "../../storage/queries/users.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { slackbotIn, withSlackbot } from "./slackbot.ts";

/** People and bots of the caller's workspace, a page at a time, in the order of their ids; Slackbot among them. */
export async function listUsers(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ users: UserRow[]; next: string }, "invalid_cursor">> {
  const from = openCursor(ctx, "users", asked.cursor);
  if (!from.ok) return from;
  const { teamId } = ctx.caller;
  const page = { afterId: from.at ?? "", limit: asked.limit + 1 };
  const known = await selectUsers(ctx.db, { teamId, ...page });
  const rows = withSlackbot(known, { slackbot: slackbotIn(teamId), idOf: (user) => user.id, ...page });
  const users = rows.slice(0, asked.limit);
  const last = users.at(-1);
  const next = rows.length > users.length && last ? sealCursor(ctx, "users", last.id) : "";
  return succeed({ users, next });
}
