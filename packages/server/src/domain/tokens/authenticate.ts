import { limits, type Outcome, refuse } from "@platform/protocol";
import { createByteCache } from "../../ports/byteCache.ts";
import { type MaybePromise, mapMaybePromise } from "../../ports/maybePromise.ts";
import type { Db } from "../../storage/db.ts";
import { selectGrant, selectRefreshToken } from "../../storage/queries/grants.ts";
import { selectGrantedTeams } from "../../storage/queries/orgInstallations.ts";
import { selectOrg } from "../../storage/queries/teams.ts";
import { selectTokenOwner, type TokenOwner } from "../../storage/queries/tokens.ts";
import { type Caller, nobody } from "../caller.ts";
import { isLetIn } from "../../ports/outgoing/networks.ts";
import type { AccessConditions } from "./enterWorkspace.ts";
import { keepBy } from "./callerCache.ts";
import { hashPresentedToken, rememberToken } from "./tokenHashes.ts";

export type AuthenticationCode = "invalid_auth" | "token_expired" | "token_revoked" | "account_inactive";

/** Who a token speaks for, and what the workspace has decided about such as him. */
export interface Authenticated {
  readonly caller: Caller;
  /** A refresh token enters no workspace, and an org-wide one that of its call. */
  readonly conditions: AccessConditions | undefined;
}

export interface Presented {
  readonly nowMs: number;
  readonly orRefresh: boolean;
  /** Where the token was sent from. */
  readonly address: () => string;
}

/** Tells who a token speaks for, or why it no longer speaks. Asked of the store on every call: a revocation holds at once. */
export function authenticate(
  db: Db,
  token: string,
  presented: Presented,
): MaybePromise<Outcome<Authenticated, AuthenticationCode>> {
  // Before it is hashed: a token of a megabyte is none of ours, and its sender has proved nothing.
  if (token.length > limits.token_chars_max) return refuse("invalid_auth");
  const hash = hashPresentedToken(token);
  return mapMaybePromise(selectTokenOwner(db, hash), (owner) => {
    if (owner) rememberToken(token, hash);
    return authenticateOwner(db, hash, owner, presented);
  });
}

/** The same for a token of which only the hash is known: sockets are checked again long after they were opened. */
export function authenticateHash(
  db: Db,
  hash: string,
  presented: Presented,
): MaybePromise<Outcome<Authenticated, AuthenticationCode>> {
  return mapMaybePromise(selectTokenOwner(db, hash), (owner) => authenticateOwner(db, hash, owner, presented));
}

function authenticateOwner(
  db: Db,
  hash: string,
  owner: TokenOwner | undefined,
  presented: Presented,
): MaybePromise<Outcome<Authenticated, AuthenticationCode>> {
  if (!owner) return presented.orRefresh ? authenticateRefresh(db, hash) : refuse("invalid_auth");
  const fault = faultOf(owner, presented);
  if (fault) return refuse(fault);
  // What is given for one execution is for the workspace of that execution, whatever the app is installed for.
  const isForOrg = owner.kind === "bot" && owner.execution_id === null;
  if (isForOrg && owner.installed_org_id !== null) return authenticateOrgBot(db, owner, owner.installed_org_id);
  return authenticatedBy(hash, owner);
}

/** Belongs to no workspace until a call names one, so it goes by the name of its org. */
async function authenticateOrgBot(
  db: Db,
  owner: TokenOwner,
  orgId: string,
): Promise<Outcome<Authenticated, AuthenticationCode>> {
  const org = await selectOrg(db, orgId);
  const granted = await selectGrantedTeams(db, owner.installation_id ?? "");
  const place = { teamId: orgId, teamName: org?.name ?? "", teamDomain: org?.domain ?? "", orgId };
  return { ok: true, caller: { ...callerOf(owner), ...place, granted }, conditions: undefined };
}

const authenticatedBy = keepBy(
  (owner) => ({ ok: true, caller: callerOf(owner), conditions: accessConditionsOf(owner) }) as const,
);

/** A deactivated person is refused with that reason first: their tokens were ended, too, but that is not the cause. */
function faultOf(owner: TokenOwner, { nowMs, address }: Presented): AuthenticationCode | undefined {
  if (owner.deactivated_ms !== null || isOver(owner.membership_expires_ms, nowMs)) return "account_inactive";
  if (owner.team_deleted_ms !== null) return owner.kind === "bot" ? "account_inactive" : "token_revoked";
  if (owner.revoked_ms !== null) return "token_revoked";
  if (isOver(owner.expires_ms, nowMs)) return "token_expired";
  if (owner.address_ranges !== null && !isLetIn(address(), owner.address_ranges, owner.execution_id)) {
    return "invalid_auth";
  }
  return undefined;
}

function isOver(endMs: number | null, nowMs: number): boolean {
  return endMs !== null && endMs <= nowMs;
}

function accessConditionsOf(owner: TokenOwner): AccessConditions {
  const isPerson = owner.kind === "user" || owner.kind === "config";
  return {
    move: owner.move,
    resolution: owner.resolution,
    lacksTwoFactor: isPerson && owner.two_factor_required === 1 && owner.two_factor_ms === null,
    networkPolicy: owner.network_policy,
  };
}

/** Whose refresh token it is, for the one method that takes them; spent ones are as good as revoked. */
async function authenticateRefresh(db: Db, hash: string): Promise<Outcome<Authenticated, AuthenticationCode>> {
  const token = await selectRefreshToken(db, hash);
  const grant = token && (await selectGrant(db, token.grant_id));
  if (!grant) return refuse("invalid_auth");
  if (token.revoked_ms !== null || token.used_ms !== null) return refuse("token_revoked");
  const { user_id: userId, team_id: teamId } = grant;
  const ofApp = { appId: grant.app_id ?? undefined, installationId: grant.installation_id ?? undefined };
  return { ok: true, caller: { ...nobody, kind: "refresh", userId, teamId, ...ofApp }, conditions: undefined };
}

function callerOf(owner: TokenOwner): Caller {
  return {
    kind: owner.kind,
    userId: owner.user_id,
    userName: owner.user_name,
    role: owner.role,
    orgRole: owner.org_role ?? undefined,
    teamId: owner.team_id,
    teamName: owner.team_name,
    teamDomain: owner.team_domain,
    orgId: owner.org_id ?? undefined,
    granted: undefined,
    grantId: owner.grant_id ?? undefined,
    installationId: owner.installation_id ?? undefined,
    ...(owner.installed_org_id === null || owner.execution_id !== null ? {} : { isOrgInstall: true }),
    appId: owner.app_id ?? undefined,
    appName: owner.app_name ?? undefined,
    distribution: owner.distribution ?? undefined,
    installedMs: owner.installed_ms ?? undefined,
    botId: owner.bot_id ?? undefined,
    scopes: scopesIn(owner.scopes),
    expiresMs: owner.expires_ms ?? undefined,
    executionId: owner.execution_id ?? undefined,
  };
}

const scopeLists = createByteCache<readonly string[]>({
  name: "scope lists",
  bytesMax: 1024 * 1024,
  // Each scope is a slice of the text that is the key, so it takes a header of its own and no characters.
  bytesOf: (scopes) => 32 * scopes.length,
});

/** One list for all tokens with the same scopes: most calls come from few apps, and splitting costs more than the rest here. */
function scopesIn(text: string): readonly string[] {
  let scopes = scopeLists.get(text);
  if (!scopes) {
    scopes = text === "" ? [] : text.split(",");
    scopeLists.set(text, scopes);
  }
  return scopes;
}
