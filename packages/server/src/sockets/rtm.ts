import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ConversationKind } from "@platform/protocol/conversationScopes.ts";
import { socketScopes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import { limits } from "@platform/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { emailScope, type OutgoingEvent, type SocketFanOut } from "../delivery/socketFanOut.ts";
import type { ConnectedPerson } from "../ports/connectedPerson.ts";
import type { Logger } from "../ports/log.ts";
import type { Clock } from "../ports/ports.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { createClusterPresence, type PresenceSignals } from "./clusterPresence.ts";
import { createPresence, type Presence, watchedMax } from "./presence.ts";
import { createFanOutListening } from "./fanOutListening.ts";
import { printFrame } from "./printFrame.ts";
import { type Listener, RtmConnection } from "./rtmConnection.ts";
import { answerPing, idsIn, type RtmFrame, readRtmFrame } from "./rtmFrames.ts";
import { postRtmMessage } from "./rtmMessages.ts";
import {
  acceptorOptions,
  type CallingSocket,
  refuseUpgrade,
  type SocketAdmission,
  type SocketServer,
} from "./socketUpgrade.ts";

export interface RtmOptions<Who extends Listener = Listener> {
  readonly fanOut: SocketFanOut;
  readonly admission: SocketAdmission<Who, CallingSocket<Who>>;
  /** Who else is in a conversation; nobody when the person is not in it. */
  readonly othersIn: (channelId: string, typist: Typist) => Promise<Others>;
  /** Those of these people whose presence the listener may know. */
  readonly knownPeople: (listener: Who, ids: readonly string[]) => Promise<readonly string[]>;
  /** Whether a person set themselves away. */
  readonly isAway: (userId: string) => Promise<boolean>;
  /** Other servers on the same database, where there can be any. */
  readonly presenceSignals?: PresenceSignals | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Who types, and where they are connected; undefined for an indicator that another server has checked. */
interface Typist {
  readonly userId: string;
  readonly teamId: string | undefined;
}

interface Others {
  readonly userIds: readonly string[];
  /** The workspaces that have the conversation. */
  readonly teamIds: readonly string[];
  readonly kind: ConversationKind | undefined;
}

export interface Rtm extends SocketServer {
  /** Closes the sockets whose token has expired, and now and then checks all of them. */
  look(): Promise<void>;
  /** A person's sockets to this server. */
  personHere(userId: string): ConnectedPerson | undefined;
  /** Everybody with a socket to this server. */
  peopleHere(): readonly ConnectedPerson[];
  /** Asks every client to connect again later, then closes the sockets. */
  drain(): Promise<void>;
}

const goingAway = 1001;
const checkEveryMs = 30_000;

/** Sockets of people and bots that want to hear what happens. */
export function createRtm<Who extends Listener>(options: RtmOptions<Who>): Rtm {
  const { fanOut, admission, clock } = options;
  const acceptor = new WebSocketServer({ ...acceptorOptions, maxPayload: limits.socket_frame_bytes_max });
  const connections = new Set<RtmConnection<Who>>();
  const presence = createPresence(clock, () => clusterPresence?.wake());
  const clusterPresence = joinNeighbours(options, connections, presence);
  const onEvent = (event: OutgoingEvent) => hear(connections, presence, event);
  const listening = createFanOutListening(fanOut, { onEvent, onGap: () => reconnectAll(connections) });
  const heartbeat = createHeartbeat(() => connections, checkEveryMs);
  let checkedMs = clock.nowMs();
  let isStopping = false;

  async function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const opened = await admission.redeem(ticketIn(url), request);
    if (!opened) return refuseUpgrade(stream, "401 Unauthorized");
    if (isStopping) return refuseUpgrade(stream, "503 Service Unavailable");
    acceptor.handleUpgrade(request, stream, head, (socket) => {
      void open(new RtmConnection(socket, opened, clock)).catch(() => socket.terminate());
    });
  }

  async function open(connection: RtmConnection<Who>): Promise<void> {
    const { socket } = connection;
    socket.on("pong", () => {
      connection.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (!isBinary && data instanceof Buffer)
        void receive(connection, data.toString(), { ...options, connections, presence });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => close(connection));
    connections.add(connection);
    heartbeat.start();
    await listening.start();
    if (!(await isReady(connection, options.isAway))) return;
    // Only now: a client that has seen hello misses nothing that is committed afterwards.
    connection.send(printFrame("hello", {}));
    presence.come(connection);
    clusterPresence?.start();
  }

  function close(connection: RtmConnection<Who>): void {
    connections.delete(connection);
    presence.go(connection);
    clusterPresence?.wake();
    if (connections.size > 0) return;
    void clusterPresence?.stop();
    heartbeat.stop();
    listening.stop();
  }

  return {
    path: "/socket/rtm",
    openCount: () => connections.size,
    upgrade,
    personHere: presence.personHere,
    peopleHere: presence.here,
    async look() {
      const nowMs = clock.nowMs();
      const isRound = nowMs - checkedMs >= checkEveryMs;
      if (isRound) presence.look();
      if (isRound) checkedMs = nowMs;
      const due = [...connections].filter(({ listener }) => isRound || (listener.expiresMs ?? Infinity) <= nowMs);
      for (const connection of due) await connection.check();
    },
    async drain() {
      isStopping = true;
      await sayGoodbye([...connections].map(({ socket }) => socket));
      await clusterPresence?.stop();
      acceptor.close();
    },
  };
}

/** To be asked once this server listens: it learns from then on what changes. */
async function isReady<Who extends Listener>(
  connection: RtmConnection<Who>,
  readIsAway: RtmOptions["isAway"],
): Promise<boolean> {
  const { socket } = connection;
  // Access may have ended between the ticket and the moment from which this server listens for that.
  await connection.check();
  const isAway = await readIsAway(connection.userId);
  // A change that arrived meanwhile is newer than what was read.
  connection.isAway ??= isAway;
  return socket.readyState === socket.OPEN;
}

interface Receiving<Who extends Listener> extends Pick<
  RtmOptions<Who>,
  "othersIn" | "knownPeople" | "presenceSignals"
> {
  readonly connections: ReadonlySet<RtmConnection<Who>>;
  readonly presence: Presence;
}

/** What a client sends over its socket. */
async function receive<Who extends Listener>(
  connection: RtmConnection<Who>,
  text: string,
  { connections, presence, knownPeople, ...others }: Receiving<Who>,
): Promise<void> {
  const frame = readRtmFrame(text);
  if (frame?.type === "ping") answerPing(connection.socket, frame);
  if (isActivity(frame?.type)) presence.act(connection);
  if (frame?.type === "message") void postRtmMessage(connection, frame);
  if (frame?.type === "typing" && typeof frame.channel === "string")
    void passTyping(connections, connection, frame, others);
  const isQuery = frame?.type === "presence_query";
  if (!isQuery && frame?.type !== "presence_sub") return;
  if (!connection.hears(socketScopes("presence_change", undefined))) return;
  const turn = isQuery ? undefined : ++connection.subscriptions;
  const known = await knownPeople(connection.listener, idsIn(frame.ids).slice(0, watchedMax)).catch(() => []);
  if (turn === undefined) presence.answer(connection, known);
  else if (turn === connection.subscriptions) presence.watch(connection, known);
}

/** What only people cause. Clients ping and ask for presence by themselves. */
function isActivity(type: unknown): boolean {
  return type === "tickle" || type === "typing" || type === "message";
}

function hear<Who extends Listener>(
  connections: ReadonlySet<RtmConnection<Who>>,
  presence: Presence,
  event: OutgoingEvent,
): void {
  if (event.presenceOf) notePresence(connections, presence, event.presenceOf);
  else pass(connections, event);
}

/** What a person did at any server: set themselves away or back, or reported activity. */
function notePresence<Who extends Listener>(
  connections: ReadonlySet<RtmConnection<Who>>,
  presence: Presence,
  { userId, isAway }: NonNullable<OutgoingEvent["presenceOf"]>,
): void {
  for (const connection of connections) {
    if (connection.userId !== userId) continue;
    if (isAway === undefined) presence.act(connection);
    else connection.isAway = isAway;
  }
  presence.refresh(userId);
}

/** In the path, because clients replace the query string with options of their own. */
function ticketIn(url: URL): string {
  return url.pathname.split("/")[3] ?? "";
}

/** What happens at other servers, passed on to the sockets here; nothing where there is no other. */
function joinNeighbours<Who extends Listener>(
  { presenceSignals, log, othersIn }: RtmOptions<Who>,
  connections: ReadonlySet<RtmConnection<Who>>,
  presence: Presence,
) {
  if (!presenceSignals) return undefined;
  return createClusterPresence({
    presenceSignals,
    log,
    here: presence.here,
    onTyping: ({ channelId, userId, threadTs }) =>
      void showTyping(connections, { channelId, threadTs, userId, teamId: undefined }, othersIn),
    onPresent: presence.setElsewhere,
  });
}

/** Not through the outbox: it is over before anybody could miss it. */
async function passTyping<Who extends Listener>(
  connections: ReadonlySet<RtmConnection<Who>>,
  connection: RtmConnection<Who>,
  frame: RtmFrame,
  { othersIn, presenceSignals }: Pick<RtmOptions, "othersIn" | "presenceSignals">,
): Promise<void> {
  if (connection.isTyping) return;
  connection.isTyping = true;
  const { teamId, userId } = connection;
  const channelId = String(frame.channel);
  const threadTs = typeof frame.thread_ts === "string" ? frame.thread_ts : undefined;
  const isIn = await showTyping(connections, { channelId, threadTs, userId, teamId }, othersIn);
  // Only from members of the conversation: each indicator is a row, and outsiders must not write rows.
  if (isIn) await presenceSignals?.passTyping({ channelId, userId, threadTs }).catch(() => undefined);
  connection.isTyping = false;
}

/** Whether anybody could see it, here or elsewhere. */
async function showTyping<Who extends Listener>(
  connections: ReadonlySet<RtmConnection<Who>>,
  sign: Typist & { readonly channelId: string; readonly threadTs: string | undefined },
  othersIn: RtmOptions["othersIn"],
): Promise<boolean> {
  const { channelId: channel, threadTs: thread_ts, userId: user } = sign;
  const nobody: Others = { userIds: [], teamIds: [], kind: undefined };
  const { userIds, teamIds, kind } = await othersIn(channel, sign).catch(() => nobody);
  const others = new Set(userIds);
  const scopes = socketScopes("user_typing", kind);
  const json = printFrame("user_typing", { channel, thread_ts, user });
  for (const other of connections) {
    if (others.has(other.userId) && teamIds.includes(other.teamId) && other.hears(scopes)) other.send(json);
  }
  return others.size > 0;
}

/** Asks all to come back later; a socket that does not close in time is cut off. */
async function sayGoodbye(sockets: readonly WebSocket[]): Promise<void> {
  const closed = sockets.map((socket) => {
    socket.send(printFrame("goodbye", {}));
    socket.close(goingAway, "the server is stopping");
    return new Promise<void>((resolve) => socket.once("close", () => resolve()));
  });
  const patience = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, limits.socket_close_s * 1000).unref();
  await Promise.all(closed);
  clearTimeout(patience);
}

function pass<Who extends Listener>(connections: Iterable<RtmConnection<Who>>, event: OutgoingEvent): void {
  const { endsAccess, teamId, sharedWith, hiddenFrom, scopes, json, jsonWithEmail } = event;
  // A list would be searched for every connection: with a thousand of each, half a million comparisons an event.
  const hearers = event.userIds && new Set(event.userIds);
  for (const connection of connections) {
    if (endsAccess) {
      if (connection.isAmong(endsAccess)) void connection.check();
      continue;
    }
    if (connection.teamId !== teamId && !sharedWith?.includes(connection.teamId)) continue;
    if (hearers && !hearers.has(connection.userId)) continue;
    if (hiddenFrom?.includes(connection.userId) || !connection.hears(scopes)) continue;
    connection.send(jsonWithEmail !== undefined && connection.hears([emailScope]) ? jsonWithEmail : json);
  }
}

/** This server has missed events: clients connect again, and read what they missed. */
function reconnectAll(connections: Iterable<{ readonly socket: WebSocket }>): void {
  for (const { socket } of connections) socket.close(goingAway, "events were missed; connect again");
}
