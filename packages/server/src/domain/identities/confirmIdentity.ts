import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIdentity } from "../../storage/queries/identities.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addIdentity } from "./addIdentity.ts";
import { type LinkFault, linkFault } from "./linkFault.ts";
import type { PendingIdentity } from "./pendingIdentity.ts";
import { providerTeams } from "./providerTeams.ts";

export type ConfirmCode = LinkFault | "provider_not_found" | "identity_taken" | "session_too_weak";

export interface Confirmation extends PendingIdentity {
  readonly userId: string;
  /** The provider of the session in which the person confirms; empty for a password. */
  readonly sessionProviderId: string;
}

/** Links an identity to the person of a session, who has seen what is linked and agreed. */
export const confirmIdentity = defineOperation(
  import.meta,
  async (ctx, input: Confirmation): Promise<Outcome<object, ConfirmCode>> => {
    await lockRedemption(ctx.db);
    const { userId, claims } = input;
    const provider = await selectSignInProvider(ctx.db, input.providerId);
    if (!provider || provider.is_enabled === 0) return refuse("provider_not_found");
    if (!(await isProof(ctx, provider, input.sessionProviderId))) return refuse("session_too_weak");
    const teamIds = (await providerTeams(ctx.db, provider)).map(({ id }) => id);
    const fault = await linkFault(ctx.db, { userId, teamIds, nowMs: ctx.nowMs });
    if (fault) return refuse(fault);
    const { issuer, subject } = claims;
    const known = await selectIdentity(ctx.db, { provider_id: provider.id, issuer, subject });
    if (known) return known.user_id === userId ? succeed({}) : refuse("identity_taken");
    await addIdentity(ctx, { provider, claims, userId, linkedBy: "confirmation" });
    return succeed({});
  },
);

/**
 * A session by password proves the account. One through a provider does so only for providers of the same workspace or org:
 * the owners of one workspace could otherwise open another one with their provider.
 */
async function isProof(ctx: WriteContext, provider: SignInProviderRow, sessionProviderId: string): Promise<boolean> {
  if (sessionProviderId === "") return true;
  const used = await selectSignInProvider(ctx.db, sessionProviderId);
  return used?.scope_id === provider.scope_id;
}
