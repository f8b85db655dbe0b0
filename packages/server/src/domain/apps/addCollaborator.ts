import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIsCollaborator, upsertCollaborator } from "../../storage/queries/collaborators.ts";
import type { CollaboratorRole } from "../../storage/tables/appCollaborators.ts";
import { defineOperation } from "../context.ts";
import { type CollaboratorCode, findCollaborator, type NamedPerson } from "./findCollaborator.ts";

export interface CollaboratorInRole extends NamedPerson {
  readonly appId: string;
  readonly role: CollaboratorRole;
}

/** Adds a collaborator to an app. */
export const addCollaborator = defineOperation(
  import.meta,
  async (ctx, input: CollaboratorInRole): Promise<Outcome<object, CollaboratorCode | "user_already_owner">> => {
    const found = await findCollaborator(ctx, input.appId, input);
    if (!found.ok) return found;
    const { app, user } = found;
    if (await selectIsCollaborator(ctx.db, app.id, user.id)) return refuse("user_already_owner");
    await upsertCollaborator(ctx.db, { app_id: app.id, user_id: user.id, role: input.role, added_ms: ctx.nowMs });
    return succeed({});
  },
);
