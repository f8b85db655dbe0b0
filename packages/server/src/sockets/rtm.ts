import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { OutgoingEvent, Relay } from "../delivery/relay.ts";
import { JsonFault, parseJson } from "../json.ts";
import { onceEach, refuseUpgrade, type SocketDoor } from "./socketDoor.ts";

export interface RtmOptions {
  readonly relay: Relay;
  readonly readTicket: (ticket: string) => { readonly teamId: string; readonly userId: string } | undefined;
}

export interface Rtm extends SocketDoor {
  /** Tells every socket to come back later, then closes them. */
  stop(): Promise<void>;
}

interface Connection {
  readonly teamId: string;
  readonly userId: string;
  readonly socket: WebSocket;
  isAlive: boolean;
}

const goingAway = 1001;
const tooSlow = 1013;
const notAllowed = 1008;
const checkEveryMs = 30_000;

/** Sockets of people and bots that want to hear what happens. */
export function createRtm({ relay, readTicket }: RtmOptions): Rtm {
  const acceptor = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.socket_frame_bytes_max,
  });
  const connections = new Set<Connection>();
  const takeTicket = onceEach(readTicket);
  let stopListening: Promise<() => void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const holder = takeTicket(url.searchParams.get("ticket") ?? "");
    if (!holder) return refuseUpgrade(stream, "401 Unauthorized");
    acceptor.handleUpgrade(request, stream, head, (socket) => void open({ ...holder, socket, isAlive: true }));
  }

  async function open(connection: Connection): Promise<void> {
    const { socket } = connection;
    socket.on("pong", () => {
      connection.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (!isBinary && data instanceof Buffer) answer(socket, data.toString());
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => void close(connection));
    connections.add(connection);
    timer ??= setInterval(check, checkEveryMs).unref();
    await (stopListening ??= relay.listen((event) => tell(connections, event)));
    // Only now: whoever has seen hello misses nothing that is committed afterwards.
    socket.send('{"type":"hello"}');
  }

  async function close(connection: Connection): Promise<void> {
    connections.delete(connection);
    if (connections.size > 0) return;
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
      acceptor.close();
    },
  };
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
    if (event.endsAccess) connection.socket.close(notAllowed, "access has ended");
    else send(connection, event.json);
  }
}

/** One that does not read would otherwise fill this process with what it has not read. */
function send({ socket }: Connection, json: string): void {
  if (socket.bufferedAmount > limits.socket_buffer_bytes_max) socket.close(tooSlow, "reads too slowly");
  else if (socket.readyState === socket.OPEN) socket.send(json);
}

function answer(socket: WebSocket, text: string): void {
  const frame = parseJson(text);
  if (frame instanceof JsonFault || typeof frame !== "object" || frame === null || !("type" in frame)) return;
  if (frame.type !== "ping") return;
  socket.send(
    JSON.stringify({ ...frame, type: "pong", reply_to: "id" in frame ? frame.id : undefined, id: undefined }),
  );
}
