import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { limits, type Outcome } from "@platform/protocol";
import { openChores } from "./doors/choresDoor.ts";
import { openIndexer } from "./doors/indexerDoor.ts";
import { openControlDoor } from "./doors/controlDoor.ts";
import { openDelivery } from "./doors/deliveryDoor.ts";
import { filesFolder } from "./dataFolder.ts";
import { openDesk } from "./doors/desk.ts";
import { openDevDoor } from "./doors/devDoor.ts";
import { diskBlobs } from "./diskBlobs.ts";
import { StartFailure } from "./failures.ts";
import { openFilesDoor } from "./doors/filesDoor.ts";
import { openHosting } from "./doors/hostingDoor.ts";
import { openInstallDoor } from "./doors/installDoor.ts";
import type { Desk } from "./http/call.ts";
import { createFilesListener } from "./http/files/filesListener.ts";
import { addPages } from "./http/pages/pages.ts";
import { signInLink, type SignInLink, type SignInPerson } from "./http/pages/signIn.ts";
import { createServer, type Server } from "./http/server.ts";
import { createLog, type Logger } from "./log.ts";
import { memoryBlobs } from "./memoryBlobs.ts";
import { createOutgoing, type Outgoing } from "./outgoing.ts";
import type { OwnAddress } from "./ownServer.ts";
import { type Blobs, type Clock, type Secrets, secretsOf, systemClock } from "./ports.ts";
import type { Dispatch } from "./delivery/dispatch.ts";
import type { WatchSlot } from "./delivery/watch.ts";
import { createRelay, type Relay } from "./delivery/relay.ts";
import { createFaults, type Faults } from "./control/faults.ts";
import { movableClock } from "./control/movableClock.ts";
import type { ActContext } from "./domain/interactions/act.ts";
import { typingAudience } from "./domain/channels/typingAudience.ts";
import { type OutboxPosition, readEvents, readEventsEnd } from "./domain/events/readEvents.ts";
import { type FileKeeping, keepFiles } from "./domain/files/fileKeeping.ts";
import { isInRanges, isRange } from "./networks.ts";
import type { Rates, RateSetting } from "./domain/rates/openRates.ts";
import { controlTokenOf } from "./domain/tokens/controlToken.ts";
import { readReach } from "./domain/deliveries/reach.ts";
import { readAppTicket } from "./domain/sockets/appTicket.ts";
import { readTicket } from "./domain/sockets/ticket.ts";
import type { FunctionSetting } from "./runtime/runtime.ts";
import { describeDev, type DevDescription } from "./seed/describeDev.ts";
import type { SeedDocument } from "./seed/document.ts";
import { readyStore } from "./readyStore.ts";
import { memoryServerKey, readServerKey, throwawayServerKey } from "./serverKey.ts";
import { type AppDoor, createAppDoor } from "./sockets/app.ts";
import { createRtm, type Rtm } from "./sockets/rtm.ts";
import { attachDoors } from "./sockets/socketDoor.ts";
import { giveBackMemory } from "./storage/giveBackMemory.ts";
import type { Store } from "./storage/store.ts";
import { openResponseDoor } from "./doors/responseDoor.ts";
import { openTriggerDoor } from "./doors/webhookTriggerDoor.ts";
import { openWorkflows } from "./doors/workflowsDoor.ts";
import { openWebhookDoor } from "./doors/webhookDoor.ts";

export { StartFailure } from "./failures.ts";
export { readDevSeed, readSeed } from "./readyStore.ts";
export { type DevDescription } from "./seed/describeDev.ts";
export type { SeedDocument } from "./seed/document.ts";
export { createLog } from "./log.ts";
export type { FunctionSetting } from "./runtime/runtime.ts";
export type { RateSetting } from "./domain/rates/openRates.ts";
export { parseDuration } from "./control/duration.ts";

