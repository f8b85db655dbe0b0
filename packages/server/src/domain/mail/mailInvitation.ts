import { deleteInvitationMail } from "../../storage/queries/mail.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { OneTimeLinkRow } from "../../storage/tables/oneTimeLinks.ts";
import type { WriteContext } from "../context.ts";
import { queueMail } from "./queueMail.ts";

/** Mails the link of an invitation to its address, in the language of the workspace: that of the person is not known yet. */
export async function mailInvitation(ctx: WriteContext, link: OneTimeLinkRow, path: string): Promise<void> {
  if (!ctx.sendsMail || link.team_id === null || link.email === null) return;
  const team = await selectTeam(ctx.db, link.team_id);
  const inviter = await selectUserAtHome(ctx.db, link.inviter_id);
  if (!team) return;
  await deleteInvitationMail(ctx.db, team.id, link.email);
  await queueMail(ctx, {
    kind: "invitation",
    recipient: link.email,
    teamId: team.id,
    locale: team.locale,
    content: {
      team: team.name,
      inviter: inviter?.real_name || inviter?.name || team.name,
      message: link.message,
      path,
      expiresMs: link.expires_ms,
      tz: inviter?.tz ?? "UTC",
    },
    untilMs: link.expires_ms,
  });
}
