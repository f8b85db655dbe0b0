import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { AppSockets } from "../delivery/appSockets.ts";
import type { Clock } from "../ports/ports.ts";
import { AppConnection } from "./appConnection.ts";
import { AppLines } from "./appLines.ts";
import type { Places } from "./places.ts";
import { onceEach, refuseUpgrade, type SocketDoor } from "./socketDoor.ts";

export interface AppDoorOptions {
  readonly readTicket: (ticket: string) => Holder | undefined;
  /** Whether the app wants sockets at all. */
  readonly isSocketMode: (appId: string) => Promise<boolean>;
  /** Those of these that were revoked: a socket asks for no token after it was opened. */
  readonly endedGrants: (grantIds: readonly string[]) => Promise<readonly string[]>;
  /** An app can take something now. */
  readonly onRoom: () => void;
  readonly clock: Clock;
  readonly places: Places;
}

interface Holder {
  readonly appId: string;
  readonly grantId: string;
}

export interface AppDoor extends SocketDoor, AppSockets {
  /** Warns and ends the sockets whose time has come, and ends those whose token was revoked; asked for once a second, and whenever the clock was moved. */
  look(): Promise<void>;
  /** Asks every socket to come back to another server, then closes them. */
  stop(): Promise<void>;
}

const goingAway = 1001;
const normal = 1000;
const host = hostname();

/** Sockets over which apps receive what they would otherwise receive by request. */
export function createAppDoor(options: AppDoorOptions): AppDoor {
  const { readTicket, isSocketMode, endedGrants, onRoom, clock, places } = options;
  const acceptor = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.body_bytes_max,
  });
  const lines = new AppLines();
  const takeTicket = onceEach(readTicket);
  const opening = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const holder = takeTicket(url.searchParams.get("ticket") ?? "");
    if (!holder) return refuseUpgrade(stream, "401 Unauthorized");
    acceptor.handleUpgrade(request, stream, head, (socket) => {
      // The store could not be asked: whoever comes again may find it back.
      const opened = open(holder, socket, lifeOf(url)).catch(() => socket.terminate());
      opening.add(opened);
      void opened.finally(() => opening.delete(opened));
    });
  }

  async function open(holder: Holder, socket: WebSocket, lifeS: number): Promise<void> {
    const connection = new AppConnection(holder, socket);
    const [isWanted, ended] = [await isSocketMode(holder.appId), await endedGrants([holder.grantId])];
    if (!isWanted || ended.length > 0) return end(connection, "link_disabled");
    const count = await places.take(connection);
    if (count === undefined) return end(connection, "too_many_websockets");
    if (socket.readyState !== socket.OPEN) return places.leave(connection);
    connection.endsMs = clock.nowMs() + lifeS * 1000;
    lines.add(connection);
    socket.on("close", () => forget(connection));
    timer ??= setInterval(check, limits.app_socket_ping_s * 1000).unref();
    socket.send(helloOf(connection, count, lifeS));
    onRoom();
  }

  function forget(connection: AppConnection): void {
    places.leave(connection);
    lines.remove(connection);
    if (lines.isEmpty) {
      clearInterval(timer);
      timer = undefined;
    }
    // What it had goes to another one.
    onRoom();
  }

  /** A peer that vanished without a word is found by its missing pong. Once a client was pinged, it waits for the next. */
  function check(): void {
    for (const connection of lines.all) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      connection.socket.ping();
    }
    // The next look says so again, when the store could not be asked now.
    void endUnwanted(lines, isSocketMode).catch(() => {});
  }

  return {
    path: "/socket/app",
    upgrade,
    hasAny: () => !lines.isEmpty,
    roomOf: (appId) => lines.roomOf(appId),
    send: async (appId, envelope) => lines.next(appId)?.send(envelope) ?? { kind: "no_connection" },
    async look() {
      for (const connection of lines.all) age(connection, clock.nowMs());
      await endRevoked(lines, endedGrants);
      await places.look();
    },
    async stop() {
      // Who has come and is not among them yet would be told nothing, and stay for ever.
      await Promise.all(opening);
      await sayGoodbye(lines.all);
      await places.stop();
      acceptor.close();
    },
  };
}

async function endUnwanted(lines: AppLines, isSocketMode: AppDoorOptions["isSocketMode"]): Promise<void> {
  for (const appId of new Set(lines.all.map((connection) => connection.appId))) {
    if (await isSocketMode(appId)) continue;
    for (const connection of lines.of(appId)) end(connection, "link_disabled");
  }
}

async function endRevoked(lines: AppLines, endedGrants: AppDoorOptions["endedGrants"]): Promise<void> {
  if (lines.isEmpty) return;
  const ended = new Set(await endedGrants([...new Set(lines.all.map(({ grantId }) => grantId))]));
  for (const connection of lines.all) {
    const isOpen = connection.socket.readyState === connection.socket.OPEN;
    if (isOpen && ended.has(connection.grantId)) end(connection, "link_disabled");
  }
}

/** Authors who want to see a socket end need not wait for an hour. */
function lifeOf(url: URL): number {
  const isDebug = url.searchParams.get("debug_reconnects") === "true";
  return isDebug ? limits.app_socket_debug_life_s : limits.app_socket_life_s;
}

function helloOf({ appId }: AppConnection, count: number, lifeS: number): string {
  return JSON.stringify({
    type: "hello",
    num_connections: count,
    debug_info: { host, build_number: 1, approximate_connection_time: lifeS },
    connection_info: { app_id: appId },
  });
}

function end(connection: AppConnection, reason: "link_disabled" | "too_many_websockets"): void {
  connection.disconnect(reason, host);
  connection.socket.close(normal, reason);
}

/** Warns the app shortly before its socket ends, so that it can open another one first; then asks it to. */
function age(connection: AppConnection, nowMs: number): void {
  if (nowMs < connection.endsMs - limits.app_socket_warning_s * 1000) return;
  if (!connection.isLeaving) connection.disconnect("warning", host);
  if (nowMs < connection.endsMs) return;
  // Once is enough, however often the other side is looked at before it has closed.
  connection.endsMs = Number.POSITIVE_INFINITY;
  connection.disconnect("refresh_requested", host);
  connection.socket.close(normal, "refresh");
}

async function sayGoodbye(connections: readonly AppConnection[]): Promise<void> {
  const closed = connections.map(async (connection) => {
    const gone = new Promise<void>((resolve) => connection.socket.once("close", () => resolve()));
    connection.disconnect("refresh_requested", host);
    connection.socket.close(goingAway, "the server is stopping");
    await gone;
  });
  const patience = setTimeout(() => {
    for (const { socket } of connections) socket.terminate();
  }, limits.socket_close_s * 1000).unref();
  await Promise.all(closed);
  clearTimeout(patience);
}
