import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";
import { isWorkspaceAdmin } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { checkInvitation, type InvitedCode } from "../oneTimeLinks/checkInvitation.ts";
import { openInvitation, type OpenedInvitation } from "../oneTimeLinks/openInvitation.ts";
import { addInviteRequest, type Wish } from "./addInviteRequest.ts";
import { approveByInvitation } from "./approveByInvitation.ts";
import { noteInvite } from "./noteInvite.ts";

export type InvitePersonCode = InvitedCode | "user_is_restricted";

type Done =
  | { readonly invitation: OpenedInvitation; readonly requestId?: undefined }
  | { readonly invitation?: undefined; readonly requestId: string };

/** Invites a person to the caller's workspace, or asks its administrators to, where only they may. */
export const invitePerson = defineOperation(
  import.meta,
  async (ctx, wish: Wish): Promise<Outcome<Done, InvitePersonCode>> => {
    const { caller } = ctx;
    if (isGuest(caller)) return refuse("user_is_restricted");
    const { team } = await accessOwnTeam(ctx);
    await lockRedemption(ctx.db);
    const invited = { ...wish, teamId: team.id };
    const checked = await checkInvitation(ctx, invited, { viewerIds: [caller.userId], isAgain: false });
    if (!checked.ok) return checked;
    const { email } = checked;
    const isByAdmin = isWorkspaceAdmin(caller, team);
    if (team.invites_need_approval === 1 && !isByAdmin) {
      return succeed({ requestId: (await addInviteRequest(ctx, team, { ...wish, email })).id });
    }
    await noteInvite(ctx, "user_invited", { teamId: team.id, email });
    const words = { message: "", realName: wish.realName, guestExpiresMs: null };
    const invitation = await openInvitation(ctx, { ...invited, ...words, email });
    if (isByAdmin) await approveByInvitation(ctx, { teamId: team.id, email });
    return succeed({ invitation });
  },
);
