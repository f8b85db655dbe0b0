import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import type { Server } from "../http/server.ts";
import type { Component } from "../lifecycle.ts";
import { StartFailure } from "../ports/failures.ts";
import type { OwnAddress } from "../ports/outgoing/ownServer.ts";

/** Where this server can be reached. */
export interface ServerAddress {
  /** Where people reach it, without a slash at the end. */
  readonly baseUrl: string;
  /** Where it listens on this machine, once it does. */
  readonly listening: OwnAddress | undefined;
}

export interface ListenOptions {
  readonly port?: number;
  readonly host?: string;
}

export interface HttpListener extends Component, ServerAddress {
  readonly port: number | undefined;
  /** Listens with this server and returns the base URL. */
  listen(server: Server, at?: ListenOptions): Promise<string>;
}

/** The port of the server. It opens last, on request. While the server drains, it still answers that clients should retry. */
export function openHttpListener({
  baseUrl: publicUrl,
  isSecure = false,
}: {
  readonly baseUrl?: string | undefined;
  readonly isSecure?: boolean;
}): HttpListener {
  let server: Server | undefined;
  const scheme = isSecure ? "https" : "http";
  let baseUrl = publicUrl ?? `${scheme}://localhost`;
  let listening: OwnAddress | undefined;
  return {
    get baseUrl() {
      return baseUrl;
    },
    get listening() {
      return listening;
    },
    get port() {
      return server && (server.app.server.address() as AddressInfo | null)?.port;
    },
    async listen(opened, { port = 0, host = "127.0.0.1" } = {}) {
      server = opened;
      await server.app.listen({ port, host }).catch((error: unknown) => explainListenFailure(error, port, host));
      const bound = (server.app.server.address() as AddressInfo).port;
      listening = { host: loopbackOf(host), port: bound, isSecure };
      if (publicUrl === undefined) baseUrl = `${scheme}://${nameOf(host)}:${bound}`;
      return baseUrl;
    },
    drain: () => server?.settled(),
    stop: () => server?.app.close(),
  };
}

/** What people enter into a browser. A server on all addresses has the first one of the machine, not only `localhost`. */
function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "::1") return "localhost";
  if (!isEveryAddress(host)) return host.includes(":") ? `[${host}]` : host;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "localhost";
}

function isEveryAddress(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

/** The address under which a server that listens on all addresses is reached from its own machine. */
function loopbackOf(host: string): string {
  return host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
}

async function explainListenFailure(error: unknown, port: number, host: string): Promise<never> {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    const { findFreePort, findPortHolder } = await import("../ports/portHolder.ts");
    const [holder, free] = await Promise.all([findPortHolder(port), findFreePort(port, host)]);
    const by = holder ? `process ${holder.pid} (${holder.command})` : "another process";
    const other = free === undefined ? "choose another port with --port" : `use another port, such as --port ${free}`;
    throw new StartFailure(`Port ${port} is taken by ${by}. Stop it, or ${other}.`);
  }
  if (code === "EACCES") throw new StartFailure(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    throw new StartFailure(`${host} is no address of this machine. Choose another with --host.`);
  }
  throw error;
}
