import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a site answers: HTML, or anything else by hand. */
export type Served = string | ((response: ServerResponse, request: IncomingMessage) => void);

/** A site on this machine that messages link to. */
export class LinkedSite implements AsyncDisposable {
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  readonly requests: IncomingMessage[] = [];
  readonly #server: Server;

  private constructor(pages: Readonly<Record<string, Served>>) {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? "");
      this.requests.push(request);
      const served = pages[request.url ?? ""];
      if (served === undefined) response.writeHead(404).end();
      else if (typeof served === "string") response.setHeader("content-type", "text/html; charset=utf-8").end(served);
      else served(response, request);
    });
  }

  static async open(pages: Readonly<Record<string, Served>>): Promise<LinkedSite> {
    const site = new LinkedSite(pages);
    await once(site.#server.listen(0, "127.0.0.1"), "listening");
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Answers with bytes of a type. */
export function bytesOf(type: string, bytes: Uint8Array): Served {
  return (response) => void response.setHeader("content-type", type).end(bytes);
}

/** The beginning of a PNG that says how large it is, which is all that a server reads of it. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\u0089PNG\r\n\u001a\n", 0, "latin1");
  bytes.writeUInt32BE(13, 8);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
