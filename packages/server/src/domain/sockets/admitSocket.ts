import type { Outcome } from "@platform/protocol";
import { clientScope } from "@platform/protocol/eventCatalog/scopes.ts";
import type { Db } from "../../storage/db.ts";
import type { Caller } from "../caller.ts";
import { authenticateSession } from "../people/authenticateClient.ts";
import { type Authenticated, type AuthenticationCode, authenticateHash } from "../tokens/authenticate.ts";
import { enterWorkspace } from "../tokens/enterWorkspace.ts";
import type { SocketCredential, SocketKind } from "./socketTicket.ts";

/** The method that hands out tickets for each kind of socket: a caller that it refuses may not listen either. */
const methodOf: Readonly<Record<SocketKind, string>> = { rtm: "rtm.connect", app: "apps.connections.open" };

export interface SocketOrigin {
  readonly kind: SocketKind;
  readonly nowMs: number;
  /** The other end of the socket, which need not be where its ticket was asked for. */
  readonly address: string;
}

/** Who the token behind a socket speaks for now; `sessionScopes` are those of a person in our own client. */
export async function authenticateSocket(
  db: Db,
  credential: SocketCredential,
  { nowMs, address, sessionScopes }: Omit<SocketOrigin, "kind"> & { readonly sessionScopes: readonly string[] },
): Promise<Outcome<Authenticated, AuthenticationCode>> {
  return credential.source === "session"
    ? authenticateSession(db, credential, { nowMs, scopes: sessionScopes })
    : authenticateHash(db, credential.hash, { nowMs, orRefresh: false, address: () => address });
}

/**
 * Who a socket speaks for, by what holds at this moment; undefined when its token would now be refused. The checks are
 * those of every call, so a socket cannot outlive what ends calls: revocation, expiry, deactivation, a restricted app,
 * network policies and address ranges.
 */
export async function admitSocket(
  db: Db,
  credential: SocketCredential,
  { kind, nowMs, address }: SocketOrigin,
): Promise<Caller | undefined> {
  const from = () => address;
  const found = await authenticateSocket(db, credential, { nowMs, address, sessionScopes: [clientScope] });
  if (!found.ok) return undefined;
  const entry = { method: methodOf[kind], whileMoving: false, orgWide: "refused", args: {}, address: from } as const;
  const entered = await enterWorkspace(db, found, entry);
  return entered.ok ? entered.caller : undefined;
}
