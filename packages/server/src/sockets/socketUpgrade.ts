import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** Compressing costs more than it saves on frames this small. */
export const acceptorOptions = { noServer: true, perMessageDeflate: false } as const;

/** A path below which sockets of one kind are opened. */
export interface SocketServer {
  readonly path: string;
  /** How many are open. */
  openCount(): number;
  upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void>;
}

/** A socket that may open, and how to ask later whether it may stay. */
export interface AdmittedSocket<Holder> {
  readonly holder: Holder;
  readonly admit: () => Promise<Holder | undefined>;
}

/** A socket whose holder may also call methods over it. */
export interface CallingSocket<Holder> extends AdmittedSocket<Holder> {
  /** Calls a method with the token that opened the socket; the checks, scopes and rates of every call apply. */
  readonly call: (method: string, args: Readonly<Record<string, unknown>>) => Promise<SocketCallResult>;
}

export type SocketCallResult = Readonly<Record<string, unknown>> & { readonly ok: boolean; readonly error?: string };

/** Decides which sockets may open. */
export interface SocketAdmission<Holder, Admitted = AdmittedSocket<Holder>> {
  /** Takes a ticket, each once; undefined when it is not good, or what it was made for has ended since. */
  redeem(ticket: string, request: IncomingMessage): Promise<Admitted | undefined>;
}

/**
 * Hands each upgrade to the kind of socket that its path names. None while the server stops: the sockets there are being
 * closed, and one that came later would keep the server from ending.
 */
export function attachSocketServers(server: Server, servers: readonly SocketServer[], isDraining: () => boolean): void {
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Nothing listens for errors of the stream until the socket is open, and one without a listener ends the process.
    stream.on("error", () => stream.destroy());
    const url = URL.parse(request.url ?? "", "http://localhost");
    const wanted = servers.find(({ path }) => url?.pathname === path || url?.pathname.startsWith(`${path}/`));
    if (isDraining()) return refuseUpgrade(stream, "503 Service Unavailable");
    if (!url || !wanted) return refuseUpgrade(stream, "404 Not Found");
    wanted.upgrade(url, request, stream, head).catch(() => refuseUpgrade(stream, "503 Service Unavailable"));
  });
}

export function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}
