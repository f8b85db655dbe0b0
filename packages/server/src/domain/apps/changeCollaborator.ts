import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIsCollaborator, upsertCollaborator } from "../../storage/queries/collaborators.ts";
import { defineOperation } from "../context.ts";
import type { CollaboratorInRole } from "./addCollaborator.ts";
import { type CollaboratorCode, findCollaborator } from "./findCollaborator.ts";
import { isLastOwner } from "./isLastOwner.ts";

/** Gives a collaborator another role. The last owner stays an owner. */
export const changeCollaborator = defineOperation(
  import.meta,
  async (ctx, input: CollaboratorInRole): Promise<Outcome<object, CollaboratorCode | "cannot_remove_owner">> => {
    const found = await findCollaborator(ctx, input.appId, input);
    if (!found.ok) return found;
    const { app, user } = found;
    if (!(await selectIsCollaborator(ctx.db, app.id, user.id))) return refuse("user_not_found");
    if (input.role === "reader" && (await isLastOwner(ctx, app.id, user.id))) return refuse("cannot_remove_owner");
    await upsertCollaborator(ctx.db, { app_id: app.id, user_id: user.id, role: input.role, added_ms: ctx.nowMs });
    return succeed({});
  },
);
