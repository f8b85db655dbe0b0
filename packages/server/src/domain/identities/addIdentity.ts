import { deleteIdentity, insertIdentity, selectIdentity } from "../../storage/queries/identities.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { LinkedBy } from "../../storage/tables/identities.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";
import type { ProviderClaims } from "./providerClaims.ts";

export interface NewIdentity {
  readonly provider: SignInProviderRow;
  readonly claims: Pick<ProviderClaims, "issuer" | "subject" | "email">;
  readonly userId: string;
  readonly linkedBy: LinkedBy;
}

/** Links whom a provider identifies to a person. From here on the pair of issuer and subject alone decides. */
export async function addIdentity(
  ctx: WriteContext,
  { provider, claims, userId, linkedBy }: NewIdentity,
): Promise<void> {
  const { issuer, subject, email } = claims;
  await insertIdentity(ctx.db, {
    provider_id: provider.id,
    issuer,
    subject,
    user_id: userId,
    email,
    linked_by: linkedBy,
    created_ms: ctx.nowMs,
    used_ms: ctx.nowMs,
  });
  await noteIdentity(ctx, "identity_linked", {
    userId,
    details: { ...detailsOf(provider, claims), linked_by: linkedBy },
  });
}

/** Takes it away from the person. False when it was not linked to them. */
export async function dropIdentity(
  ctx: WriteContext,
  {
    provider,
    issuer,
    subject,
    userId,
  }: {
    readonly provider: SignInProviderRow;
    readonly issuer: string;
    readonly subject: string;
    readonly userId: string;
  },
): Promise<boolean> {
  const key = { provider_id: provider.id, issuer, subject };
  const found = await selectIdentity(ctx.db, key);
  if (found?.user_id !== userId) return false;
  await deleteIdentity(ctx.db, key);
  await noteIdentity(ctx, "identity_unlinked", { userId, details: detailsOf(provider, found) });
  return true;
}

function detailsOf(provider: SignInProviderRow, claims: Pick<ProviderClaims, "issuer" | "subject" | "email">) {
  return { provider: provider.id, issuer: claims.issuer, subject: claims.subject, address: claims.email };
}

async function noteIdentity(
  ctx: WriteContext,
  action: "identity_linked" | "identity_unlinked",
  { userId, details }: { readonly userId: string; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  const user = await selectUserAtHome(ctx.db, userId);
  if (!user) return;
  const { id, name, email, team_id: teamId } = user;
  await noteAction(ctx, {
    action,
    entity: { type: "user", id, state: { name, email, team: teamId } },
    teamId,
    actorId: ctx.caller.userId === "" ? userId : ctx.caller.userId,
    details,
  });
}
