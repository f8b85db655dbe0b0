import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUser, selectUserByEmail } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { accessApp, type AppRow } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";

/** A person as tools name people: by id or by email address. */
export interface NamedPerson {
  readonly userId: string | undefined;
  readonly email: string | undefined;
}

export type CollaboratorCode = "app_not_found" | "access_denied" | "user_not_found";

/** The app, and a person of its workspace, for callers who may manage collaborators. */
export async function findCollaborator(
  ctx: ReadContext,
  appId: string,
  person: NamedPerson,
): Promise<Outcome<{ app: AppRow; user: UserRow }, CollaboratorCode>> {
  const found = await accessApp(ctx, appId, "app_not_found");
  if (!found.ok) return found;
  const user = await findPerson(ctx, found.app.team_id, person);
  if (!user || user.bot_id !== null || user.deactivated_ms !== null) {
    return refuse("user_not_found");
  }
  return succeed({ app: found.app, user });
}

async function findPerson(ctx: ReadContext, teamId: string, { userId, email }: NamedPerson) {
  if (email !== undefined) return selectUserByEmail(ctx.db, teamId, email);
  return userId !== undefined && isIdShaped(userId) ? selectUser(ctx.db, teamId, userId) : undefined;
}
