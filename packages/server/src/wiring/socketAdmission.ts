import type { IncomingMessage } from "node:http";
import { type Caller, nobody } from "../domain/caller.ts";
import { admitSocket, authenticateSocket } from "../domain/sockets/admitSocket.ts";
import { redeemTicket } from "../domain/sockets/redeemTicket.ts";
import { readSocketTicket, type SocketCredential, type SocketKind } from "../domain/sockets/socketTicket.ts";
import { answerCall, type CallServices } from "../http/call.ts";
import { addressOf } from "../http/callerAddress.ts";
import { type Clock, newEnvelopeId, type Secrets } from "../ports/ports.ts";
import type { CallingSocket, SocketAdmission, SocketCallResult } from "../sockets/socketUpgrade.ts";
import type { Store } from "../storage/store.ts";

export interface AdmissionParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly isTrustedProxy: (address: string) => boolean;
  /** The pipeline, which is put together after the sockets. */
  readonly callServices: () => CallServices;
}

/** Lets sockets of one kind in by their tickets, and tells later whether they may stay. */
export function openSocketAdmission(
  parts: AdmissionParts,
  kind: SocketKind,
): SocketAdmission<Caller, CallingSocket<Caller>> {
  const { store, clock, secrets, isTrustedProxy } = parts;
  return {
    async redeem(text: string, request: IncomingMessage) {
      const nowMs = clock.nowMs();
      const ticket = readSocketTicket({ secrets, nowMs }, kind, text);
      if (!ticket) return undefined;
      const address = addressOf(request, isTrustedProxy);
      const admit = () => admitSocket(store.db, ticket.credential, { kind, nowMs: clock.nowMs(), address });
      const holder = await admit();
      if (!holder) return undefined;
      const { nonce, expiresMs } = ticket;
      const redeemed = await store.write(redeemTicket, { caller: nobody, nowMs }, { nonce, expiresMs });
      if (!redeemed.ok) return undefined;
      return { holder, admit, call: (method, args) => callOver(parts, ticket.credential, { method, args, address }) };
    },
  };
}

interface SocketCall {
  readonly method: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly address: string;
}

/** The one pipeline of all calls; only the token is known by its hash instead of being presented again. */
async function callOver(
  { store, clock, callServices }: AdmissionParts,
  credential: SocketCredential,
  { method, args, address }: SocketCall,
): Promise<SocketCallResult> {
  const pipeline = callServices();
  const authenticate = () =>
    authenticateSocket(store.db, credential, {
      nowMs: clock.nowMs(),
      address,
      sessionScopes: pipeline.methods.scopes,
    });
  const { text } = await answerCall(
    { ...pipeline, authenticate },
    {
      method,
      query: "",
      contentType: "application/json; charset=utf-8",
      body: Buffer.from(JSON.stringify(args)),
      authorization: "Bearer socket",
      requestId: newEnvelopeId(),
      address: () => address,
    },
  );
  return JSON.parse(text) as SocketCallResult;
}
