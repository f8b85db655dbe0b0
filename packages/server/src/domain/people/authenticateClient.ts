import { limits, type Outcome, refuse } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectSessionOwner } from "../../storage/queries/sessions.ts";
import { personCaller } from "../access/personCaller.ts";
import type { Authenticated, AuthenticationCode } from "../tokens/authenticate.ts";
import { readClientToken, type SessionPlace } from "./clientToken.ts";
import { isOver } from "./readSession.ts";
import { sessionIdOf } from "./sessionId.ts";

interface SessionPresented {
  readonly nowMs: number;
  /** A person in our own client is bound by who they are, not by what an app was granted. */
  readonly scopes: readonly string[];
}

interface Presented extends SessionPresented {
  readonly secrets: Secrets;
}

/** Tells whom the browser client speaks for. Asked of the store on every call: signing out holds at once. */
export async function authenticateClient(
  db: Db,
  token: string,
  { nowMs, secrets, scopes }: Presented,
): Promise<Outcome<Authenticated, AuthenticationCode>> {
  const read = token.length > limits.token_chars_max ? undefined : readClientToken(secrets, token);
  if (!read) return refuse("invalid_auth");
  if (read.expiresMs <= nowMs) return refuse("token_expired");
  const found = await authenticateSession(db, read, { nowMs, scopes });
  return found.ok ? { ...found, caller: { ...found.caller, expiresMs: read.expiresMs } } : found;
}

/** The same by the session itself: the client's token lasts for minutes, its socket for as long as the session. */
export async function authenticateSession(
  db: Db,
  { sessionHash, teamId }: SessionPlace,
  { nowMs, scopes }: SessionPresented,
): Promise<Outcome<Authenticated, AuthenticationCode>> {
  const owner = await selectSessionOwner(db, sessionHash, { teamId, nowMs });
  if (!owner || isOver(owner, nowMs)) return refuse("token_revoked");
  if (owner.code_due === 1) return refuse("invalid_auth");
  const caller = await personCaller(db, { teamId, userId: owner.user_id }, scopes);
  if (!caller) return refuse("account_inactive");
  const conditions = {
    move: owner.move,
    resolution: null,
    lacksTwoFactor: owner.two_factor_required === 1 && owner.two_factor_ms === null,
    networkPolicy: owner.network_policy,
  };
  return {
    ok: true,
    caller: { ...caller, isInPerson: true, sessionId: sessionIdOf(sessionHash), providerId: owner.provider_id },
    conditions,
  };
}
