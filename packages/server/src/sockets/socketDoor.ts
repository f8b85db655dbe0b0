import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";

/** A place where sockets of one kind are opened. */
export interface SocketDoor {
  readonly path: string;
  upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

/** Lets whoever wants a socket in at the door that is named, and nowhere else. */
export function attachDoors(server: Server, doors: readonly SocketDoor[]): void {
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? "", "http://localhost");
    const door = doors.find(({ path }) => path === url?.pathname);
    if (url && door) door.upgrade(url, request, stream, head);
    else refuseUpgrade(stream, "404 Not Found");
  });
}

export function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

/** Each ticket opens one socket. */
export function onceEach<Holder>(
  readTicket: (ticket: string) => Holder | undefined,
): (ticket: string) => Holder | undefined {
  const used = new Set<string>();
  return (ticket) => {
    const holder = used.has(ticket) ? undefined : readTicket(ticket);
    if (!holder) return undefined;
    used.add(ticket);
    // It need be remembered only as long as it could still be believed.
    setTimeout(() => used.delete(ticket), (limits.socket_ticket_s + 1) * 1000).unref();
    return holder;
  };
}
