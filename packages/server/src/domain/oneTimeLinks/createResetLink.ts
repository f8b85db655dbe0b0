import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { mailPerson } from "../mail/mailPerson.ts";
import { newLink } from "./linkRow.ts";

interface ResetOf {
  readonly userIds: readonly string[];
  readonly userAgent: string;
}

/**
 * Mails each of these people a link with which they choose a new password. Links that they have stay valid: anybody can
 * request a new one, and must not be able to take away the one that an operator has just printed.
 */
export const createResetLink = defineOperation(
  import.meta,
  async (ctx, { userIds, userAgent }: ResetOf): Promise<Outcome<object, never>> => {
    for (const userId of userIds) await mailLink(ctx, userId, userAgent);
    return succeed({});
  },
);

async function mailLink(ctx: WriteContext, userId: string, userAgent: string): Promise<void> {
  const user = await selectUserAtHome(ctx.db, userId);
  if (!ctx.sendsMail || !user || user.deactivated_ms !== null || user.bot_id !== null || user.email === null) return;
  const untilMs = ctx.nowMs + limits.password_reset_life_s * 1000;
  const { path, row } = newLink(ctx, { purpose: "password", team_id: user.team_id, user_id: user.id });
  await insertOneTimeLink(ctx.db, { ...row, expires_ms: untilMs });
  await noteSignIn(ctx, { action: "user_password_reset_requested", userId, client: userAgent });
  await mailPerson(ctx, { kind: "password_reset", userId, untilMs, content: () => ({ path }) });
}
