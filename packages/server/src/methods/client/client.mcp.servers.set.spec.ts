import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { atTools, declareTools, startModernTools, versionOf } from "../../../testkit/toolServers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.mcp.servers.set";

/** One server more than a person may turn on, all but the last turned on. */
async function withManyServers(world: Workspace) {
  const keys = Array.from({ length: limits.active_mcp_servers_max + 1 }, (_, at) => `server${at}`);
  const declared = keys.map((key) => [key, { url: `https://${key}.example/mcp`, auth_type: "no_auth" }]);
  await declareTools(world, Object.fromEntries(declared) as Record<string, object>);
  const alice = await atHome(world, world.alice);
  const app_id = devApp(world).id;
  for (const server of keys.slice(0, -1)) await alice.does(method, { app_id, server, is_active: true });
  return { alice, last: { app_id, server: keys.at(-1) ?? "", is_active: true } };
}

describe(method, () => {
  test("turns a server on and off for one person, and forgets what was allowed there", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    const tool = "order_lunch";
    const allow_always = await versionOf(alice, named.app_id, tool);
    await alice.does("client.mcp.consents.set", { ...named, tool, allow_always });
    const bob = await atHome(world, world.bob);
    const { servers } = await bob.does("client.mcp.tools.list", { app_id: named.app_id });
    assert.equal(servers[0]?.state, "off");

    await alice.does(method, { ...named, is_active: false });
    await alice.does(method, { ...named, is_active: true });

    assert.equal(await alice.refused("client.mcp.tools.call", { ...named, tool }), "consent_required");
  });

  test("does not count servers that no manifest declares any more", async () => {
    await using world = await workspace();
    const { alice, last } = await withManyServers(world);
    assert.equal(await alice.refused(method, last), "too_many_servers");

    await declareTools(world, { [last.server]: { url: "https://last.example/mcp", auth_type: "no_auth" } });

    await alice.does(method, last);
  });

  test("is noted in the audit log, once for each change", async () => {
    await using world = await workspace();
    const { alice, named } = await atTools(world, "https://tools.example/mcp");
    await alice.does(method, { ...named, is_active: true });
    await alice.does(method, { ...named, is_active: false });

    const { db } = world.platform.store;
    const action = "slack_ai_mcp_connector_changed";
    const rows = await db.selectFrom("audit_entries").select("details").where("action", "=", action).execute();
    const noted = rows.map(({ details }) => (JSON.parse(details) as { readonly active: boolean }).active);
    assert.deepEqual(noted.toSorted(), [false, true]);
  });

  refuses(method, {
    app_not_found: async (world) =>
      (await atHome(world, world.alice)).refused(method, { app_id: "A0000000000", server: "a", is_active: true }),
    server_not_found: async (world) =>
      (await atHome(world, world.alice)).refused(method, { app_id: devApp(world).id, server: "a", is_active: true }),
    async too_many_servers(world) {
      const { alice, last } = await withManyServers(world);
      return await alice.refused(method, last);
    },
  });
});
