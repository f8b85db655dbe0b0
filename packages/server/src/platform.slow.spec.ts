import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { workspace } from "../testkit/workspace.ts";
import { OutgoingFault } from "./ports/outgoing/outgoing.ts";
import { createPlatform, type PlatformOptions, StartFailure } from "./platform.ts";

function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), "platform-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

describe("createPlatform", () => {
  test("keeps its data across a restart, tokens included", async () => {
    using folder = dataFolder();
    const first = await createPlatform({ dataFolder: folder.path, seed: "dev" });
    const before = await first.describeDev();
    await first.stop();

    await using second = await createPlatform({ dataFolder: folder.path, seed: "dev" });

    assert.deepEqual({ ...(await second.describeDev()), base_url: "" }, { ...before, base_url: "" });
  });

  test("keeps its files to its own user", async () => {
    using folder = dataFolder();
    await using platform = await createPlatform({ dataFolder: folder.path });
    assert.ok(platform.store);

    for (const name of ["server.key", "platform.db"]) {
      assert.equal(statSync(join(folder.path, name)).mode & 0o077, 0, name);
    }
  });

  test("lets requests out to this machine in dev mode, and else only where the operator says", async () => {
    const reach = async (options: PlatformOptions) => {
      await using platform = await createPlatform(options);
      const request = platform.outgoing.post("https://127.0.0.1:1/", { headers: {}, body: "", timeoutMs: 5_000 });
      const [outcome] = await Promise.allSettled([request]);
      return outcome?.status === "rejected" && outcome.reason instanceof OutgoingFault && outcome.reason.kind;
    };

    // Nobody listens on that port, so a request that is let out finds no connection.
    assert.equal(await reach({}), "refused_address");
    assert.equal(await reach({ dev: true }), "connection");
    assert.equal(await reach({ outgoingRanges: ["10.0.0.0/8", "127.0.0.1"] }), "connection");
    await assert.rejects(
      createPlatform({ outgoingRanges: ["10.0.0.0/8", "localhost"] }),
      (error) => error instanceof StartFailure && /let out to localhost/.test(error.message),
    );
  });

  test("refuses a database that belongs to another server key", async () => {
    using folder = dataFolder();
    await (await createPlatform({ dataFolder: folder.path })).stop();
    writeFileSync(join(folder.path, "server.key"), `${"0".repeat(64)}\n`);

    await assert.rejects(createPlatform({ dataFolder: folder.path }), (error) => {
      return error instanceof StartFailure && /another server key/.test(error.message);
    });
  });

  test("keeps no token and no key readable in its files", async () => {
    using folder = dataFolder();
    const platform = await createPlatform({ dataFolder: folder.path, seed: "dev" });
    const dev = await platform.describeDev();
    await platform.stop();

    const bytes = readFileSync(join(folder.path, "platform.db"), "latin1");
    const secrets = dev.apps.flatMap((app) => [app.bot_token, app.user_token, app.app_token]);
    secrets.push(readFileSync(join(folder.path, "server.key"), "utf8").trim());
    for (const secret of secrets.filter((text) => text !== undefined)) {
      assert.equal(bytes.includes(secret.slice(-32)), false);
    }
  });

  test("says which option to change when its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    await using platform = await createPlatform();

    await assert.rejects(platform.listen({ port }), /--port/);
    other.close();
  });

  test("lets a revocation hold at once, also one that another server has committed", async () => {
    using folder = dataFolder();
    await using here = await workspace({ dataFolder: folder.path });
    await using there = await workspace({ dataFolder: folder.path });
    await there.bot.does("auth.test", {});

    await here.bot.does("auth.revoke", {});

    assert.equal(await here.bot.refused("auth.test", {}), "token_revoked");
    assert.equal(await there.bot.refused("auth.test", {}), "token_revoked");
    await there.alice.does("auth.test", {});
  });

  test("can be stopped twice", async () => {
    const platform = await createPlatform();
    await platform.listen();

    await Promise.all([platform.stop(), platform.stop()]);
  });
});
