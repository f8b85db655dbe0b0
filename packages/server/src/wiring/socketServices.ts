import { limits } from "@platform/protocol";
import { typingAudience } from "../domain/channels/typingAudience.ts";
import { readAppEndpoint } from "../domain/deliveries/appEndpoint.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import { type OutboxPosition, readEvents, readEventsEnd } from "../domain/events/readEvents.ts";
import { readIsAway } from "../domain/presence/readIsAway.ts";
import { listKnownPeople } from "../domain/users/listKnownPeople.ts";
import { type SocketFanOut, createSocketFanOut } from "../delivery/socketFanOut.ts";
import type { CallServices } from "../http/call.ts";
import type { Chore } from "../ports/chores.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import type { Logger } from "../ports/log.ts";
import type { Clock, Secrets } from "../ports/ports.ts";
import type { SocketFaultSlot } from "../ports/socketFault.ts";
import type { Tracer } from "../ports/traces/span.ts";
import { type AppSocketServer, createAppSocketServer } from "../sockets/app.ts";
import { type Rtm, createRtm } from "../sockets/rtm.ts";
import type { Store } from "../storage/store.ts";
import { openPresenceSignals } from "./presenceServices.ts";
import type { ServerLease } from "./serverLease.ts";
import { openSocketSlots } from "./slotServices.ts";
import { openCallingAdmission, openSocketAdmission } from "./socketAdmission.ts";

interface FanOutOptions {
  readonly store: Store;
  readonly log: Logger;
  readonly present: PresentEvent;
  readonly faults: FaultSlot;
}

/** Reads committed events for the sockets of this server. */
export function openSocketFanOut({ store, log, present, faults }: FanOutOptions): SocketFanOut {
  const source = {
    end: () => readEventsEnd(store.db),
    after: (position: OutboxPosition) => readEvents(store.db, present, position),
    pollEveryMs: limits.poll_fallback_s * 1000,
  };
  return createSocketFanOut(source, log, faults);
}

interface SocketOptions {
  readonly log: Logger;
  readonly lease: ServerLease;
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly fanOut: SocketFanOut;
  readonly tracer: Tracer | undefined;
}

interface AppSocketOptions extends SocketOptions {
  /** An app has opened a socket, or has capacity on one again. */
  readonly onRoom: () => void;
  readonly faults: { readonly sockets: SocketFaultSlot };
}

/** Sockets of apps. They close while the server drains, so that apps connect to another server at once. */
export function openAppSocketServer(options: AppSocketOptions): AppSocketServer & { readonly chore: Chore } {
  const { store, clock, secrets, fanOut, onRoom, faults } = options;
  const server = createAppSocketServer({
    fanOut,
    admission: openSocketAdmission(options, "app"),
    async isSocketMode(appId) {
      const endpoint = await readAppEndpoint({ db: store.db, secrets, nowMs: clock.nowMs() }, appId);
      return endpoint?.isSocketMode ?? false;
    },
    onRoom,
    clock,
    slots: openSocketSlots({ store, lease: options.lease }),
    faults: faults.sockets,
  });
  return { ...server, chore: lookingAt("keep sockets of apps", server) };
}

interface RtmOptions extends SocketOptions {
  readonly log: Logger;
  readonly callServices: CallServices;
}

/** Sockets of people and bots. They close while the server drains. */
export function openRtm(options: RtmOptions): Rtm & { readonly chore: Chore } {
  const { store, clock, log, fanOut } = options;
  const server = createRtm({
    fanOut,
    admission: openCallingAdmission(options),
    knownPeople: (caller, ids) => listKnownPeople(store.db, caller, ids),
    clock,
    isAway: (userId) => readIsAway(store.db, userId),
    othersIn: (channelId, typist) => typingAudience(store.db, channelId, typist),
    presenceSignals: openPresenceSignals(store, options.lease),
    log,
  });
  return { ...server, chore: lookingAt("check access of sockets", server) };
}

function lookingAt(name: string, server: { look(): Promise<void> }): Chore {
  return {
    name,
    async run() {
      await server.look();
      return { hasMore: false };
    },
  };
}
