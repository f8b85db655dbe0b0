import { type EnterpriseRow, selectEnterprises } from "../../storage/queries/memberships.ts";
import type { ReadContext } from "../context.ts";

export type { EnterpriseRow } from "../../storage/queries/memberships.ts";

/** The org and workspaces of each of these people, by id. Nothing is asked where the caller's workspace is in no org. */
export async function listEnterprises(
  { db, caller }: Pick<ReadContext, "db" | "caller">,
  users: readonly { readonly id: string; readonly bot_id: string | null }[],
): Promise<ReadonlyMap<string, EnterpriseRow>> {
  if (caller.orgId === undefined && caller.kind !== "none") return new Map();
  return selectEnterprises(
    db,
    users.filter((user) => user.bot_id === null).map((user) => user.id),
  );
}
