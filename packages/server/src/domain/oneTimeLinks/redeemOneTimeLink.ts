import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel } from "../../storage/queries/channels.ts";
import { deleteOneTimeLink, deletePasswordLinksOf, lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { upsertPassword } from "../../storage/queries/passwords.ts";
import { deleteAttempt } from "../../storage/queries/signInAttempts.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectPeople, selectUserAtHome, selectUserByEmail, updateUser } from "../../storage/queries/users.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { isGuest } from "../caller.ts";
import { addMembers } from "../channels/addMembers.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addPerson } from "../invites/joinByLink.ts";
import { endEmailChange } from "../emailChanges/endEmailChange.ts";
import { mailPasswordChange } from "../mail/mailPasswordChange.ts";
import { accountTries } from "../people/attemptKeys.ts";
import { readAdmission } from "../identities/readAdmission.ts";
import { dropSecondFactors } from "../people/dropSecondFactors.ts";
import { endSessions } from "../people/endSessions.ts";
import { newcomerChannels } from "../teams/newcomerChannels.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { createFirstOwner, type FirstOwner } from "./createFirstOwner.ts";
import type { OneTimeLinkRow } from "./linkRow.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";

export type RedeemCode = "link_over" | "email_taken" | "provider_required";

export interface Redemption extends FirstOwner {
  /** The secret of the link. */
  readonly key: string;
}

type Redeemed = Outcome<{ userId: string; isCodeDue: boolean }, RedeemCode>;

/** Uses up a link and does what it is for. A refusal rolls back, so that the link can be used again. */
export const redeemOneTimeLink = defineOperation(import.meta, async (ctx, input: Redemption): Promise<Redeemed> => {
  await lockRedemption(ctx.db);
  const link = await deleteOneTimeLink(ctx.db, hashToken(input.key), ctx.nowMs);
  if (!link) return refuse("link_over");
  if (link.purpose === "password") return choosePassword(ctx, link, input.passwordHash);
  const added = link.purpose === "setup" ? await createFirstOwner(ctx, input) : await join(ctx, link, input);
  return added.ok ? succeed({ userId: added.userId, isCodeDue: false }) : added;
});

/** The person's new password. All sessions end: the link may have been requested because another person has the old one. */
async function choosePassword(ctx: WriteContext, link: OneTimeLinkRow, passwordHash: string): Promise<Redeemed> {
  const user = link.user_id === null ? undefined : await selectUserAtHome(ctx.db, link.user_id);
  if (!user || user.deactivated_ms !== null) return refuse("link_over");
  if (!(await readAdmission(ctx.db, { userId: user.id, providerId: "" }))) return refuse("provider_required");
  await upsertPassword(ctx.db, user.id, passwordHash, ctx.nowMs);
  await noteSignIn(ctx, { action: "user_password_changed", userId: user.id, details: { by: "one-time link" } });
  await mailPasswordChange(ctx, user.id);
  await endEmailChange(ctx, user.id);
  // Links of other requests, which a second mail may hold.
  await deletePasswordLinksOf(ctx.db, user.id);
  await endSessions.within(ctx, { userId: user.id });
  await deleteAttempt(ctx.db, accountTries(ctx.secrets, user.id).key);
  const removesFactor = link.removes_second_factor === 1;
  if (removesFactor) await dropSecondFactors(ctx, user.id);
  return succeed({ userId: user.id, isCodeDue: user.two_factor_ms !== null && !removesFactor });
}

/** Creates the account of an invited person, who joins the default channels. */
async function join(
  ctx: WriteContext,
  link: OneTimeLinkRow,
  person: Redemption,
): Promise<Outcome<{ userId: string }, RedeemCode>> {
  const team = link.team_id === null ? undefined : await selectTeam(ctx.db, link.team_id);
  const { email } = link;
  if (!team || team.deleted_ms !== null || email === null || link.role === null) return refuse("link_over");
  if (!(await readAdmission(ctx.db, { teamId: team.id, providerId: "" }))) return refuse("provider_required");
  const holder = await selectUserByEmail(ctx.db, team.id, email);
  if (holder?.deactivated_ms === null) return refuse("email_taken");
  const role = (await isFirstOwner(ctx, link, team.id)) ? "primary_owner" : link.role;
  const userId = await addPerson(
    ctx,
    { team_id: team.id, role },
    // Only the operator is trusted with the address: an administrator could open the link alone.
    {
      realName: person.realName,
      email,
      locale: person.locale,
      ...(link.inviter_id === "" && { isEmailTrusted: true as const }),
    },
  );
  await upsertPassword(ctx.db, userId, person.passwordHash, ctx.nowMs);
  if (link.guest_expires_ms !== null) {
    await updateUser(ctx.db, { id: userId, team_id: team.id }, { expires_ms: link.guest_expires_ms });
  }
  for (const channel of await channelsOf(ctx, link, team.id)) {
    await addMembers(ctx, channel, [userId], link.inviter_id || undefined);
  }
  return succeed({ userId });
}

/** Whom the operator invites as an owner of a workspace that has no primary owner becomes that. */
async function isFirstOwner(ctx: WriteContext, link: OneTimeLinkRow, teamId: string): Promise<boolean> {
  if (link.role !== "owner" || link.inviter_id !== "") return false;
  const owners = { teamId, isActive: true, roles: ["primary_owner" as const], afterId: "", limit: 1 };
  return (await selectPeople(ctx.db, owners)).length === 0;
}

/** Those of the invitation that still exist, and the default channels; guests whom an administrator invites are in their own alone. */
async function channelsOf(ctx: WriteContext, link: OneTimeLinkRow, teamId: string): Promise<ChannelRow[]> {
  const isInvitedGuest = link.inviter_id !== "" && link.role !== null && isGuest({ role: link.role });
  const role = link.role ?? "member";
  const channels = isInvitedGuest ? [] : await newcomerChannels(ctx, { team_id: teamId, role });
  for (const id of link.channel_ids.split(",").filter((text) => text !== "")) {
    const channel = await selectChannel(ctx.db, id);
    const isOpen = channel?.team_id === teamId && channel.is_archived === 0;
    if (channel && isOpen && !channels.some(({ key }) => key === channel.key)) channels.push(channel);
  }
  return channels;
}
