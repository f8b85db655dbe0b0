import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import type { ReadContext } from "../context.ts";

/** An app that nobody owns could only be changed by admins, who may not know of it. */
export async function isLastOwner(ctx: ReadContext, appId: string, userId: string): Promise<boolean> {
  const owners = (await selectCollaborators(ctx.db, appId)).filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.user_id === userId;
}
