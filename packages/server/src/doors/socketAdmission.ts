import type { IncomingMessage } from "node:http";
import { type Caller, nobody } from "../domain/caller.ts";
import { admitSocket } from "../domain/sockets/admitSocket.ts";
import { redeemTicket } from "../domain/sockets/redeemTicket.ts";
import { readSocketTicket, type SocketKind } from "../domain/sockets/socketTicket.ts";
import { addressOf } from "../http/callerAddress.ts";
import type { Clock, Secrets } from "../ports/ports.ts";
import type { SocketAdmission } from "../sockets/socketDoor.ts";
import type { Store } from "../storage/store.ts";

export interface AdmissionParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Lets sockets of one kind in by their tickets, and tells later whether they may stay. */
export function openSocketAdmission(
  { store, clock, secrets, isTrustedProxy }: AdmissionParts,
  kind: SocketKind,
): SocketAdmission<Caller> {
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
      return redeemed.ok ? { holder, admit } : undefined;
    },
  };
}
