import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { isClientToken, readClientToken } from "../people/clientToken.ts";
import { openSealed, sealText } from "../sealed.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** The kinds of socket: one that tells a person or a bot what happens, and one that carries an app's deliveries. */
export type SocketKind = "rtm" | "app";

/** What a socket was opened with, by the hash of its row: enough to check again later, worth nothing by itself. */
export interface SocketCredential {
  readonly source: "token" | "session";
  readonly hash: string;
}

export interface SocketTicket {
  readonly credential: SocketCredential;
  /** Tells tickets of one credential apart, so that each opens one socket. */
  readonly nonce: string;
  readonly expiresMs: number;
}

/** A ticket opens one socket within a short time; it is part of a URL, so it must be worthless afterwards. */
export function makeSocketTicket(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  kind: SocketKind,
  { token, nonce }: { readonly token: string; readonly nonce: string },
): string {
  const { source, hash } = credentialOf(secrets, token);
  const expiresMs = nowMs + limits.socket_ticket_s * 1000;
  return sealText(secrets, purposeOf(kind), [source, hash, expiresMs, nonce].join("."));
}

/** Undefined for a ticket that is forged, made for the other kind of socket, or too old. */
export function readSocketTicket(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  kind: SocketKind,
  ticket: string,
): SocketTicket | undefined {
  const [source, hash = "", expires = "0", nonce = ""] = openSealed(secrets, purposeOf(kind), ticket)?.split(".") ?? [];
  const expiresMs = Number(expires);
  if ((source !== "token" && source !== "session") || expiresMs <= nowMs) return undefined;
  return { credential: { source, hash }, nonce, expiresMs };
}

/** A browser's token ends within minutes, so its socket goes by the session that the token belongs to. */
function credentialOf(secrets: Secrets, token: string): SocketCredential {
  const session = isClientToken(token) ? readClientToken(secrets, token) : undefined;
  if (session) return { source: "session", hash: session.sessionHash };
  return { source: "token", hash: hashToken(token) };
}

function purposeOf(kind: SocketKind): string {
  return `${kind} socket ticket`;
}
