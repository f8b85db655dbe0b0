import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { AppSockets } from "../delivery/appSockets.ts";
import { AppConnection } from "./appConnection.ts";
import { AppLines } from "./appLines.ts";
import { onceEach, refuseUpgrade, type SocketDoor } from "./socketDoor.ts";

export interface AppDoorOptions {
  readonly readTicket: (ticket: string) => { readonly appId: string } | undefined;
  /** Whether the app wants sockets at all. */
  readonly isSocketMode: (appId: string) => Promise<boolean>;
  /** An app can take something now. */
  readonly onRoom: () => void;
  /** How long sockets live and how long before their end they are warned; that of the limits unless told. */
  readonly life?: SocketLife;
}

export interface SocketLife {
  readonly lifeS: number;
  readonly warningS: number;
}

const usualLife: SocketLife = { lifeS: limits.app_socket_life_s, warningS: limits.app_socket_warning_s };

export interface AppDoor extends SocketDoor, AppSockets {
  /** Asks every socket to come back to another server, then closes them. */
  stop(): Promise<void>;
}

const goingAway = 1001;
const normal = 1000;
const host = hostname();

/** Sockets over which apps receive what they would otherwise receive by request. */
export function createAppDoor({ readTicket, isSocketMode, onRoom, life = usualLife }: AppDoorOptions): AppDoor {
  const acceptor = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.body_bytes_max,
  });
  const lines = new AppLines();
  const takeTicket = onceEach(readTicket);
  let timer: NodeJS.Timeout | undefined;

  function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const holder = takeTicket(url.searchParams.get("ticket") ?? "");
    if (!holder) return refuseUpgrade(stream, "401 Unauthorized");
    const isDebug = url.searchParams.get("debug_reconnects") === "true";
    const given = isDebug ? { ...life, lifeS: limits.app_socket_debug_life_s } : life;
    acceptor.handleUpgrade(request, stream, head, (socket) => void open(holder.appId, socket, given));
  }

  async function open(appId: string, socket: WebSocket, given: SocketLife): Promise<void> {
    const connection = new AppConnection(appId, socket);
    if (!(await isSocketMode(appId))) return end(connection, "link_disabled");
    if (lines.of(appId).length >= limits.app_sockets_max) return end(connection, "too_many_websockets");
    if (socket.readyState !== socket.OPEN) return;
    lines.add(connection);
    const stopTimers = startLife(connection, given);
    socket.on("close", () => {
      stopTimers();
      forget(connection);
    });
    timer ??= setInterval(check, limits.app_socket_ping_s * 1000).unref();
    socket.send(helloOf(connection, lines.of(appId).length, given.lifeS));
    onRoom();
  }

  function forget(connection: AppConnection): void {
    lines.remove(connection);
    if (lines.isEmpty) {
      clearInterval(timer);
      timer = undefined;
    }
    // What it had goes to another one.
    onRoom();
  }

  async function checkWanted(): Promise<void> {
    for (const appId of new Set(lines.all.map((connection) => connection.appId))) {
      if (await isSocketMode(appId)) continue;
      for (const connection of lines.of(appId)) end(connection, "link_disabled");
    }
  }

  /** A peer that vanished without a word is found by its missing pong. Once a client was pinged, it waits for the next. */
  function check(): void {
    for (const connection of lines.all) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      connection.socket.ping();
    }
    // The next look says so again, when the store could not be asked now.
    void checkWanted().catch(() => {});
  }

  return {
    path: "/socket/app",
    upgrade,
    hasAny: () => !lines.isEmpty,
    roomOf: (appId) => lines.roomOf(appId),
    send: async (appId, envelope) => lines.next(appId)?.send(envelope) ?? { kind: "no_connection" },
    async stop() {
      await sayGoodbye(lines.all);
      acceptor.close();
    },
  };
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

/** Warns the app shortly before its socket ends, so that it can open another one first. */
function startLife(connection: AppConnection, { lifeS, warningS }: SocketLife): () => void {
  let timer = setTimeout(warn, (lifeS - warningS) * 1000).unref();

  function warn(): void {
    connection.disconnect("warning", host);
    timer = setTimeout(close, warningS * 1000).unref();
  }
  function close(): void {
    connection.disconnect("refresh_requested", host);
    connection.socket.close(normal, "refresh");
  }
  return () => clearTimeout(timer);
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