export interface PlatformOptions {
  /** Where files live. Without it, and without a database, everything is in memory and gone at the end. */
  readonly dataFolder?: string;
  /** PostgreSQL instead of the file in the data folder. */
  readonly databaseUrl?: string;
  /** Where the bytes of files are kept; `files` in the data folder unless told. Servers on one database share it. */
  readonly filesFolder?: string;
  /** The largest file that is taken. */
  readonly fileBytesMax?: number;
  /** Planted when the store is empty. */
  readonly seed?: SeedDocument | "dev";
  /** Shows people and app authors what only they should see on their own machine. */
  readonly dev?: boolean;
  /** Opens `/control/...` to whoever holds it, also outside dev mode. */
  readonly operatorToken?: string;
  /** How strictly apps are limited; as documented, and in dev mode generously, unless told. */
  readonly rates?: RateSetting;
  /** Addresses and ranges of proxies in front of this server; only their `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Addresses and ranges that requests to apps may go to although not everybody can reach them. */
  readonly outgoingRanges?: readonly string[];
  readonly clock?: Clock;
  /** How an app is asked about what somebody did, for tests that play the app themselves. */
  readonly ask?: ActContext["ask"];
  readonly log?: Logger;
  /** Which isolation is enough for deployed functions; in dev mode any, else only the strongest, unless told. */
  readonly functions?: FunctionSetting;
  /** How long a deployed function may take. */
  readonly functionDeadlineMs?: number;
  /** Where people reach this server, when that is not where it listens. */
  readonly baseUrl?: string;
  /** The store failed in a way that leaves unknown what it kept: whoever runs the platform must start it afresh. */
  readonly onFatal?: (error: Error) => void;
}

export interface Platform extends AsyncDisposable {
  readonly store: Store;
  readonly desk: Desk;
  readonly secrets: Secrets;
  readonly rates: Rates;
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
  /** Asks an app what a person in front of it waits for. */
  readonly dispatch: Dispatch;
  readonly baseUrl: string;
  /** Where it listens, once it does; people may reach it elsewhere. */
  readonly port: number | undefined;
  listen(at?: { readonly port?: number; readonly host?: string }): Promise<string>;
  describeDev(): Promise<DevDescription>;
  /** Whether deployed functions run here, and behind what, in a sentence. */
  describeFunctions(): Promise<string>;
  /** Lets go of what starting has left behind, before the first call instead of during a later one. */
  giveBackMemory(): void;
  /** Does what is due by now and lets the search catch up; a server that runs does so by itself once a second. */
  settle(): Promise<void>;
  /** Links that sign a person in at a click; dev mode only. */
  signInLinks(people: readonly SignInPerson[]): SignInLink[];
  /** Does what `POST /control/<name>` does, without the token. Nothing when there is no such control here. */
  control(name: string, args: Readonly<Record<string, unknown>>): Promise<Outcome<object, string> | undefined>;
  /** Calls under way finish, new ones are asked to come back; then it stops. */
  stop(): Promise<void>;
}

