import { isIdShaped } from "@platform/protocol";
import { selectInviteLink } from "../../storage/queries/inviteLinks.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { InviteLinkRow } from "../../storage/tables/inviteLinks.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { isInviteKey } from "./inviteKey.ts";

export interface GivenInvite {
  readonly inviteId: string;
  readonly key: string;
}

/** The invite link, while it still admits people; an invalid link gives no reason. */
export async function readInviteLink(
  ctx: ReadContext,
  given: GivenInvite,
): Promise<{ link: InviteLinkRow; team: TeamRow } | undefined> {
  if (!isIdShaped(given.inviteId) || !isInviteKey(ctx.secrets, given.inviteId, given.key)) return undefined;
  const link = await selectInviteLink(ctx.db, given.inviteId);
  const isLive = link && link.revoked_ms === null && link.expires_ms > ctx.nowMs && link.uses_left > 0;
  const team = isLive ? await selectTeam(ctx.db, link.team_id) : undefined;
  return link && team && team.deleted_ms === null ? { link, team } : undefined;
}
