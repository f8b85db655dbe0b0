import { timingSafeEqual } from "node:crypto";
import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";

const prefix = "xoxc-";

/** A session of a browser, told by the hash that its row has, and the workspace that it is used in. */
export interface SessionPlace {
  readonly sessionHash: string;
  readonly teamId: string;
}

export interface ClientToken extends SessionPlace {
  readonly expiresMs: number;
}

export function isClientToken(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * What the browser client calls with. It names the session that it belongs to, so it ends with that, and a workspace, so
 * that two tabs of one session can show two of them; being short-lived and
 * kept in memory alone, it is worth little to an attacker who finds it in a log. It is not stored.
 */
export function makeClientToken(
  secrets: Secrets,
  { sessionHash, teamId }: SessionPlace,
  nowMs: number,
): { token: string } & ClientToken {
  const expiresS = Math.floor(nowMs / 1000) + limits.client_token_s;
  const text = `${expiresS.toString(36)}-${teamId}-${sessionHash}`;
  return { token: `${prefix}${text}-${seal(secrets, text)}`, sessionHash, teamId, expiresMs: expiresS * 1000 };
}

/** What a token says when it is one of ours, whether or not its time is over. */
export function readClientToken(secrets: Secrets, token: string): ClientToken | undefined {
  const end = token.lastIndexOf("-");
  const text = token.slice(prefix.length, Math.max(end, prefix.length));
  const given = Buffer.from(token.slice(end + 1));
  const wanted = Buffer.from(seal(secrets, text));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const [expires = "", teamId = "", sessionHash = ""] = text.split("-");
  return { sessionHash, teamId, expiresMs: Number.parseInt(expires, 36) * 1000 };
}

function seal(secrets: Secrets, text: string): string {
  return secrets.derive(`client token\n${text}`);
}
