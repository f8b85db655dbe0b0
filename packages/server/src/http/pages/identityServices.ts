import type { confirmIdentity } from "../../domain/identities/confirmIdentity.ts";
import type { ProviderLogout } from "../../domain/identities/endSessionUrl.ts";
import type { finishProviderSignIn } from "../../domain/identities/finishProviderSignIn.ts";
import type { OwnIdentities } from "../../domain/identities/listIdentities.ts";
import type { OfferedProviders } from "../../domain/identities/offerProviders.ts";
import type { PendingIdentity } from "../../domain/identities/pendingIdentity.ts";
import type { receiveAnswer } from "../../domain/identities/receiveAnswer.ts";
import type { startProviderSignIn } from "../../domain/identities/startProviderSignIn.ts";
import type { signOutByProvider } from "../../domain/identities/signOutByProvider.ts";
import type { Unlinking } from "../../domain/identities/unlinkIdentity.ts";

/** A function of the domain without its context, which the services open. */
type Bound<Run> = Run extends (ctx: never, ...args: infer Args) => infer Result ? (...args: Args) => Result : never;
type InputOf<Operation> = Operation extends { within(ctx: never, input: infer Input): unknown } ? Input : never;
type ResultOf<Operation> = Operation extends { within(...args: never[]): Promise<infer Result> } ? Result : never;

/** What the pages may ask about identity providers, and do with them. The rules are the domain's. */
export interface IdentityServices {
  offered(named: { readonly domain?: string; readonly teamId?: string | undefined }): Promise<OfferedProviders>;
  readonly start: Bound<typeof startProviderSignIn>;
  readonly finish: Bound<typeof finishProviderSignIn>;
  /** The answer of a SAML provider. */
  readonly receive: Bound<typeof receiveAnswer>;
  /** What a SAML provider imports about this server; undefined for other ids. */
  serviceMetadata(providerId: string): Promise<string | undefined>;
  /** What is linked and could be linked to the account of a person. */
  own(userId: string): Promise<OwnIdentities>;
  /** Whom a provider proved in this browser, with the name of the provider. */
  pending(sealed: string, browser: string): Promise<(PendingIdentity & { readonly providerName: string }) | undefined>;
  confirm(input: InputOf<typeof confirmIdentity>): Promise<ResultOf<typeof confirmIdentity>>;
  /** False when it was not linked. */
  unlink(input: Unlinking): Promise<boolean>;
  readonly signOut: Bound<typeof signOutByProvider>;
  logout(session: string): Promise<ProviderLogout | undefined>;
}
