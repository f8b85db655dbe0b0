import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { systemIds } from "../../ports/ports.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import type { ProviderSignInRow } from "../../storage/tables/providerSignIns.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { openSession } from "../people/openSession.ts";
import type { IssuerCode } from "../signInProviders/oidc/askIssuer.ts";
import { readCallback } from "../signInProviders/oidc/readCallback.ts";
import { applyGroups } from "./groups/applyGroups.ts";
import { sealIdToken } from "./idToken.ts";
import { openClaims } from "./keptClaims.ts";
import { sealPending } from "./pendingIdentity.ts";
import type { ProviderClaims } from "./providerClaims.ts";
import { type ResolveCode, resolveIdentity } from "./resolveIdentity.ts";
import type { ProviderTools } from "./startProviderSignIn.ts";
import { takeProviderSignIn } from "./takeProviderSignIn.ts";

export interface ProviderReturn {
  readonly providerId: string;
  /** The query that the browser came back with. */
  readonly query: string;
  /** The secret in the cookie of the browser. */
  readonly browser: string;
  readonly userAgent: string;
  /** The session that the browser had. */
  readonly instead: string | undefined;
  readonly locale: string;
}

export type FinishCode = Exclude<ResolveCode, "link_required"> | IssuerCode | "sign_in_over" | "provider_required";

/** A session, or an identity that the person has to link to an account first. */
export type Finished =
  | { readonly session: string; readonly userId: string; readonly redirect: string; readonly isAdded: boolean }
  | { readonly pending: string; readonly redirect: string };

/** Completes what `startProviderSignIn` began. Each answer of a provider counts once, in the browser that asked for it. */
export async function finishProviderSignIn(
  ctx: ProviderTools,
  input: ProviderReturn,
): Promise<Outcome<{ finished: Finished }, FinishCode>> {
  const { providerId, query, browser } = input;
  const provider = isIdShaped(providerId) ? await selectSignInProvider(ctx.db, providerId) : undefined;
  if (!provider || provider.is_enabled === 0) return refuse("provider_not_found");
  const state = new URLSearchParams(query).get("state") ?? "";
  const taken = await ctx.write(takeProviderSignIn, { state, providerId, browser });
  if (!taken.ok) return taken;
  const { begun } = taken;
  const read =
    provider.kind === "saml" ? readKept(ctx, provider, begun) : await readCallback(ctx, provider, { state, query });
  if (!read.ok) return read;
  const { claims, idToken } = read;
  const pending = () =>
    succeed({ finished: { pending: sealPending(ctx, { providerId, claims }, browser), redirect: begun.redirect } });
  if (begun.purpose === "link") return pending();
  const place = { providerId, claims, teamId: begun.team_id, linkHash: begun.link_hash, locale: input.locale };
  const resolved = await ctx.write(resolveIdentity, place);
  if (!resolved.ok) return resolved.error === "link_required" ? pending() : refuse(resolved.error);
  const { userId, teamId, isCodeDue } = resolved;
  await ctx.write(applyGroups, { providerId, userId, claims });
  const sealedIdToken = idToken === "" ? "" : sealIdToken({ secrets: ctx.secrets, ids: systemIds }, userId, idToken);
  const proof = { id: providerId, subject: claims.subject, session: claims.session, sealedIdToken };
  const opened = await ctx.write(openSession, {
    userId,
    teamId,
    userAgent: input.userAgent,
    isCodeDue,
    instead: isAddition(begun) ? undefined : input.instead,
    provider: proof,
  });
  if (!opened.ok) return opened;
  const { session } = opened;
  return succeed({ finished: { session, userId, redirect: begun.redirect, isAdded: isAddition(begun) } });
}

/** What `receiveAnswer` kept, unless the provider has become another one since. */
function readKept(
  { secrets }: ProviderTools,
  { issuer }: SignInProviderRow,
  begun: ProviderSignInRow,
): Outcome<{ claims: ProviderClaims; idToken: string }, "sign_in_over"> {
  const claims = openClaims(secrets, begun);
  return claims?.issuer === issuer ? succeed({ claims, idToken: "" }) : refuse("sign_in_over");
}

const isAddition = ({ purpose }: ProviderSignInRow): boolean => purpose === "add";
