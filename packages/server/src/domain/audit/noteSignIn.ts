import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { WriteContext } from "../context.ts";
import { sessionIdOf } from "../people/sessionId.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { noteAction } from "./noteAction.ts";

export type SignInAction =
  | "user_login"
  | "user_login_failed"
  | "user_logout"
  | "user_session_invalidated"
  | "user_password_changed"
  | "user_password_reset_requested"
  | "user_email_change_requested"
  | "sign_in_rule_bypassed"
  | "two_factor_enabled"
  | "two_factor_disabled"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_used"
  | "passkey_refused";

interface SignInEvent {
  readonly action: SignInAction;
  readonly userId: string;
  readonly teamId?: string | undefined;
  /** The text of the cookie. */
  readonly session?: string | undefined;
  readonly client?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Entries about sessions of a person, in the workspace that they sign in to, or in their first one. */
export async function noteSignIn(ctx: WriteContext, event: SignInEvent): Promise<void> {
  const { action, userId, session, client, details } = event;
  const user = await selectUserAtHome(ctx.db, userId);
  const teamId = event.teamId === undefined || event.teamId === "" ? user?.team_id : event.teamId;
  if (!user || teamId === undefined) return;
  await noteAction(ctx, {
    action,
    entity: { type: "user", id: userId, state: { name: user.name, email: user.email, team: teamId } },
    teamId,
    actorId: userId,
    ...(details && { details }),
    origin: {
      ...(session !== undefined && { sessionId: sessionIdOf(hashToken(session)) }),
      ...(client !== undefined && { client }),
    },
  });
}
