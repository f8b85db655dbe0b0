import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { OutgoingEvent, Relay } from "../delivery/relay.ts";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";
import { createNeighbours, type Signs } from "./neighbours.ts";
import { createPresence, type Present } from "./presence.ts";
import { onceEach, refuseUpgrade, type SocketDoor } from "./socketDoor.ts";

export interface RtmOptions {
  readonly relay: Relay;
  readonly readTicket: (ticket: string) => Holder | undefined;
  /** Who else is in a conversation; nobody when the person is not in it. */
  readonly othersIn: (channelId: string, userId: string) => Promise<readonly string[]>;
  /** Other servers on the same database, where there can be any. */
  readonly signs?: Signs | undefined;
  readonly log: Logger;
}

export interface Rtm extends SocketDoor {
  /** Tells every socket to come back later, then closes them. */
  stop(): Promise<void>;
}

/** Who listens, and whose token asked for it: that of an app, or nothing for our own client. */
interface Holder {
  readonly teamId: string;
  readonly userId: string;
  readonly appId: string | undefined;
}

interface Connection extends Present, Holder {
  readonly socket: WebSocket;
  isAlive: boolean;
  /** While one is passed on, the next ones of the same person say nothing new. */
  isTyping: boolean;
}

const goingAway = 1001;
const tooSlow = 1013;
const notAllowed = 1008;
const checkEveryMs = 30_000;

/** Sockets of people and bots that want to hear what happens. */
export function createRtm(options: RtmOptions): Rtm {
  const { relay, readTicket, othersIn, signs } = options;
  const acceptor = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.socket_frame_bytes_max,
  });
  const connections = new Set<Connection>();
  const presence = createPresence();
  const neighbours = joinNeighbours(options, connections, presence);
  const takeTicket = onceEach(readTicket);
  let stopListening: Promise<() => void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const holder = takeTicket(url.searchParams.get("ticket") ?? "");
    if (!holder) return refuseUpgrade(stream, "401 Unauthorized");
    acceptor.handleUpgrade(request, stream, head, (socket) => void open(connect(holder, socket)));
  }

  async function open(connection: Connection): Promise<void> {
    const { socket } = connection;
    socket.on("pong", () => {
      connection.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (!isBinary && data instanceof Buffer) hear(connection, data.toString());
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => void close(connection));
    connections.add(connection);
    timer ??= setInterval(check, checkEveryMs).unref();
    await (stopListening ??= relay.listen((event) => tell(connections, event)));
    // Only now: whoever has seen hello misses nothing that is committed afterwards.
    socket.send('{"type":"hello"}');
    presence.come(connection);
    neighbours?.start();
  }

  function hear(connection: Connection, text: string): void {
    const frame = readFrame(text);
    if (frame?.type === "ping") answerPing(connection, frame);
    if (frame?.type === "presence_sub") presence.watch(connection, idsIn(frame.ids));
    if (frame?.type === "typing" && typeof frame.channel === "string")
      void passTyping(connections, connection, frame, { othersIn, signs });
  }

  async function close(connection: Connection): Promise<void> {
    connections.delete(connection);
    presence.go(connection);
    if (connections.size > 0) return;
    void neighbours?.stop();
    clearInterval(timer);
    timer = undefined;
    const stop = stopListening;
    stopListening = undefined;
    (await stop)?.();
  }

  /** A peer that vanished without a word is found by its missing pong. */
  function check(): void {
    for (const connection of connections) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      connection.socket.ping();
    }
  }

  return {
    path: "/socket/rtm",
    upgrade,
    async stop() {
      await sayGoodbye(connections);
      await neighbours?.stop();
      acceptor.close();
    },
  };
}

/** What happens at other servers, told to those who are connected here; nothing where there is no other. */
function joinNeighbours(
  { signs, log, othersIn }: RtmOptions,
  connections: ReadonlySet<Connection>,
  presence: ReturnType<typeof createPresence>,
) {
  if (!signs) return undefined;
  return createNeighbours({
    signs,
    log,
    here: presence.here,
    onTyping: ({ channelId, userId, threadTs }) =>
      void tellTyping(connections, { channel: channelId, user: userId, thread_ts: threadTs }, othersIn),
    onPresent: presence.setElsewhere,
  });
}

