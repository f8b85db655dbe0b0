import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { PublicKey } from "../../../domain/openid/addSigningKey.ts";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";
import type { AuthorizeFlow } from "../../../domain/oauth/flows.ts";
import type { ReadInstall } from "../../../domain/oauth/readInstallRequest.ts";

/** A request to install an app, as it stood in the address. */
export interface InstallRequest {
  readonly flow: AuthorizeFlow;
  readonly clientId: string;
  readonly scope: string;
  readonly userScope: string;
  readonly redirectUri: string | undefined;
  readonly state: string | undefined;
  readonly team: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
  readonly nonce: string | undefined;
  readonly responseType: string | undefined;
  readonly responseMode: string | undefined;
}

/** A mistake in the request itself. Its author sees it on a page; nobody is redirected for one. */
export type InstallFault = Extract<ReadInstall, { readonly ok: false }>;

export type NamedItem = Installer["team"];

export interface InstallView {
  readonly ok: true;
  readonly app: { readonly name: string; readonly description: string; readonly rotates: boolean };
  readonly redirectUri: string;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** Nothing when nobody is signed in. */
  readonly installer: Installer | undefined;
  /** What to choose from, when the app asks for an address that posts into one channel. */
  readonly webhookChannels: readonly NamedItem[] | undefined;
}

/** What the person decided besides saying yes. */
export interface InstallChoice {
  readonly isForOrg: boolean;
  readonly webhookChannelId: string | undefined;
}

/** A JSON Web Key. */
export type PublishedKey = PublicKey;

/** What the consent pages are given: the request understood, and a way to say yes to it. */
export interface InstallServices {
  look(request: InstallRequest, member: MemberKey | undefined): Promise<InstallView | InstallFault>;
  /** The code that stands for this person's consent; nothing when they may no longer give it. */
  approve(request: InstallRequest, member: MemberKey, choice: InstallChoice): Promise<string | undefined>;
  /** Asks the administrators for approval. False when the person does not need it, or may not install apps at all. */
  request(request: InstallRequest, member: MemberKey, message: string): Promise<boolean>;
  /** The keys that id tokens are verified with. */
  publishedKeys(): Promise<readonly PublishedKey[]>;
}
