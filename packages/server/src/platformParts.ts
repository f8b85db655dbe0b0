import { openChores } from "./wiring/chores.ts";
import { openIndexer } from "./wiring/indexerServices.ts";
import { openControlServices } from "./wiring/controlServices.ts";
import { openDelivery } from "./wiring/deliveryServices.ts";
import { openCallServices } from "./wiring/callServices.ts";
import { openHosting } from "./wiring/hostingServices.ts";
import { openOutboxPruner } from "./wiring/outboxPruner.ts";
import { openPlaces } from "./wiring/slotServices.ts";
import type { Core } from "./openCore.ts";
import type { CallServices } from "./http/call.ts";
import type { Chore } from "./ports/chores.ts";
import type { Logger } from "./ports/log.ts";
import type { OwnAddress } from "./ports/outgoing/ownServer.ts";
import type { Clock, Secrets } from "./ports/ports.ts";
import type { WatchSlot } from "./delivery/watch.ts";
import { type SocketFanOut, createSocketFanOut } from "./delivery/socketFanOut.ts";
import { type Faults, createFaults } from "./control/faults.ts";
import { openSocketAdmission } from "./wiring/socketAdmission.ts";
import { nobody } from "./domain/caller.ts";
import { typingAudience } from "./domain/channels/typingAudience.ts";
import type { PresentEvent } from "./domain/events/presentEvent.ts";
import { type OutboxPosition, readEvents, readEventsEnd } from "./domain/events/readEvents.ts";
import { rebaseOutbox } from "./domain/events/rebaseOutbox.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import { readAppEndpoint } from "./domain/deliveries/appEndpoint.ts";
import { type AppSocketServer, createAppSocketServer } from "./sockets/app.ts";
import { type Rtm, createRtm } from "./sockets/rtm.ts";
import { listKnownPeople } from "./domain/users/listKnownPeople.ts";
import type { Store } from "./storage/store.ts";
import { openPresenceSignals } from "./wiring/presenceServices.ts";
import { eventPresenter } from "./present/event.ts";
import { openWorkflows } from "./wiring/workflowServices.ts";
import { filesOf, functionsOf, openOutgoing, type PlatformOptions, trustProxies } from "./platformOptions.ts";

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Everything but the listening server, put together. */
export async function openParts(options: PlatformOptions, { moving, rates, ...core }: Core) {
  const { store, clock, secrets, log } = core;
  if (store.dialect === "postgres") await store.write(rebaseOutbox, { caller: nobody, nowMs: clock.nowMs() }, {});
  const isTrustedProxy = trustProxies(options.trustedProxies ?? []);
  const outgoing = openOutgoing(options);
  const reach: { baseUrl: string; listening?: OwnAddress } = { baseUrl: options.baseUrl ?? "http://localhost" };
  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: reach.baseUrl }));
  const draining = { isOn: false };
  const files = filesOf(options, { secrets, log, hasSnapshots: moving !== undefined });
  const faults = createFaults();
  const onRoom = (): void => delivery.wake();
  const sockets = openSockets({ ...core, faults, isTrustedProxy, onRoom, present, callServices: () => callServices });
  const { fanOut, rtm, appSocketServer } = sockets;
  const watch: WatchSlot = {};
  const shared = { store, watch, present };
  const toApps = { faults: faults.deliveries, outgoing, sockets: appSocketServer };
  const delivery = await openDelivery({ ...shared, ...toApps, clock, secrets, log });
  const onCommit = (): void => {
    fanOut.wake();
    delivery.wake();
    workflows.wake();
    hosting.wake();
  };
  const onEnded = (): void => workflows.hurry();
  const hosting = openHosting({ ...core, ...functionsOf(options), files, outgoing, reach, onCommit, onEnded });
  const workflows = await openWorkflows({ store, clock, log, reach, onCommit, onStep: hosting.hurry });
  const callServices: CallServices = openCallServices({
    ...core,
    reach,
    onFatal: options.onFatal ?? ((error) => log.fatal({ err: error }, "the store failed")),
    onCommit,
    isDraining: () => draining.isOn,
    takeRate: rates.take,
    faults: faults.calls,
    files,
    outgoing,
    ask: options.ask ?? hosting.dispatch(delivery.dispatch),
    hosting: hosting.state,
    watch,
  });
  const tokens = [options.dev ? controlTokenOf(secrets) : undefined, options.operatorToken];
  const more = [...workflows.chores, keepingSockets(appSocketServer), checkingSockets(rtm)];
  const chores = openChores({ ...core, blobs: files.blobs, onCommit, auditDays: options.auditDays, more });
  const indexer = openIndexer({ store, clock, log });
  const pruner = openOutboxPruner({ store, clock, log, fanOut, watch, consumers: [delivery, workflows] });
  const onReplaced = async () => void (await Promise.all([delivery.begin(), workflows.begin(), rates.renew()]));
  const { settle } = chores;
  const control =
    moving &&
    (await openControlServices({ ...shared, callServices, clock: moving, faults, tokens, settle, onReplaced }));
  const background = { chores, workflows, hosting, indexer, pruner, delivery };
  const edges = { callServices, files, outgoing, control, isTrustedProxy };
  return { ...core, ...sockets, ...background, ...edges, rates, reach, draining, faults };
}

function keepingSockets(appSocketServer: AppSocketServer): Chore {
  return {
    name: "keep sockets of apps",
    async run() {
      await appSocketServer.look();
      return { hasMore: false };
    },
  };
}

function checkingSockets(rtm: Rtm): Chore {
  return {
    name: "check access of sockets",
    async run() {
      await rtm.look();
      return { hasMore: false };
    },
  };
}

interface SocketParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly faults: Faults;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly callServices: () => CallServices;
  readonly present: PresentEvent;
  /** An app has opened a socket, or has less to do on one. */
  readonly onRoom: () => void;
}

/** What is committed, on its way to those who listen. */
function openSockets(parts: SocketParts): { fanOut: SocketFanOut; rtm: Rtm; appSocketServer: AppSocketServer } {
  const { store, clock, secrets, log, faults, onRoom } = parts;
  const source = {
    end: () => readEventsEnd(store.db),
    after: (position: OutboxPosition) => readEvents(store.db, parts.present, position),
  };
  const fanOut = createSocketFanOut(source, log, faults.deliveries);
  const rtm = createRtm({
    fanOut,
    admission: openSocketAdmission(parts, "rtm"),
    knownPeople: (caller, ids) => listKnownPeople(store.db, caller, ids),
    clock,
    othersIn: (channelId, userId) => typingAudience(store.db, channelId, userId),
    presenceSignals: openPresenceSignals(store),
    log,
  });
  const appSocketServer = createAppSocketServer({
    fanOut,
    admission: openSocketAdmission(parts, "app"),
    isSocketMode: async (appId) => (await readAppEndpoint(store.db, secrets, appId))?.isSocketMode ?? false,
    onRoom,
    clock,
    places: openPlaces({ store, clock }),
  });
  return { fanOut, rtm, appSocketServer };
}
