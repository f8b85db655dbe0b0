import { createFaults } from "./control/faults.ts";
import { keepFiles } from "./domain/files/fileKeeping.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Core } from "./openCore.ts";
import {
  functionsOf,
  mailOf,
  openLinkOutgoing,
  openOutgoing,
  type PlatformOptions,
  pushRulesOf,
  trustProxies,
} from "./platformOptions.ts";
import { createSignal } from "./ports/signal.ts";
import { eventPresenter } from "./present/event.ts";
import { openAgenda } from "./wiring/agendaServices.ts";
import { openCallServices } from "./wiring/callServices.ts";
import { openChores } from "./wiring/chores.ts";
import { openControlServices } from "./wiring/controlServices.ts";
import { openDelivery } from "./wiring/deliveryServices.ts";
import { digestChores } from "./wiring/digestServices.ts";
import { openHosting } from "./wiring/hostingServices.ts";
import { openHttpListener } from "./wiring/httpListener.ts";
import { openImports } from "./wiring/importServices.ts";
import { openIndexer } from "./wiring/indexerServices.ts";
import { openInspection } from "./wiring/inspection.ts";
import { openLinkPreviews } from "./wiring/linkPreviewServices.ts";
import { openMailServices } from "./wiring/mailServices.ts";
import { openOutboxPruner } from "./wiring/outboxPruner.ts";
import { openPush } from "./wiring/pushServices.ts";
import { openPeopleReads } from "./wiring/presenceServices.ts";
import { openRenewedCertificate } from "./wiring/renewedCertificate.ts";
import { openServerLease } from "./wiring/serverLease.ts";
import { openAppSocketServer, openRtm, openSocketFanOut } from "./wiring/socketServices.ts";
import { openWorkflows } from "./wiring/workflowServices.ts";

/**
 * Every component of a running server, in the order of construction: each uses only those above it. They start in this
 * order and stop in the reverse one. Where a component has to wake one below it, it emits a signal.
 */
export function openComponents(options: PlatformOptions, { controlledClock, ...core }: Core, lifecycle: Lifecycle) {
  const { store, rates, clock, secrets, log } = core;
  const committed = createSignal();
  const appReady = createSignal();
  const runAdvanced = createSignal();
  const functionEnded = createSignal();
  const isTrustedProxy = trustProxies(options.trustedProxies ?? []);
  const hasSnapshots = controlledClock !== undefined;
  const files = keepFiles(core.blobs, { bytesMax: options.fileBytesMax, hasSnapshots });

  // Stops last: it sends what the others have done until then.
  lifecycle.add({ stop: () => core.tracer?.stop() });
  lifecycle.add({ stop: () => store.close() });
  lifecycle.add(rates);
  const certificate = options.tls && lifecycle.add(openRenewedCertificate({ files: options.tls, log }));
  const listener = lifecycle.add(openHttpListener({ ...options, isSecure: certificate !== undefined }));
  const outgoing = lifecycle.add(openOutgoing(options));
  const faults = lifecycle.add(createFaults());

  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: listener.baseUrl }));
  const inspection = controlledClock && lifecycle.add(openInspection({ store, clock, present }));
  const watch = inspection?.watch;
  const onFatal = options.onFatal ?? ((error: Error) => log.fatal({ err: error }, "this server cannot go on"));
  const lease = lifecycle.add(openServerLease({ store, clock, log, onFatal }));
  const agenda = lifecycle.add(openAgenda({ store, clock, log, serverId: lease.serverId }));
  agenda.subscribe(lease.follow);
  const background = { lease, agenda, present, watch, onCommit: committed.emit, push: pushRulesOf(options) };
  const shared = { ...core, ...background, certificate, address: listener, outgoing, files, isTrustedProxy };

  const fanOut = lifecycle.add(openSocketFanOut({ ...shared, faults: faults.deliveries }));
  committed.subscribe(fanOut.wake);
  committed.subscribe(agenda.wake);
  store.commits?.subscribe(fanOut.wake);
  store.commits?.subscribe(agenda.wake);
  const appSockets = lifecycle.add(openAppSocketServer({ ...shared, fanOut, faults, onRoom: appReady.emit }));
  const delivery = lifecycle.add(
    openDelivery({ ...shared, faults: faults.deliveries, sockets: appSockets, onPlanned: agenda.wake }),
  );
  appReady.subscribe(delivery.wake);
  const workflows = lifecycle.add(openWorkflows({ ...shared, onStep: runAdvanced.emit }));
  functionEnded.subscribe(workflows.hurry);
  const hosting = lifecycle.add(openHosting({ ...shared, ...functionsOf(options), onEnded: functionEnded.emit }));
  runAdvanced.subscribe(hosting.hurry);

  const links = { blobs: files.blobs, outgoing: openLinkOutgoing(options) };
  const linkPreviews = lifecycle.add(openLinkPreviews({ ...shared, ...links }));
  const mail = lifecycle.add(openMailServices({ ...shared, ...mailOf(options) }));
  const imports = lifecycle.add(openImports(shared));
  for (const { follow } of [delivery, workflows, hosting, linkPreviews, mail, imports]) agenda.subscribe(follow);

  const ask = options.ask ?? hosting.dispatch(delivery.dispatch);
  const people = openPeopleReads(store, lease, () => rtm);
  const callServices = openCallServices({
    ...shared,
    onFatal,
    isDraining: lifecycle.isDraining,
    takeRate: rates.take,
    faults: faults.calls,
    ask,
    hosting: hosting.state,
    ...people,
  });
  const rtm = lifecycle.add(openRtm({ ...shared, fanOut, callServices }));
  const push = lifecycle.add(openPush({ ...shared, present: people.present, content: options.pushContent }));
  const indexer = lifecycle.add(openIndexer(shared));
  const pruner = lifecycle.add(openOutboxPruner({ ...shared, fanOut, consumers: [delivery, workflows, push] }));
  const more = [...workflows.chores, appSockets.chore, rtm.chore, ...digestChores({ ...shared, ...people, mail })];
  const chores = lifecycle.add(openChores({ ...shared, blobs: files.blobs, auditDays: options.auditDays, more }));

  const tokens = { devToken: options.dev ? controlTokenOf(secrets) : undefined, operatorToken: options.operatorToken };
  // Both may have made something due.
  const onReplaced = () => Promise.all([beginAll([delivery, workflows, push]), rates.renew()]).then(agenda.wake);
  const due = { settle: () => chores.settle().then(agenda.wake), settleDeliveries: delivery.settle };
  const controls = { store, callServices, faults, ...tokens, ...due, onCommit: committed.emit, onReplaced };
  const control = inspection && lifecycle.add(openControlServices({ ...controls, inspection, clock: controlledClock }));
  const workers = { delivery, hosting, indexer, pruner, chores, linkPreviews, mail, push, imports };
  return { ...shared, ...workers, listener, callServices, control, socketServers: [rtm, appSockets] };
}

function beginAll(consumers: readonly { begin(): Promise<void> }[]): Promise<unknown> {
  return Promise.all(consumers.map((consumer) => consumer.begin()));
}

export type Components = ReturnType<typeof openComponents>;
