import { type Outcome, refuse } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectGrant, selectRefreshToken } from "../../storage/queries/grants.ts";
import { selectTokenOwner, type TokenOwner } from "../../storage/queries/tokens.ts";
import { type Caller, nobody } from "../caller.ts";
import { hashToken } from "./hashToken.ts";

export type AuthenticationCode = "invalid_auth" | "token_expired" | "token_revoked" | "account_inactive";

/** Tells who a token speaks for, or why it no longer speaks. Asked of the store on every call: a revocation holds at once. */
export async function authenticate(
  db: Db,
  token: string,
  { nowMs, orRefresh }: { readonly nowMs: number; readonly orRefresh: boolean },
): Promise<Outcome<{ caller: Caller }, AuthenticationCode>> {
  const hash = hashToken(token);
  const owner = await selectTokenOwner(db, hash);
  if (!owner) return orRefresh ? authenticateRefresh(db, hash) : refuse("invalid_auth");
  if (owner.revoked_ms !== null) return refuse("token_revoked");
  if (owner.expires_ms !== null && owner.expires_ms <= nowMs) return refuse("token_expired");
  if (owner.deactivated_ms !== null) return refuse("account_inactive");
  return { ok: true, caller: callerOf(owner) };
}

/** Whose refresh token it is, for the one method that takes them; spent ones are as good as revoked. */
async function authenticateRefresh(db: Db, hash: string): Promise<Outcome<{ caller: Caller }, AuthenticationCode>> {
  const token = await selectRefreshToken(db, hash);
  const grant = token && (await selectGrant(db, token.grant_id));
  if (!grant) return refuse("invalid_auth");
  if (token.revoked_ms !== null || token.used_ms !== null) return refuse("token_revoked");
  const { user_id: userId, team_id: teamId } = grant;
  const ofApp = { appId: grant.app_id ?? undefined, installationId: grant.installation_id ?? undefined };
  return { ok: true, caller: { ...nobody, kind: "refresh", userId, teamId, ...ofApp } };
}

function callerOf(owner: TokenOwner): Caller {
  return {
    kind: owner.kind,
    userId: owner.user_id,
    userName: owner.user_name,
    role: owner.role,
    teamId: owner.team_id,
    teamName: owner.team_name,
    teamDomain: owner.team_domain,
    orgId: owner.org_id ?? undefined,
    installationId: owner.installation_id ?? undefined,
    appId: owner.app_id ?? undefined,
    appName: owner.app_name ?? undefined,
    distribution: undefined,
    installedMs: undefined,
    botId: owner.bot_id ?? undefined,
    scopes: scopesIn(owner.scopes),
    expiresMs: owner.expires_ms ?? undefined,
  };
}

const scopeListsMax = 1_000;
const scopeLists = new Map<string, readonly string[]>();

/** One list for all tokens with the same scopes: most calls come from few apps, and splitting costs more than the rest here. */
function scopesIn(text: string): readonly string[] {
  let scopes = scopeLists.get(text);
  if (!scopes) {
    if (scopeLists.size >= scopeListsMax) scopeLists.clear();
    scopes = text === "" ? [] : text.split(",");
    scopeLists.set(text, scopes);
  }
  return scopes;
}
