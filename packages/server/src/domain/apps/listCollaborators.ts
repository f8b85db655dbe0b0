import { type Outcome, succeed } from "@platform/protocol";
import { type NamedCollaborator, selectCollaborators } from "../../storage/queries/collaborators.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";

/** Who works on an app, for everybody who does. */
export async function listCollaborators(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ collaborators: NamedCollaborator[] }, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found", "read");
  if (!found.ok) return found;
  return succeed({ collaborators: await selectCollaborators(ctx.db, found.app.id) });
}