/** Not through the outbox: it is over before anybody could miss it. */
async function passTyping(
  connections: ReadonlySet<Connection>,
  connection: Connection,
  frame: Frame,
  { othersIn, signs }: Pick<RtmOptions, "othersIn" | "signs">,
): Promise<void> {
  if (connection.isTyping) return;
  connection.isTyping = true;
  const { userId } = connection;
  const channelId = String(frame.channel);
  const threadTs = typeof frame.thread_ts === "string" ? frame.thread_ts : undefined;
  const isIn = await tellTyping(connections, { channel: channelId, user: userId, thread_ts: threadTs }, othersIn);
  // Only of whoever is in the conversation: a sign is a row, and rows are not for anybody to write.
  if (isIn) await signs?.passTyping({ channelId, userId, threadTs }).catch(() => undefined);
  connection.isTyping = false;
}

/** Whether there was anybody to tell it to, here or elsewhere. */
async function tellTyping(
  connections: ReadonlySet<Connection>,
  sign: { readonly channel: string; readonly user: string; readonly thread_ts: string | undefined },
  othersIn: RtmOptions["othersIn"],
): Promise<boolean> {
  const others = new Set(await othersIn(sign.channel, sign.user).catch(() => []));
  const { channel, thread_ts, user } = sign;
  const json = JSON.stringify({ type: "user_typing", channel, thread_ts, user });
  for (const other of connections) if (others.has(other.userId)) other.send(json);
  return others.size > 0;
}

/** Asks all to come back later; whoever does not close in time is cut off. */
async function sayGoodbye(connections: ReadonlySet<Connection>): Promise<void> {
  const closed = [...connections].map(({ socket }) => {
    socket.send('{"type":"goodbye"}');
    socket.close(goingAway, "the server is stopping");
    return new Promise<void>((resolve) => socket.once("close", () => resolve()));
  });
  const patience = setTimeout(() => {
    for (const { socket } of connections) socket.terminate();
  }, limits.socket_close_s * 1000).unref();
  await Promise.all(closed);
  clearTimeout(patience);
}

function tell(connections: Iterable<Connection>, event: OutgoingEvent): void {
  // A list would be searched for every connection: with a thousand of each, half a million comparisons an event.
  const hearers = event.userIds && new Set(event.userIds);
  for (const connection of connections) {
    if (connection.teamId !== event.teamId && !event.sharedWith?.includes(connection.teamId)) continue;
    if (hearers && !hearers.has(connection.userId)) continue;
    if (event.hiddenFrom?.includes(connection.userId)) continue;
    if (!event.endsAccess) connection.send(event.json);
    else if (isMeant(connection, event.endsAccess.appId)) connection.socket.close(notAllowed, "access has ended");
  }
}

function isMeant({ appId }: Connection, endedFor: string | null | undefined): boolean {
  return endedFor === undefined || endedFor === (appId ?? null);
}

function connect(holder: Holder, socket: WebSocket): Connection {
  const send = (json: string): void => sendTo(socket, json);
  return { ...holder, socket, send, watched: new Set(), isAlive: true, isTyping: false };
}

/** One that does not read would otherwise fill this process with what it has not read. */
function sendTo(socket: WebSocket, json: string): void {
  if (socket.bufferedAmount > limits.socket_buffer_bytes_max) socket.close(tooSlow, "reads too slowly");
  else if (socket.readyState === socket.OPEN) socket.send(json);
}

interface Frame {
  readonly type: unknown;
  readonly id?: unknown;
  readonly ids?: unknown;
  readonly channel?: unknown;
  readonly thread_ts?: unknown;
}

function readFrame(text: string): Frame | undefined {
  const frame = parseJson(text);
  const isFrame = !(frame instanceof JsonFault) && typeof frame === "object" && frame !== null && "type" in frame;
  return isFrame ? frame : undefined;
}

function idsIn(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

function answerPing({ socket }: Connection, frame: Frame): void {
  socket.send(JSON.stringify({ ...frame, type: "pong", reply_to: frame.id, id: undefined }));
}
