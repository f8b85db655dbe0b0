import { nobody } from "../domain/caller.ts";
import { confirmIdentity } from "../domain/identities/confirmIdentity.ts";
import { endSessionUrl } from "../domain/identities/endSessionUrl.ts";
import { finishProviderSignIn } from "../domain/identities/finishProviderSignIn.ts";
import { listOwnIdentities } from "../domain/identities/listIdentities.ts";
import { offerProviders } from "../domain/identities/offerProviders.ts";
import { openPending } from "../domain/identities/pendingIdentity.ts";
import { receiveAnswer } from "../domain/identities/receiveAnswer.ts";
import { signOutByProvider } from "../domain/identities/signOutByProvider.ts";
import { startProviderSignIn } from "../domain/identities/startProviderSignIn.ts";
import { unlinkIdentity } from "../domain/identities/unlinkIdentity.ts";
import { findServiceMetadata } from "../domain/signInProviders/saml/findServiceMetadata.ts";
import type { CallServices } from "../http/call.ts";
import type { IdentityServices } from "../http/pages/identityServices.ts";
import type { CallContext } from "../methods/define.ts";
import { selectSignInProvider } from "../storage/queries/signInProviders.ts";
import { withOrigin } from "./auditServices.ts";

/** Gives the pages what they may not import: signing in through a provider, and the identities of an account. */
export function openIdentityServices({ callServices }: { readonly callServices: CallServices }): IdentityServices {
  const open = (): CallContext => withOrigin(callServices.openContext(nobody, {}, {}));
  return {
    offered: (named) => offerProviders(open(), named),
    start: (input) => startProviderSignIn(open(), input),
    finish: (input) => finishProviderSignIn(open(), input),
    receive: (input) => receiveAnswer(open(), input),
    serviceMetadata: (providerId) => findServiceMetadata(open(), providerId),
    own: (userId) => listOwnIdentities(open(), userId),
    async pending(sealed, browser) {
      const ctx = open();
      const found = openPending(ctx, sealed, browser);
      const provider = found && (await selectSignInProvider(ctx.db, found.providerId));
      return found && provider?.is_enabled === 1 ? { ...found, providerName: provider.name } : undefined;
    },
    confirm: (input) => open().write(confirmIdentity, input),
    unlink: async (input) => (await open().write(unlinkIdentity, input)).ok,
    signOut: (input) => signOutByProvider(open(), input),
    logout: (session) => endSessionUrl(open(), session),
  };
}
