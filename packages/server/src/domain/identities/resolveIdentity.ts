import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIdentitiesOfUser, selectIdentity, updateIdentityUsed } from "../../storage/queries/identities.ts";
import { deleteOneTimeLink, lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import { selectSessions } from "../../storage/queries/sessions.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { selectUserByEmail, selectUserAtHome } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addIdentity } from "./addIdentity.ts";
import { type LinkFault, linkFault } from "./linkFault.ts";
import type { ProviderClaims } from "./providerClaims.ts";
import { provisionMember } from "./provisionMember.ts";
import { providerTeams } from "./providerTeams.ts";

export interface ProvenIdentity {
  readonly providerId: string;
  readonly claims: ProviderClaims;
  /** The workspace of the sign-in page; empty when none was named. */
  readonly teamId: string;
  /** The hash of the one-time link of an account that the person claims; empty without one. */
  readonly linkHash: string;
  /** As the browser asks for it, such as `de-AT`. */
  readonly locale: string;
}

export type ResolveCode = LinkFault | "provider_not_found" | "link_required" | "link_over";

type Resolved = Outcome<{ userId: string; teamId: string | undefined; isCodeDue: boolean }, ResolveCode>;

/**
 * Whose account belongs to an identity that a provider has just proved. Issuer and subject decide; an address never does by
 * itself. A first sign-in ends in one of these: an account that its holder claims with a one-time link; an account that
 * nobody has used yet, where an administrator trusts the provider for its verified address; a new account, where the provider
 * provisions; or the answer that the person has to prove an account of theirs first, which is the same whether there is one.
 */
export const resolveIdentity = defineOperation(import.meta, async (ctx, input: ProvenIdentity): Promise<Resolved> => {
  const { claims } = input;
  // Two first sign-ins at once would both find nobody.
  await lockRedemption(ctx.db);
  const provider = await selectSignInProvider(ctx.db, input.providerId);
  if (!provider || provider.is_enabled === 0) return refuse("provider_not_found");
  const teamIds = (await providerTeams(ctx.db, provider)).map(({ id }) => id);
  const teamId = teamIds.includes(input.teamId) ? input.teamId : undefined;
  const key = { provider_id: provider.id, issuer: claims.issuer, subject: claims.subject };
  const known = await selectIdentity(ctx.db, key);
  if (known) {
    // A person who became an admin since needs no second factor to go on: the link was made before.
    const fault = await linkFault(ctx.db, { userId: known.user_id, teamIds, nowMs: ctx.nowMs });
    if (fault === "account_inactive") return refuse(fault);
    await updateIdentityUsed(ctx.db, key, { email: claims.email, used_ms: ctx.nowMs });
    return resolved(ctx, known.user_id, teamId);
  }
  const place = { provider, teamIds, teamId };
  if (input.linkHash !== "") return claimAccount(ctx, input, place);
  return (await adoptAccount(ctx, input, place)) ?? (await createAccount(ctx, input, place)) ?? refuse("link_required");
});

interface Place {
  readonly provider: SignInProviderRow;
  readonly teamIds: readonly string[];
  readonly teamId: string | undefined;
}

/** The one-time link is proof that the operator, or an administrator, means this person. */
async function claimAccount(ctx: WriteContext, { claims, linkHash }: ProvenIdentity, place: Place): Promise<Resolved> {
  const link = await deleteOneTimeLink(ctx.db, linkHash, ctx.nowMs);
  const userId = link?.purpose === "password" ? link.user_id : null;
  if (userId === null) return refuse("link_over");
  const fault = await linkFault(ctx.db, { userId, teamIds: place.teamIds, nowMs: ctx.nowMs });
  if (fault) return refuse(fault);
  await addIdentity(ctx, { provider: place.provider, claims, userId, linkedBy: "claim_link" });
  return resolved(ctx, userId, place.teamId);
}

/** An account that was imported or provisioned, and that nobody has signed in to. Undefined when there is none to link. */
async function adoptAccount(
  ctx: WriteContext,
  { claims }: ProvenIdentity,
  place: Place,
): Promise<Resolved | undefined> {
  if (!isTrusted(place.provider, claims)) return undefined;
  const holders = await holdersOf(ctx, claims.email, place.teamIds);
  const [holder, ...others] = holders;
  if (!holder || others.length > 0 || !(await isUnclaimed(ctx, holder.id))) return undefined;
  const fault = await linkFault(ctx.db, { userId: holder.id, teamIds: place.teamIds, nowMs: ctx.nowMs });
  if (fault) return refuse(fault);
  await addIdentity(ctx, { provider: place.provider, claims, userId: holder.id, linkedBy: "trusted_domain" });
  return resolved(ctx, holder.id, place.teamId);
}

/** Undefined where the provider creates no account for this person. */
async function createAccount(
  ctx: WriteContext,
  { claims, locale }: ProvenIdentity,
  { provider, teamIds, teamId }: Place,
): Promise<Resolved | undefined> {
  const isAdmitted =
    claims.isEmailVerified && claims.email !== "" && (provider.domains === "" || isTrusted(provider, claims));
  if (provider.provisions === 0 || teamId === undefined || !isAdmitted) return undefined;
  // Nobody gets a second account, and people who were deactivated get none at all.
  if ((await holdersOf(ctx, claims.email, teamIds)).length > 0) return undefined;
  const userId = await provisionMember(ctx, { teamId, claims, locale });
  await addIdentity(ctx, { provider, claims, userId, linkedBy: "provisioning" });
  return resolved(ctx, userId, teamId);
}

async function resolved(ctx: WriteContext, userId: string, teamId: string | undefined): Promise<Resolved> {
  const user = await selectUserAtHome(ctx.db, userId);
  return succeed({ userId, teamId, isCodeDue: (user?.two_factor_ms ?? null) !== null });
}

/** Whether an administrator takes the word of the provider for this address, and the provider gives it. */
export function isTrusted(
  provider: Pick<SignInProviderRow, "domains">,
  { email, isEmailVerified }: Pick<ProviderClaims, "email" | "isEmailVerified">,
): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isEmailVerified && email !== "" && provider.domains.split(",").includes(domain);
}

/** The people with an address, deactivated ones included. */
async function holdersOf(ctx: WriteContext, email: string, teamIds: readonly string[]): Promise<UserRow[]> {
  const found = new Map<string, UserRow>();
  for (const teamId of teamIds) {
    const user = await selectUserByEmail(ctx.db, teamId, email);
    if (user) found.set(user.id, user);
  }
  return [...found.values()];
}

/** Without any way in, nobody has used the account: no password, no identity, and no session of a link. */
async function isUnclaimed(ctx: WriteContext, userId: string): Promise<boolean> {
  const [password, identities, sessions] = [
    await selectPasswordHash(ctx.db, userId),
    await selectIdentitiesOfUser(ctx.db, userId),
    await selectSessions(ctx.db, userId),
  ];
  return password === undefined && identities.length === 0 && sessions.length === 0;
}
