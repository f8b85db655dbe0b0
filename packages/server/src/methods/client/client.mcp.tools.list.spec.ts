import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, test } from "node:test";
import { systemClock } from "../../ports/ports.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import {
  declareTools,
  startLegacyTools,
  startModernTools,
  type ToolRequest,
  type ToolServerRun,
} from "../../../testkit/toolServers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.mcp.tools.list";

/** As the guide for apps describes it, without code of the server. */
function isSigned({ headers, text }: ToolRequest, secret: string): boolean {
  const timestamp = String(headers["x-slack-request-timestamp"]);
  const wanted = createHmac("sha256", secret).update(`v0:${timestamp}:${text}`).digest("hex");
  const isRecent = Math.abs(systemClock.nowMs() / 1000 - Number(timestamp)) < 60;
  return isRecent && headers["x-slack-signature"] === `v0=${wanted}`;
}

async function turnedOn(world: Workspace, server: ToolServerRun, definition: object = { auth_type: "no_auth" }) {
  await declareTools(world, { canteen: { url: server.url, ...definition } });
  const alice = await atHome(world, world.alice);
  const app_id = devApp(world).id;
  await alice.does("client.mcp.servers.set", { app_id, server: "canteen", is_active: true });
  return { alice, app_id };
}

describe(method, () => {
  const generations: Readonly<Record<string, () => Promise<ToolServerRun>>> = {
    "of 2025 with sessions and event streams": () => startLegacyTools(),
    "of 2025 without sessions": () => startLegacyTools({ hasSessions: false }),
    "of 2025 that answers in JSON": () => startLegacyTools({ isJson: true }),
    "of 2026": () => startModernTools(),
  };
  for (const [name, start] of Object.entries(generations)) {
    test(`lists the tools of a server ${name}, with signed requests`, async () => {
      await using world = await workspace();
      await using server = await start();
      const { alice, app_id } = await turnedOn(world, server);

      const { servers } = await alice.does(method, { app_id });

      const [listed] = servers;
      assert.deepEqual(
        [listed?.key, listed?.state, listed?.host, listed?.left_out],
        ["canteen", "connected", new URL(server.url).host, 0],
      );
      assert.deepEqual(
        listed?.tools.map((tool) => [tool.name, tool.title, tool.annotations.read_only, tool.needs_consent]),
        [
          ["menu_of_day", "Menu of the day", true, false],
          ["order_lunch", "Order lunch", false, true],
        ],
      );
      assert.ok(server.received.length > 1);
      const secret = devApp(world).signing_secret;
      assert.deepEqual(
        server.received.filter((request) => !isSigned(request, secret)),
        [],
      );
      assert.ok(server.received.every(({ params }) => !JSON.stringify(params).includes("slack")));
    });
  }

  test("asks nothing of a server that is off", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    await declareTools(world, { canteen: { url: server.url, auth_type: "no_auth" } });
    const alice = await atHome(world, world.alice);

    const { servers } = await alice.does(method, { app_id: devApp(world).id });

    assert.deepEqual(
      servers.map(({ state, tools }) => [state, tools]),
      [["off", []]],
    );
    assert.deepEqual(server.received, []);
  });

  test("tells a server with slack_identity_auth who asks, and sends the headers of the manifest", async () => {
    await using world = await workspace();
    await using server = await startModernTools();
    const definition = { auth_type: "slack_identity_auth", headers: { "X-Api-Key": "k3y" } };
    const { alice, app_id } = await turnedOn(world, server, definition);

    await alice.does(method, { app_id });

    const team_id = world.dev.teams[0]?.id;
    for (const { params, headers } of server.received) {
      const meta = params["_meta"] as { readonly slack?: unknown };
      assert.deepEqual([meta.slack, headers["x-api-key"]], [{ user_id: alice.id, team_id }, "k3y"]);
    }
  });

  test("lists no servers before the workspace has granted mcp:connect, and none of an app without them", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const app_id = devApp(world).id;
    assert.deepEqual((await alice.does(method, { app_id })).servers, []);

    await declareTools(world, { canteen: { url: "https://a.test/", auth_type: "no_auth" } }, { install: false });

    assert.deepEqual((await alice.does(method, { app_id })).servers, []);
  });

  test("answers guests as if the app were not there", async () => {
    await using world = await workspace();
    await declareTools(world, { canteen: { url: "https://a.test/", auth_type: "no_auth" } });
    const role = "multi_channel_guest";
    await world.platform.store.db
      .updateTable("memberships")
      .set({ role })
      .where("user_id", "=", world.bob.id)
      .execute();
    const bob = await atHome(world, world.bob);

    assert.equal(await bob.refused(method, { app_id: devApp(world).id }), "app_not_found");
  });

  refuses(method, {
    app_not_found: async (world) => (await atHome(world, world.alice)).refused(method, { app_id: "A0000000000" }),
  });
});
