import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refusedByServers } from "../../../testkit/refusedTools.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { atTools, declareTools, startModernTools, versionOf } from "../../../testkit/toolServers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.mcp.consents.set";
const tool = "order_lunch";

describe(method, () => {
  test("holds for the tool as it was described, and where its server was", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    await using other = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    const isAllowed = async () => {
      const { servers } = await alice.does("client.mcp.tools.list", { app_id: named.app_id });
      return servers[0]?.tools.find(({ name }) => name === tool)?.is_allowed_always;
    };
    await alice.does(method, { ...named, tool, allow_always: await versionOf(alice, named.app_id, tool) });
    assert.equal(await isAllowed(), true);

    server.intercept = ({ method: asked }, response) => {
      if (asked !== "tools/list") return false;
      const changed = { name: tool, description: "Orders a meal for all.", inputSchema: { type: "object" } };
      const result = { resultType: "complete", tools: [changed] };
      const id = 2;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      return true;
    };
    assert.equal(await isAllowed(), false);

    server.intercept = () => false;
    assert.equal(await isAllowed(), true);
    await declareTools(world, { canteen: { url: other.url, auth_type: "no_auth" } });
    assert.equal(await isAllowed(), false);
  });

  test("is taken back without asking the server, and ends with the server", async () => {
    await using world = await workspace();
    const server = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    await alice.does(method, { ...named, tool, allow_always: await versionOf(alice, named.app_id, tool) });
    await server[Symbol.asyncDispose]();
    const stored = () => world.platform.store.db.selectFrom("tool_consents").selectAll().execute();
    assert.equal((await stored()).length, 1);

    await alice.does(method, { ...named, tool });

    assert.deepEqual(await stored(), []);
  });

  refuses(method, {
    ...refusedByServers((person, named) => person.refused(method, { tool, allow_always: "v", ...named })),
    async tool_changed(world) {
      await using server = await startModernTools();
      const { alice, named } = await atTools(world, server.url);
      return await alice.refused(method, { ...named, tool, allow_always: "an older version" });
    },
  });
});
