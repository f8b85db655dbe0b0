import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Another server that answers every request with these bytes. */
export async function serveBytes(bytes: Buffer): Promise<AsyncDisposable & { readonly url: string }> {
  const source = createServer((_request, response) => response.end(bytes)).listen(0, "127.0.0.1");
  await once(source, "listening");
  return {
    url: `http://127.0.0.1:${(source.address() as AddressInfo).port}/image.png`,
    async [Symbol.asyncDispose]() {
      source.closeAllConnections();
      source.close();
      await once(source, "close");
    },
  };
}
