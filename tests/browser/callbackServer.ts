import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface CallbackServer extends AsyncDisposable {
  readonly url: string;
  /** The queries that people were sent back with, oldest first. */
  readonly arrived: readonly URLSearchParams[];
}

const callbackPath = "/slack/oauth_redirect";

/** The site of an app on this machine: it notes who comes back to it, and answers with a page. */
export async function startCallbackServer(): Promise<CallbackServer> {
  const arrived: URLSearchParams[] = [];
  const server = await listen((request, response) => {
    const url = urlOf(request);
    if (url.pathname === callbackPath) arrived.push(url.searchParams);
    response.setHeader("content-type", "text/html").end("<title>Echo</title><h1>Back at Echo</h1>");
  });
  return { url: server.url + callbackPath, arrived, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

export interface AppSite extends AsyncDisposable {
  readonly url: string;
}

/** Serves on a free port of this machine, under the name that browsers trust without encryption. */
export async function listen(handler: RequestListener): Promise<AppSite> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? "/", "http://localhost");
}
