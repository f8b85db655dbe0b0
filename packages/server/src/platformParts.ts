import { openChores } from "./doors/choresDoor.ts";
import { openIndexer } from "./doors/indexerDoor.ts";
import { openControlDoor } from "./doors/controlDoor.ts";
import { openDelivery } from "./doors/deliveryDoor.ts";
import { openDesk } from "./doors/desk.ts";
import { openHosting } from "./doors/hostingDoor.ts";
import { openOutboxPruner } from "./doors/outboxPruner.ts";
import { openPlaces } from "./doors/placesDoor.ts";
import type { Ground } from "./ground.ts";
import type { Desk } from "./http/call.ts";
import type { Chore } from "./ports/chores.ts";
import type { Logger } from "./ports/log.ts";
import type { OwnAddress } from "./ports/outgoing/ownServer.ts";
import type { Clock, Secrets } from "./ports/ports.ts";
import type { WatchSlot } from "./delivery/watch.ts";
import { type Relay, createRelay } from "./delivery/relay.ts";
import { type Faults, createFaults } from "./control/faults.ts";
import { openSocketAdmission } from "./doors/socketAdmission.ts";
import { nobody } from "./domain/caller.ts";
import { typingAudience } from "./domain/channels/typingAudience.ts";
import type { PresentEvent } from "./domain/events/presentEvent.ts";
import { type OutboxPosition, readEvents, readEventsEnd } from "./domain/events/readEvents.ts";
import { rebaseOutbox } from "./domain/events/rebaseOutbox.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import { readReach } from "./domain/deliveries/reach.ts";
import { type AppDoor, createAppDoor } from "./sockets/app.ts";
import { type Rtm, createRtm } from "./sockets/rtm.ts";
import { listKnownPeople } from "./domain/users/listKnownPeople.ts";
import type { Store } from "./storage/store.ts";
import { openSigns } from "./doors/signsDoor.ts";
import { eventPresenter } from "./present/event.ts";
import { openWorkflows } from "./doors/workflowsDoor.ts";
import { filesOf, functionsOf, openOutgoing, type PlatformOptions, trustProxies } from "./platformOptions.ts";

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Everything but the listening server, put together. */
export async function openParts(options: PlatformOptions, { moving, rates, ...ground }: Ground) {
  const { store, clock, secrets, log } = ground;
  if (store.dialect === "postgres") await store.write(rebaseOutbox, { caller: nobody, nowMs: clock.nowMs() }, {});
  const isTrustedProxy = trustProxies(options.trustedProxies ?? []);
  const outgoing = openOutgoing(options);
  const reach: { baseUrl: string; listening?: OwnAddress } = { baseUrl: options.baseUrl ?? "http://localhost" };
  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: reach.baseUrl }));
  const draining = { isOn: false };
  const files = filesOf(options, { secrets, log, hasImages: moving !== undefined });
  const faults = createFaults();
  const onRoom = (): void => delivery.wake();
  const { relay, rtm, appDoor } = openSockets({ ...ground, faults, isTrustedProxy, onRoom, present, desk: () => desk });
  const slot = faults.deliveries;
  const watch: WatchSlot = {};
  const shared = { store, watch, present };
  const delivery = await openDelivery({ ...shared, clock, secrets, log, faults: slot, outgoing, sockets: appDoor });
  const onCommit = (): void => {
    relay.wake();
    delivery.wake();
    workflows.wake();
    hosting.wake();
  };
  const onEnded = (): void => workflows.hurry();
  const hosting = openHosting({ ...ground, ...functionsOf(options), files, outgoing, reach, onCommit, onEnded });
  const workflows = await openWorkflows({ store, clock, log, reach, onCommit, onStep: hosting.hurry });
  const desk: Desk = openDesk({
    ...ground,
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
  const more = [...workflows.chores, keepingSockets(appDoor), checkingSockets(rtm)];
  const chores = openChores({ ...ground, blobs: files.blobs, onCommit, auditDays: options.auditDays, more });
  const indexer = openIndexer({ store, clock, log });
  const pruner = openOutboxPruner({ store, clock, log, relay, watch, consumers: [delivery, workflows] });
  const onReplaced = async () => void (await Promise.all([delivery.begin(), workflows.begin(), rates.renew()]));
  const control =
    moving &&
    (await openControlDoor({ ...shared, desk, clock: moving, faults, tokens, settle: chores.settle, onReplaced }));
  return {
    ...ground,
    chores,
    workflows,
    hosting,
    indexer,
    pruner,
    rates,
    reach,
    draining,
    faults,
    relay,
    rtm,
    appDoor,
    delivery,
    desk,
    files,
    outgoing,
    control,
    isTrustedProxy,
  };
}

function keepingSockets(appDoor: AppDoor): Chore {
  return {
    name: "keep sockets of apps",
    async run() {
      await appDoor.look();
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
  readonly desk: () => Desk;
  readonly present: PresentEvent;
  /** An app has opened a socket, or has less to do on one. */
  readonly onRoom: () => void;
}

/** What is committed, on its way to those who listen. */
function openSockets(parts: SocketParts): { relay: Relay; rtm: Rtm; appDoor: AppDoor } {
  const { store, clock, secrets, log, faults, onRoom } = parts;
  const source = {
    end: () => readEventsEnd(store.db),
    after: (position: OutboxPosition) => readEvents(store.db, parts.present, position),
  };
  const relay = createRelay(source, log, faults.deliveries);
  const rtm = createRtm({
    relay,
    admission: openSocketAdmission(parts, "rtm"),
    knownPeople: (caller, ids) => listKnownPeople(store.db, caller, ids),
    clock,
    othersIn: (channelId, userId) => typingAudience(store.db, channelId, userId),
    signs: openSigns(store),
    log,
  });
  const appDoor = createAppDoor({
    relay,
    admission: openSocketAdmission(parts, "app"),
    isSocketMode: async (appId) => (await readReach(store.db, secrets, appId))?.isSocketMode ?? false,
    onRoom,
    clock,
    places: openPlaces({ store, clock }),
  });
  return { relay, rtm, appDoor };
}