/** The whole platform as one object: the server, the tests and the testing package all start this. */
export async function createPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const parts = await openParts(options);
  const { store, desk, secrets, rates, files, outgoing, reach, control, draining } = parts;
  const describe = () => describeDev(store.db, secrets, reach.baseUrl);
  let server: Server | undefined;

  async function listen({ port = 0, host = "127.0.0.1" } = {}): Promise<string> {
    server = openServer(parts, options.dev ? openDevDoor(describe, controlTokenOf(secrets)) : undefined);
    attachDoors(server.app.server, [parts.rtm, parts.appDoor]);
    await server.app.listen({ port, host }).catch((error: unknown) => explainListenFailure(error, port, host));
    const bound = (server.app.server.address() as AddressInfo).port;
    reach.listening = { host: loopbackOf(host), port: bound };
    if (options.baseUrl === undefined) reach.baseUrl = `http://${isLoopback(host) ? "localhost" : host}:${bound}`;
    return reach.baseUrl;
  }

  async function stop(): Promise<void> {
    if (draining.isOn) return;
    draining.isOn = true;
    parts.faults.clear();
    await Promise.all([server?.settled(), parts.rtm.stop(), parts.appDoor.stop()]);
    await parts.hosting.stop();
    await Promise.all([parts.chores.stop(), parts.workflows.stop(), parts.indexer.stop(), parts.delivery.stop()]);
    parts.relay.stop();
    outgoing.stop();
    await server?.app.close();
    await rates.stop();
    await store.close();
  }

  return {
    store,
    desk,
    secrets,
    rates,
    files,
    outgoing,
    dispatch: parts.delivery.dispatch,
    get baseUrl() {
      return reach.baseUrl;
    },
    get port() {
      return server && (server.app.server.address() as AddressInfo | null)?.port;
    },
    listen,
    describeDev: describe,
    giveBackMemory() {
      // One thread after the other: both turn the same switch of the whole process on and off.
      giveBackMemory();
      store.giveBackMemory?.();
    },
    describeFunctions: async () => (await parts.hosting.state()).sentence,
    async settle() {
      // A function that has ended may let a run go on to the next.
      do await parts.chores.settle();
      while (await parts.hosting.settle());
      await parts.indexer.settle();
      await parts.delivery.settle();
    },
    control: async (name, args) => control?.call(name, args),
    signInLinks: (people) => people.map((person) => signInLink(secrets, reach.baseUrl, person)),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** Everything but the listening server, put together. */
async function openParts(options: PlatformOptions) {
  const log = options.log ?? createLog({ level: "warn", write: (line) => void process.stderr.write(line) });
  const moving = isControlled(options) ? movableClock(options.clock ?? systemClock) : undefined;
  const clock = moving ?? options.clock ?? systemClock;
  const isTrustedProxy = trustProxies(options.trustedProxies ?? []);
  const serverKey = serverKeyOf(options);
  const outgoing = openOutgoing(options);
  const secrets = secretsOf(serverKey);
  const { store, rates } = await readyStore(options, { clock, moving, serverKey, log });
  const ground = { store, clock, secrets, log };
  const reach: { baseUrl: string; listening?: OwnAddress } = { baseUrl: options.baseUrl ?? "http://localhost" };
  const draining = { isOn: false };
  const files = filesOf(options, secrets, moving !== undefined);
  const faults = createFaults();
  const { relay, rtm, appDoor } = openSockets({ store, clock, secrets, log, faults, onRoom: () => delivery.wake() });
  const slot = faults.deliveries;
  const watch: WatchSlot = {};
  const delivery = await openDelivery({ store, clock, secrets, log, faults: slot, outgoing, sockets: appDoor, watch });
  const onCommit = (): void => {
    relay.wake();
    delivery.wake();
    workflows.wake();
    hosting.wake();
  };
  const hosting = openHosting({ ...ground, ...functionsOf(options), files, outgoing, reach, onCommit });
  const workflows = await openWorkflows({ store, clock, log, reach, onCommit });
  const desk = openDesk({
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
  const blobs = moving ? undefined : files.blobs;
  const chores = openChores({ store, clock, log, blobs, onCommit, more: workflows.chores });
  const indexer = openIndexer({ store, clock, log });
  const settle = chores.settle;
  const onReplaced = async () => void (await Promise.all([delivery.begin(), workflows.begin()]));
  const control =
    moving && (await openControlDoor({ store, desk, clock: moving, faults, watch, tokens, settle, onReplaced }));
  return {
    ...ground,
    chores,
    workflows,
    hosting,
    indexer,
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

function openServer(parts: Parts, door: ReturnType<typeof openDevDoor> | undefined): Server {
  const { log, clock, secrets, store, desk, draining, control, isTrustedProxy } = parts;
  // Loaded when somebody first looks at a page: a server should start quickly.
  const openPeople = async () => (await import("./doors/peopleDoor.ts")).openPeopleDoor({ db: store.db, desk });
  const installs = openInstallDoor({ db: store.db, desk });
  const baseUrl = () => parts.reach.baseUrl;
  const files = openFilesDoor({ db: store.db, desk, blobs: parts.files.blobs, log });
  return createServer({
    desk,
    files: createFilesListener({ door: files, log, isDraining: () => draining.isOn, isTrustedProxy }),
    log,
    nextRequestId: requestIds(),
    webhooks: openWebhookDoor({ db: store.db, desk }),
    triggers: openTriggerDoor({ desk }),
    responses: openResponseDoor({ db: store.db, desk }),
    probe: store.probe,
    control,
    onCall: control?.onCall,
    isTrustedProxy,
    pages: (app) => addPages(app, { log, secrets, clock, baseUrl, openPeople, door, installs, isTrustedProxy }),
  });
}

interface SocketParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly faults: Faults;
  /** An app has opened a socket, or has less to do on one. */
  readonly onRoom: () => void;
}

/** What is committed, on its way to those who listen. */
function openSockets(parts: SocketParts): { relay: Relay; rtm: Rtm; appDoor: AppDoor } {
  const { store, clock, secrets, log, faults, onRoom } = parts;
  const source = {
    end: () => readEventsEnd(store.db),
    after: (position: OutboxPosition) => readEvents(store.db, position),
  };
  const relay = createRelay(source, log, faults.deliveries);
  const rtm = createRtm({
    relay,
    readTicket: (ticket) => readTicket(secrets, clock.nowMs(), ticket),
    othersIn: (channelId, userId) => typingAudience(store.db, channelId, userId),
  });
  const appDoor = createAppDoor({
    readTicket: (ticket) => readAppTicket(secrets, clock.nowMs(), ticket),
    isSocketMode: async (appId) => (await readReach(store.db, secrets, appId))?.isSocketMode ?? false,
    onRoom,
  });
  return { relay, rtm, appDoor };
}

function trustProxies(ranges: readonly string[]): (address: string) => boolean {
  const wrong = ranges.find((range) => !isRange(range));
  const list = ranges.join(",");
  if (wrong === undefined) return (address) => isInRanges(address, list);
  throw new StartFailure(`${wrong} is no address of a proxy. Give addresses or ranges, as in 10.0.0.0/8.`);
}

function openOutgoing({ dev = false, outgoingRanges = [] }: PlatformOptions): Outgoing {
  const wrong = outgoingRanges.find((range) => !isRange(range));
  if (wrong === undefined) return createOutgoing({ allowLoopback: dev, allowedRanges: outgoingRanges });
  throw new StartFailure(`Requests cannot be let out to ${wrong}. Give addresses or ranges, as in 10.0.0.0/8.`);
}

function isControlled({ dev, operatorToken }: PlatformOptions): boolean {
  if (operatorToken !== undefined && operatorToken.length < limits.operator_token_chars_min) {
    throw new StartFailure(
      `The operator token is shorter than ${limits.operator_token_chars_min} characters, so it could be guessed. Give a longer one with --operator-token.`,
    );
  }
  return dev === true || operatorToken !== undefined;
}

function serverKeyOf({ dataFolder, databaseUrl }: PlatformOptions): string {
  if (dataFolder !== undefined) return readServerKey(dataFolder);
  return databaseUrl === undefined ? memoryServerKey() : throwawayServerKey();
}

function functionsOf({ functions, dev, functionDeadlineMs: deadlineMs }: PlatformOptions) {
  return { setting: functions ?? (dev ? "anyhow" : "sandboxed"), deadlineMs } as const;
}

function filesOf(options: PlatformOptions, secrets: Secrets, hasImages: boolean): FileKeeping {
  return keepFiles(blobsOf(options, secrets), { bytesMax: options.fileBytesMax, hasImages });
}

function blobsOf({ dataFolder, filesFolder: folder }: PlatformOptions, secrets: Secrets): Blobs {
  const place = folder ?? (dataFolder === undefined ? undefined : filesFolder(dataFolder));
  return place === undefined ? memoryBlobs() : diskBlobs(place, secrets.derive("owner of files").slice(0, 32));
}

/** Short, and different in every process, so that two servers' logs can be read together. */
function requestIds(): () => string {
  const prefix = randomBytes(4).toString("hex");
  let last = 0;
  return () => `${prefix}${(++last).toString(36).padStart(5, "0")}`;
}

function isLoopback(host: string): boolean {
  return host === "127.0.0.1" || host === "::1" || host === "localhost" || host === "0.0.0.0" || host === "::";
}

/** Where a server that listens on every address can be asked from its own machine. */
function loopbackOf(host: string): string {
  return host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
}

function explainListenFailure(error: unknown, port: number, host: string): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    throw new StartFailure(`Port ${port} is taken by another process. Stop it, or choose another port with --port.`);
  }
  if (code === "EACCES") throw new StartFailure(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    throw new StartFailure(`${host} is no address of this machine. Choose another with --host.`);
  }
  throw error;
}
