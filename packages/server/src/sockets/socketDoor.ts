import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@platform/protocol";

/** A place where sockets of one kind are opened. */
export interface SocketDoor {
  readonly path: string;
  upgrade(url: URL, request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

/**
 * Lets whoever wants a socket in at the door that is named, and nowhere else. Nobody while the server stops: those who are
 * inside have been sent away already, and one who came later would keep it from ending.
 */
export function attachDoors(server: Server, doors: readonly SocketDoor[], isDraining: () => boolean): void {
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? "", "http://localhost");
    const door = doors.find(({ path }) => path === url?.pathname);
    if (isDraining()) refuseUpgrade(stream, "503 Service Unavailable");
    else if (url && door) door.upgrade(url, request, stream, head);
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
  // A ticket need be remembered only as long as it could still be believed; a timer for each would cost more than the
  // ticket when ten thousand sockets come back at once.
  let used = new Set<string>();
  let usedBefore = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function forgetOld(): void {
    usedBefore = used;
    used = new Set();
    if (usedBefore.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return (ticket) => {
    const holder = used.has(ticket) || usedBefore.has(ticket) ? undefined : readTicket(ticket);
    if (!holder) return undefined;
    used.add(ticket);
    timer ??= setInterval(forgetOld, (limits.socket_ticket_s + 1) * 1000).unref();
    return holder;
  };
}
