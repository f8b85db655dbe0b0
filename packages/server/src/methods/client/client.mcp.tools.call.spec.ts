import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { inBrowser } from "../../../testkit/pushService.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refusedByServers } from "../../../testkit/refusedTools.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { atTools, declareTools, startLegacyTools, startModernTools, versionOf } from "../../../testkit/toolServers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.mcp.tools.call";
const order = { tool: "order_lunch", arguments: { meal: "soup", count: 2 } };

async function notedCalls(world: Workspace) {
  const { db } = world.platform.store;
  const action = "slack_ai_mcp_tool_called";
  const rows = await db.selectFrom("audit_entries").selectAll().where("action", "=", action).orderBy("id").execute();
  return rows.map(({ actor_id, details }) => ({ actor_id, ...(JSON.parse(details) as Record<string, unknown>) }));
}

describe(method, () => {
  for (const [generation, start] of [
    ["2025", startLegacyTools],
    ["2026", startModernTools],
  ] as const) {
    test(`calls a tool of a server of ${generation} that only reads at once, and shows what it brings`, async () => {
      await using world = await workspace();
      await using server = await start();
      const { alice, named } = await atTools(world, server.url);

      const call = { ...named, tool: "menu_of_day", arguments: { day: "monday" } };
      const { result } = await alice.does(method, call);

      assert.deepEqual(
        result.content.map(({ type, text, mime_type, uri }) => [type, text, mime_type, uri]),
        [
          ["text", '<b>menu_of_day</b> {"day":"monday"}', undefined, undefined],
          ["image", undefined, "image/png", undefined],
          ["link", "Menu", undefined, "https://canteen.example/menu"],
        ],
      );
      assert.deepEqual(result.structured, { tool: "menu_of_day", args: { day: "monday" } });
      assert.deepEqual([result.is_error, result.left_out], [false, 0]);
    });
  }

  test("ends the session of a server that keeps one", async () => {
    await using world = await workspace();
    await using server = await startLegacyTools();
    const { alice, named } = await atTools(world, server.url);

    await alice.does(method, { ...named, tool: "menu_of_day", arguments: { day: "monday" } });

    assert.equal(server.received.at(-1)?.verb, "DELETE");
    assert.equal(server.received.at(-1)?.headers["mcp-session-id"], "session-1");
  });

  test("says whether the tool failed, which is no refusal", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    const allow_once = await versionOf(alice, named.app_id, "order_lunch");

    const call = { ...named, tool: "order_lunch", arguments: { meal: "nothing" }, allow_once };
    const { result } = await alice.does(method, call);

    assert.deepEqual([result.is_error, result.content], [true, [{ type: "text", text: "no such meal" }]]);
  });

  test("asks before each call of a tool that may change something, unless it is allowed always", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    const version = await versionOf(alice, named.app_id, "order_lunch");
    const calls = () => server.received.filter((one) => one.method === "tools/call").length;

    assert.equal(await alice.refused(method, { ...named, ...order }), "consent_required");
    await alice.does(method, { ...named, ...order, allow_once: version });
    assert.equal(await alice.refused(method, { ...named, ...order }), "consent_required");
    assert.equal(calls(), 1);
    await alice.does("client.mcp.consents.set", { ...named, tool: "order_lunch", allow_always: version });
    await alice.does(method, { ...named, ...order });
    assert.equal(calls(), 2);
    await alice.does("client.mcp.consents.set", { ...named, tool: "order_lunch" });
    assert.equal(await alice.refused(method, { ...named, ...order }), "consent_required");
  });

  test("notes every call in the audit log, with a hash in place of the arguments", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    const { alice, named } = await atTools(world, server.url);
    const version = await versionOf(alice, named.app_id, "order_lunch");

    await alice.refused(method, { ...named, ...order });
    await alice.does(method, { ...named, ...order, allow_once: version });

    const hash = createHash("sha256").update(JSON.stringify(order.arguments)).digest("hex");
    const noted = { actor_id: alice.id, server: "canteen", tool: "order_lunch", arguments_sha256: hash };
    assert.deepEqual(await notedCalls(world), [
      { ...noted, result: "consent_required" },
      { ...noted, result: "ok" },
    ]);
  });

  test("is limited for each person, at their own client as well", async () => {
    await using world = await workspace({ rates: "strict" });
    await declareTools(world, { canteen: { url: "https://tools.example/mcp", auth_type: "no_auth" } });
    await world.platform.listen();
    const [alice, bob] = [await inBrowser(world, "alice"), await inBrowser(world, "bob")];
    const call = { app_id: devApp(world).id, server: "canteen", tool: "menu_of_day" };

    const codes = [];
    for (let at = 0; at <= limits.mcp_requests_per_minute; at++) codes.push(await alice.refused(method, call));

    assert.deepEqual([codes.at(-2), codes.at(-1)], ["server_not_active", "ratelimited"]);
    assert.equal(await bob.refused(method, call), "server_not_active");
  });

  refuses(method, {
    ...refusedByServers((person, named) => person.refused(method, { tool: "menu_of_day", ...named })),
    async consent_required(world) {
      await using server = await startModernTools();
      const { alice, named } = await atTools(world, server.url);
      return await alice.refused(method, { ...named, ...order, allow_once: "another version" });
    },
    async arguments_too_long(world) {
      const { alice, named } = await atTools(world, "https://tools.example/mcp");
      const meal = "x".repeat(limits.mcp_arguments_bytes_max);
      return await alice.refused(method, { ...named, tool: "order_lunch", arguments: { meal } });
    },
  });
});
