import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";
import { WebSocketServer } from "ws";
import type { AppSockets, SocketEnvelope, SocketOutcome } from "../delivery/appSockets.ts";
import type { OutgoingEvent, SocketFanOut } from "../delivery/socketFanOut.ts";
import type { Clock } from "../ports/ports.ts";
import type { SocketEffect, SocketFaultSlot } from "../ports/socketFault.ts";
import { AppConnection, type Holder } from "./appConnection.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { createFanOutListening } from "./fanOutListening.ts";
import { AppLines } from "./appLines.ts";
import type { SocketSlots } from "./socketSlots.ts";
import { acceptorOptions, refuseUpgrade, type SocketAdmission, type SocketServer } from "./socketUpgrade.ts";

export interface AppSocketServerOptions {
  readonly fanOut: SocketFanOut;
  readonly admission: SocketAdmission<Holder>;
  /** Whether the app wants sockets at all. */
  readonly isSocketMode: (appId: string) => Promise<boolean>;
  /** An app can take something now. */
  readonly onRoom: () => void;
  readonly clock: Clock;
  readonly slots: SocketSlots;
  readonly faults: SocketFaultSlot;
}

export interface AppSocketServer extends SocketServer, AppSockets {
  /** Warns and ends the sockets whose time has come; asked for once a second, and whenever the clock was moved. */
  look(): Promise<void>;
  /** Asks every app to connect to another server, then closes the sockets. */
  drain(): Promise<void>;
}

const goingAway = 1001;
const normal = 1000;
const host = hostname();

/** Sockets over which apps receive what they would otherwise receive by request. */
export function createAppSocketServer(options: AppSocketServerOptions): AppSocketServer {
  const { fanOut, admission, isSocketMode, onRoom, clock, slots, faults } = options;
  const acceptor = new WebSocketServer({ ...acceptorOptions, autoPong: false, maxPayload: limits.body_bytes_max });
  const lines = new AppLines();
  const opening = new Set<Promise<void>>();
  const endUnlessWanted = createEviction(isSocketMode);
  const heartbeat = createHeartbeat(() => lines.all, limits.app_socket_ping_s * 1000, endUnlessWanted);
  const recheck = (appId?: string | null): void => lines.among(appId).forEach(endUnlessWanted);
  const onEvent = ({ endsAccess }: OutgoingEvent) => endsAccess && recheck(endsAccess.appId);
  const listening = createFanOutListening(fanOut, { onEvent, onGap: recheck });
  let isStopping = false;
  faults.strike = (effect) => strikeAll(lines.all, effect);

  async function upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const opened = await admission.redeem(url.searchParams.get("ticket") ?? "", request);
    if (!opened) return refuseUpgrade(stream, "401 Unauthorized");
    if (isStopping) return refuseUpgrade(stream, "503 Service Unavailable");
    acceptor.handleUpgrade(request, stream, head, (socket) => {
      // Where the store cannot be asked now, the client connects again later.
      const done = open(new AppConnection(opened, socket, faults), lifeOf(url)).catch(() => socket.terminate());
      opening.add(done);
      void done.finally(() => {
        opening.delete(done);
        rest();
      });
    });
  }

  async function open(connection: AppConnection, lifeS: number): Promise<void> {
    const { socket } = connection;
    await listening.start();
    // Access may have ended between the ticket and the moment from which this server listens for that.
    if (!(await isWanted(connection, isSocketMode))) return end(connection, "link_disabled");
    const count = await slots.take(connection);
    if (count === undefined) return end(connection, "too_many_websockets");
    if (socket.readyState !== socket.OPEN) return slots.leave(connection);
    connection.endsMs = clock.nowMs() + lifeS * 1000;
    lines.add(connection);
    socket.on("close", () => forget(connection));
    heartbeat.start();
    greet(connection, helloOf(connection, count, lifeS));
    onRoom();
  }

  function forget(connection: AppConnection): void {
    slots.leave(connection);
    lines.remove(connection);
    rest();
    // What it had goes to another one.
    onRoom();
  }

  /** Without sockets there is nothing to ping and nothing to listen for. */
  function rest(): void {
    if (!lines.isEmpty || opening.size > 0) return;
    heartbeat.stop();
    listening.stop();
  }

  return {
    path: "/socket/app",
    openCount: () => lines.all.length,
    upgrade,
    hasAny: () => !lines.isEmpty,
    roomOf: (appId) => lines.roomOf(appId),
    send: (appId, envelope) => sendOver(lines, appId, envelope),
    async look() {
      for (const connection of lines.all) age(connection, clock.nowMs());
      await slots.look();
    },
    async drain() {
      isStopping = true;
      // A connection that is not registered yet would get no message, and stay forever.
      await Promise.all(opening);
      await sayGoodbye(lines.all);
      await slots.stop();
      acceptor.close();
    },
  };
}

async function sendOver(lines: AppLines, appId: string, envelope: SocketEnvelope): Promise<SocketOutcome> {
  for (let next = lines.next(appId); next; next = lines.next(appId)) {
    // Asked before every envelope: none leaves after a revocation has been acknowledged.
    if (await next.isAdmitted()) return next.send(envelope);
    end(next, "link_disabled");
  }
  return { kind: "no_connection" };
}

async function isWanted(
  connection: AppConnection,
  isSocketMode: AppSocketServerOptions["isSocketMode"],
): Promise<boolean> {
  return (await connection.isAdmitted()) && isSocketMode(connection.appId);
}

/** Ends a socket whose token is refused now, or whose app has left Socket Mode. */
function createEviction(isSocketMode: AppSocketServerOptions["isSocketMode"]) {
  return (connection: AppConnection): void => {
    // Where the store cannot be asked now, the next check or the next envelope asks again.
    void isWanted(connection, isSocketMode)
      .catch(() => true)
      .then((isFine) => isFine || connection.isLeaving || end(connection, "link_disabled"));
  };
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

function greet(connection: AppConnection, hello: string): void {
  if (connection.meetFault("connect")) {
    // An app that was not greeted takes nothing.
    connection.isLeaving = true;
    return;
  }
  connection.write(hello);
  connection.meetFault("hello");
}

function strikeAll(connections: readonly AppConnection[], effect: SocketEffect): void {
  for (const connection of connections) connection.suffer(effect);
}

function end(connection: AppConnection, reason: "link_disabled" | "too_many_websockets"): void {
  connection.disconnect(reason, host);
  connection.socket.close(normal, reason);
}

/**
 * Warns the app shortly before its socket ends, so that it can open another one first; then asks it to, and closes. An
 * app that missed the warning, because the clock was moved past it, is asked and has the same time before the close:
 * @slack/socket-mode 1.3 fails when it is asked twice at once, and when its old socket closes while it opens the new one.
 */
function age(connection: AppConnection, nowMs: number): void {
  const noticeMs = limits.app_socket_warning_s * 1000;
  if (nowMs < connection.endsMs - noticeMs) return;
  if (!connection.isLeaving && nowMs < connection.endsMs) return connection.disconnect("warning", host);
  if (!connection.isLeaving) {
    connection.endsMs = nowMs + noticeMs;
    return connection.requestRefresh(host);
  }
  if (nowMs < connection.endsMs) return;
  // Once is enough, however often the other side is looked at before it has closed.
  connection.endsMs = Number.POSITIVE_INFINITY;
  connection.requestRefresh(host);
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
