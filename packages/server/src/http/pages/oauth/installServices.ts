/** A request to install an app, as it stood in the address. */
export interface InstallRequest {
  readonly clientId: string;
  readonly scope: string;
  readonly userScope: string;
  readonly redirectUri: string | undefined;
  readonly state: string | undefined;
  readonly team: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
}

/** A mistake in the request itself. Its author sees it on a page; nobody is redirected for one. */
export interface InstallFault {
  readonly ok: false;
  readonly error: "invalid_client_id" | "bad_redirect_uri" | "invalid_scope" | "no_scopes" | "invalid_code_challenge";
  /** The scopes at fault. */
  readonly names: readonly string[];
}

export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** Whoever is signed in, and what they may do about this request. */
export interface Installer {
  readonly userId: string;
  readonly name: string;
  readonly team: NamedItem;
  readonly permission: "allowed" | "other_workspace" | "not_distributed" | "restricted" | "guest" | "needs_admin";
  /** Workspaces of the same org where this person has an account too. */
  readonly otherTeams: readonly NamedItem[];
  /** Who can help somebody that may not. */
  readonly admins: readonly string[];
  readonly isInstalled: boolean;
  /** The org, when this person may choose it instead of the one workspace. */
  readonly org: NamedItem | undefined;
}

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

/** What the consent pages are given: the request understood, and a way to say yes to it. */
export interface InstallServices {
  look(request: InstallRequest, userId: string | undefined): Promise<InstallView | InstallFault>;
  /** The code that stands for this person's consent; nothing when they may no longer give it. */
  approve(request: InstallRequest, userId: string, choice: InstallChoice): Promise<string | undefined>;
}
