import type { IncomingMessage } from "node:http";
import { type Caller, nobody } from "../domain/caller.ts";
import { admitSocket, authenticateSocket } from "../domain/sockets/admitSocket.ts";
import { redeemTicket } from "../domain/sockets/redeemTicket.ts";
import { readSocketTicket, type SocketCredential, type SocketKind } from "../domain/sockets/socketTicket.ts";
import { answerCall, type Call, type CallServices } from "../http/call.ts";
import { addressOf } from "../http/callerAddress.ts";
import { logCall } from "../http/requestLog.ts";
import { endCallSpan } from "../http/callSpan.ts";
import { parentOf } from "../http/requestSpans.ts";
import type { Logger } from "../ports/log.ts";
import { inSpan, type Tracer } from "../ports/traces/span.ts";
import { type Clock, newEnvelopeId, type Secrets } from "../ports/ports.ts";
import type { AdmittedSocket, CallingSocket, SocketAdmission, SocketCallResult } from "../sockets/socketUpgrade.ts";
import type { Store } from "../storage/store.ts";

export interface AdmissionOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly log: Logger;
  readonly tracer: Tracer | undefined;
}

/** Admits sockets of one kind by their tickets, and checks later whether they may stay. */
export function openSocketAdmission(
  options: AdmissionOptions,
  kind: SocketKind,
): SocketAdmission<Caller, TicketHolder> {
  const { store, clock, secrets, isTrustedProxy, log, tracer } = options;
  async function admitted(text: string, address: string): Promise<TicketHolder | undefined> {
    const nowMs = clock.nowMs();
    const ticket = readSocketTicket({ secrets, nowMs }, kind, text);
    if (!ticket) return undefined;
    const { credential, nonce, expiresMs } = ticket;
    const admit = () => admitSocket(store.db, credential, { kind, nowMs: clock.nowMs(), address });
    const holder = await admit();
    if (!holder) return undefined;
    const redeemed = await store.write(redeemTicket, { caller: nobody, nowMs }, { nonce, expiresMs });
    return redeemed.ok ? { holder, admit, credential, address } : undefined;
  }
  return {
    async redeem(text: string, request: IncomingMessage) {
      const address = addressOf(request, isTrustedProxy);
      const span = tracer?.begin(`socket ${kind}`, "server", { parent: parentOf(request.headers) });
      const opened = await inSpan(span, () => admitted(text, address));
      const { teamId: team, userId: user, appId: app } = opened?.holder ?? {};
      const result = opened ? "ok" : "invalid_ticket";
      log.info({ socket: kind, result, team, user, app, address }, "socket");
      span?.set({ "platform.result": result, "platform.team": team || undefined, "platform.app": app });
      span?.end();
      return opened;
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
  { store, clock, callServices, log, tracer }: CallingOptions,
  credential: SocketCredential,
  { method, args, address }: SocketCall,
): Promise<SocketCallResult> {
  const authenticate = () =>
    authenticateSocket(store.db, credential, {
      nowMs: clock.nowMs(),
      address,
      sessionScopes: callServices.methods.scopes,
    });
  const call: Call = {
    method,
    query: "",
    contentType: "application/json; charset=utf-8",
    body: Buffer.from(JSON.stringify(args)),
    authorization: "Bearer socket",
    requestId: newEnvelopeId(),
    address: () => address,
  };
  const started = performance.now();
  const span = tracer?.begin("call", "server");
  const answer = await inSpan(span, () => answerCall({ ...callServices, authenticate }, call));
  logCall(log, call, answer, performance.now() - started);
  if (span) endCallSpan(span, call.requestId, answer);
  return JSON.parse(answer.text) as SocketCallResult;
}
