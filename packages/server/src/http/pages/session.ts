import type { Secrets } from "../../ports.ts";
import { isSameSecret } from "./sameSecret.ts";

/** The prefix makes browsers refuse it unless it is Secure, for this host alone and for every path. */
export const sessionCookie = "__Host-platform";

export const sessionLifeS = 12 * 60 * 60;

/**
 * A session is its own proof: who, until when, and a seal that only this server can make. Nothing is stored, so it
 * cannot be ended early on the server; sessions kept in the store will take its place.
 */
export function sealSession(secrets: Secrets, userId: string, nowMs: number): string {
  const expiresMs = nowMs + sessionLifeS * 1000;
  return `${userId}.${expiresMs}.${sealOf(secrets, userId, String(expiresMs))}`;
}

/** Whose session it is, unless it is forged, cut short or over. */
export function openSession(secrets: Secrets, value: string, nowMs: number): string | undefined {
  const [userId = "", expiresMs = "", seal = "", ...rest] = value.split(".");
  if (rest.length > 0 || !isSameSecret(seal, sealOf(secrets, userId, expiresMs))) return undefined;
  return nowMs < Number(expiresMs) ? userId : undefined;
}

function sealOf(secrets: Secrets, userId: string, expiresMs: string): string {
  return secrets.derive(`session\n${userId}\n${expiresMs}`);
}

export function setCookie(value: string): string {
  return `${sessionCookie}=${value}; Max-Age=${sessionLifeS}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function clearCookie(): string {
  return `${sessionCookie}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function readCookie(header: string | undefined): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === sessionCookie) return pair.slice(at + 1).trim();
  }
  return undefined;
}
