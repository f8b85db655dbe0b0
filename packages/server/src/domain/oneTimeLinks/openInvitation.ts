import { deleteInvitesOf, insertOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import type { WriteContext } from "../context.ts";
import { mailInvitation } from "../mail/mailInvitation.ts";
import type { Invited } from "./checkInvitation.ts";
import { newLink } from "./linkRow.ts";

export interface OpenedInvitation {
  /** The path of the link, which nothing shows again. */
  readonly path: string;
  readonly expiresMs: number;
  /** Whether the server sends the link to the address, too. */
  readonly isMailed: boolean;
}

interface Words {
  readonly message: string;
  readonly realName: string;
  /** When a guest loses access. */
  readonly guestExpiresMs: number | null;
}

/** Creates the link of an invitation that was checked, in the name of the caller. An earlier one for the address ends. */
export async function openInvitation(
  ctx: WriteContext,
  { teamId, email, role, channelIds, message, realName, guestExpiresMs }: Invited & Words,
): Promise<OpenedInvitation> {
  await deleteInvitesOf(ctx.db, teamId, email);
  const { path, row } = newLink(ctx, {
    purpose: "invite",
    team_id: teamId,
    email,
    role,
    inviter_id: ctx.caller.userId,
    channel_ids: [...new Set(channelIds)].join(","),
    message,
    real_name: realName,
    guest_expires_ms: guestExpiresMs,
  });
  await insertOneTimeLink(ctx.db, row);
  await mailInvitation(ctx, row, path);
  return { path, expiresMs: row.expires_ms, isMailed: ctx.sendsMail };
}
