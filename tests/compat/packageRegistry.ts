import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A registry of packages on this machine, so that asking for the latest version needs no network. */
export interface PackageRegistry extends AsyncDisposable {
  readonly url: string;
}

export async function servePackages(latest: Readonly<Record<string, string>>): Promise<PackageRegistry> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? "").slice(1));
    const version = latest[name];
    response.writeHead(version === undefined ? 404 : 200, { "content-type": "application/json" });
    const dist = { tarball: `http://127.0.0.1/${name}.tgz`, shasum: "0".repeat(40) };
    const versions = version === undefined ? {} : { [version]: { name, version, dist } };
    response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
