import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteCollaborator, selectIsCollaborator } from "../../storage/queries/collaborators.ts";
import { defineOperation } from "../context.ts";
import { type CollaboratorCode, findCollaborator, type NamedPerson } from "./findCollaborator.ts";
import { isLastOwner } from "./isLastOwner.ts";

/** Removes a collaborator from an app. The last owner stays. */
export const removeCollaborator = defineOperation(
  import.meta,
  async (
    ctx,
    input: NamedPerson & { readonly appId: string },
  ): Promise<Outcome<object, CollaboratorCode | "cannot_remove_owner">> => {
    const found = await findCollaborator(ctx, input.appId, input);
    if (!found.ok) return found;
    const { app, user } = found;
    if (!(await selectIsCollaborator(ctx.db, app.id, user.id))) return refuse("user_not_found");
    if (await isLastOwner(ctx, app.id, user.id)) return refuse("cannot_remove_owner");
    await deleteCollaborator(ctx.db, app.id, user.id);
    return succeed({});
  },
);
