import { addMembers } from "../channels/addMembers.ts";
import type { WriteContext } from "../context.ts";
import { addPerson } from "../invites/joinByLink.ts";
import { newcomerChannels } from "../teams/newcomerChannels.ts";
import type { ProviderClaims } from "./providerClaims.ts";

export interface Provisioned {
  readonly teamId: string;
  /** With an address that the provider verified. */
  readonly claims: ProviderClaims;
  readonly locale: string;
}

/** Creates the account of a person who signs in for the first time, as a member: no provider decides who runs a workspace. */
export async function provisionMember(ctx: WriteContext, { teamId, claims, locale }: Provisioned): Promise<string> {
  const place = { team_id: teamId, role: "member" as const };
  const realName = claims.name === "" ? (claims.email.split("@")[0] ?? "") : claims.name;
  const userId = await addPerson(ctx, place, { realName, email: claims.email, locale, isEmailTrusted: true });
  for (const channel of await newcomerChannels(ctx, place)) await addMembers(ctx, channel, [userId], undefined);
  return userId;
}
