import type { IncomingMessage } from "node:http";
import { type Caller, nobody } from "../domain/caller.ts";
import { admitSocket, authenticateSocket } from "../domain/sockets/admitSocket.ts";
import { redeemTicket } from "../domain/sockets/redeemTicket.ts";
import { readSocketTicket, type SocketCredential, type SocketKind } from "../domain/sockets/socketTicket.ts";
import { answerCall, type CallServices } from "../http/call.ts";
import { addressOf } from "../http/callerAddress.ts";
import { type Clock, newEnvelopeId, type Secrets } from "../ports/ports.ts";
import type { AdmittedSocket, CallingSocket, SocketAdmission, SocketCallResult } from "../sockets/socketUpgrade.ts";
import type { Store } from "../storage/store.ts";

export interface AdmissionOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Admits sockets of one kind by their tickets, and checks later whether they may stay. */
export function openSocketAdmission(
  options: AdmissionOptions,
  kind: SocketKind,
): SocketAdmission<Caller, TicketHolder> {
  const { store, clock, secrets, isTrustedProxy } = options;
  return {
    async redeem(text: string, request: IncomingMessage) {
      const nowMs = clock.nowMs();
      const ticket = readSocketTicket({ secrets, nowMs }, kind, text);
      if (!ticket) return undefined;
      const { credential, nonce, expiresMs } = ticket;
      const address = addressOf(request, isTrustedProxy);
      const admit = () => admitSocket(store.db, credential, { kind, nowMs: clock.nowMs(), address });
      const holder = await admit();
      if (!holder) return undefined;
      const redeemed = await store.write(redeemTicket, { caller: nobody, nowMs }, { nonce, expiresMs });
      return redeemed.ok ? { holder, admit, credential, address } : undefined;
    },
  };
}

interface TicketHolder extends AdmittedSocket<Caller> {
  readonly credential: SocketCredential;
  readonly address: string;
}

export interface CallingOptions extends AdmissionOptions {
  readonly callServices: CallServices;
}

/** The same for RTM sockets, over which methods can be called. */
export function openCallingAdmission(options: CallingOptions): SocketAdmission<Caller, CallingSocket<Caller>> {
  const { redeem } = openSocketAdmission(options, "rtm");
  return {
    async redeem(text, request) {
      const redeemed = await redeem(text, request);
      if (!redeemed) return undefined;
      const { holder, admit, credential, address } = redeemed;
      return { holder, admit, call: (method, args) => callOver(options, credential, { method, args, address }) };
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
  { store, clock, callServices }: CallingOptions,
  credential: SocketCredential,
  { method, args, address }: SocketCall,
): Promise<SocketCallResult> {
  const authenticate = () =>
    authenticateSocket(store.db, credential, {
      nowMs: clock.nowMs(),
      address,
      sessionScopes: callServices.methods.scopes,
    });
  const { text } = await answerCall(
    { ...callServices, authenticate },
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
