import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { isClientToken, readClientToken, type SessionPlace } from "../people/clientToken.ts";
import { openSealed, sealText } from "../sealed.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** The kinds of socket: one that tells a person or a bot what happens, and one that carries an app's deliveries. */
export type SocketKind = "rtm" | "app";

/** What a socket was opened with, by the hash of its row: enough to check again later, worth nothing by itself. */
export type SocketCredential =
  | { readonly source: "token"; readonly hash: string }
  | ({ readonly source: "session" } & SessionPlace);

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
  const credential = credentialOf(secrets, token);
  const parts = credential.source === "token" ? ["token", credential.hash] : ["session", credential.sessionHash];
  const expiresMs = nowMs + limits.socket_ticket_s * 1000;
  const teamId = credential.source === "session" ? credential.teamId : "";
  return sealText(secrets, purposeOf(kind), [...parts, expiresMs, nonce, teamId].join("."));
}

/** Undefined for a ticket that is forged, made for the other kind of socket, or too old. */
export function readSocketTicket(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  kind: SocketKind,
  ticket: string,
): SocketTicket | undefined {
  const parts = openSealed(secrets, purposeOf(kind), ticket)?.split(".") ?? [];
  const [source, hash = "", expires = "0", nonce = "", teamId = ""] = parts;
  const expiresMs = Number(expires);
  if ((source !== "token" && source !== "session") || expiresMs <= nowMs) return undefined;
  const credential: SocketCredential = source === "token" ? { source, hash } : { source, sessionHash: hash, teamId };
  return { credential, nonce, expiresMs };
}

/** A browser's token ends within minutes, so its socket goes by the session that the token belongs to. */
function credentialOf(secrets: Secrets, token: string): SocketCredential {
  const session = isClientToken(token) ? readClientToken(secrets, token) : undefined;
  if (session) return { source: "session", sessionHash: session.sessionHash, teamId: session.teamId };
  return { source: "token", hash: hashToken(token) };
}

function purposeOf(kind: SocketKind): string {
  return `${kind} socket ticket`;
}
