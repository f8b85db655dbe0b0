import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** Compressing costs more than it saves on frames this small. */
export const acceptorOptions = { noServer: true, perMessageDeflate: false } as const;

/** A path below which sockets of one kind are opened. */
export interface SocketDoor {
  readonly path: string;
  upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void>;
}

/** A socket that may open, and how to ask later whether it may stay. */
export interface AdmittedSocket<Holder> {
  readonly holder: Holder;
  readonly admit: () => Promise<Holder | undefined>;
}

/** Decides which sockets may open. */
export interface SocketAdmission<Holder> {
  /** Takes a ticket, each once; undefined when it is not good, or what it was made for has ended since. */
  redeem(ticket: string, request: IncomingMessage): Promise<AdmittedSocket<Holder> | undefined>;
}

/**
 * Hands each upgrade to the kind of socket that its path names. None while the server stops: the sockets there are being
 * closed, and one that came later would keep the server from ending.
 */
export function attachDoors(server: Server, doors: readonly SocketDoor[], isDraining: () => boolean): void {
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Nothing listens for errors of the stream until the socket is open, and one without a listener ends the process.
    stream.on("error", () => stream.destroy());
    const url = URL.parse(request.url ?? "", "http://localhost");
    const door = doors.find(({ path }) => url?.pathname === path || url?.pathname.startsWith(`${path}/`));
    if (isDraining()) return refuseUpgrade(stream, "503 Service Unavailable");
    if (!url || !door) return refuseUpgrade(stream, "404 Not Found");
    door.upgrade(url, request, stream, head).catch(() => refuseUpgrade(stream, "503 Service Unavailable"));
  });
}

export function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}
