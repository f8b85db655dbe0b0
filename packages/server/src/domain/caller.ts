import type { TokenKind } from "../storage/tables/tokens.ts";
import type { Role } from "../storage/tables/memberships.ts";
import type { OrgRole } from "../storage/tables/users.ts";
import type { Permission } from "./access/systemRoles.ts";

/** Who asks, as the token told. Plain data: it crosses to the writer thread. */
export interface Caller {
  readonly kind: TokenKind | "refresh" | "none";
  readonly userId: string;
  readonly userName: string;
  readonly role: Role;
  readonly orgRole: OrgRole | undefined;
  readonly teamId: string;
  readonly teamName: string;
  readonly teamDomain: string;
  readonly orgId: string | undefined;
  /** For the bot of an org-wide installation: the workspaces it may enter. Nothing for everybody else. */
  readonly granted: readonly string[] | undefined;
  /** What was allowed when the token was given out; nothing for callers without a token. */
  readonly grantId?: string | undefined;
  readonly installationId: string | undefined;
  readonly appId: string | undefined;
  readonly appName: string | undefined;
  /** Set when the app is installed for a whole org. */
  readonly isOrgInstall?: true;
  /** How the app came here: built by its customer, from the directory, or neither. */
  readonly distribution: "internal" | "unlisted" | "directory" | undefined;
  readonly installedMs: number | undefined;
  readonly botId: string | undefined;
  /** The picture of a bot in several sizes, as its messages name it. */
  readonly icons?: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
  /** The sign-in session, for a person at our own client. */
  readonly sessionId?: string | undefined;
  /** The provider through which the person of that session signed in; empty or left out for a password. */
  readonly providerId?: string | undefined;
  /** Set for a person at our own client: the limits on apps are not for them. */
  readonly isInPerson?: true;
  /** Seconds are counted from here when the answer is made. */
  readonly expiresMs: number | undefined;
  /** The execution of a function that the token was given for. */
  readonly executionId?: string | undefined;
  /** What the called method needs of people without a rank; set for each call, never by a token. */
  readonly permission?: Permission | undefined;
}

/** For the few methods that take no token. It sees nothing, because it is in no workspace. */
export const nobody: Caller = {
  kind: "none",
  userId: "",
  userName: "",
  role: "single_channel_guest",
  orgRole: undefined,
  teamId: "",
  teamName: "",
  teamDomain: "",
  orgId: undefined,
  granted: undefined,
  installationId: undefined,
  appId: undefined,
  appName: undefined,
  distribution: undefined,
  installedMs: undefined,
  botId: undefined,
  scopes: [],
  expiresMs: undefined,
};

/** Runs the workspace: may change what belongs to others in it. */
export function isAdmin({ role }: Pick<Caller, "role">): boolean {
  return role === "primary_owner" || role === "owner" || role === "admin";
}

export function isGuest(caller: Pick<Caller, "role">): boolean {
  return caller.role === "multi_channel_guest" || caller.role === "single_channel_guest";
}
