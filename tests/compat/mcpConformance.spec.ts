import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { servePlatform } from "./servePlatform.ts";

const suite = fileURLToPath(import.meta.resolve("@modelcontextprotocol/conformance/dist/index.js"));
const expected = fileURLToPath(new URL("./mcpConformance.yaml", import.meta.url));

/** The suite sends no token, so this adds one. Everything else, the Host header too, passes as it is. */
async function addToken(url: string, token: string): Promise<{ url: string } & AsyncDisposable> {
  const { port } = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const asked = request({ port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    asked.once("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: own,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function runSuite(args: readonly string[], cwd: string): Promise<{ code: number | string; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [suite, ...args], { cwd }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out: `${out}${err}` }),
    );
  });
}

describe("the conformance suite of the Model Context Protocol", () => {
  test("passes, but for the scenarios that are listed with their reasons", async () => {
    await using served = await servePlatform();
    const alice = served.dev.users.find(({ name }) => name === "alice");
    await using proxy = await addToken(served.url, alice?.token ?? "");
    using folder = temporaryFolder("conformance");

    const { code, out } = await runSuite(
      ["server", "--url", `${proxy.url}/mcp`, "--suite", "all", "--expected-failures", expected],
      folder.path,
    );

    assert.equal(code, 0, out);
    for (const scenario of ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"]) {
      assert.match(out, new RegExp(`✓ ${scenario}: [1-9]`), out);
    }
  });
});
