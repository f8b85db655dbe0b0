import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessUserOrSlackbot } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";

export interface ExchangedIds {
  readonly orgId: string;
  /** Each known id with the id of the same person in the org. */
  readonly known: Record<string, string>;
  readonly unknown: readonly string[];
}

/**
 * The ids that people have in the org, by those of the workspace before it joined. Ids never change here when a workspace
 * joins an org (decision 38), so each is its own; what the caller learns is which of them belong to the workspace.
 */
export async function exchangeUserIds(
  ctx: ReadContext,
  userIds: readonly string[],
): Promise<Outcome<ExchangedIds, "not_enterprise_team" | "too_many_users">> {
  const { orgId } = ctx.caller;
  if (orgId === undefined) return refuse("not_enterprise_team");
  const ids = [...new Set(userIds)];
  if (ids.length > limits.exchanged_users_max) return refuse("too_many_users");
  const known: Record<string, string> = {};
  const unknown: string[] = [];
  for (const id of ids) {
    const found = await accessUserOrSlackbot(ctx, id);
    if (found.ok) known[id] = found.user.id;
    else unknown.push(id);
  }
  return succeed({ orgId, known, unknown });
}
