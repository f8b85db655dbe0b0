import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import { serving } from "../../packages/server/testkit/signingIn.ts";
import { atTools, declareTools, startModernTools, versionOf } from "../../packages/server/testkit/toolServers.ts";
import { Visitor } from "../../packages/server/testkit/visitor.ts";
import { limits } from "@platform/protocol";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const tool = "order_lunch";

for (const kind of [inFile, inPostgres]) {
  describe(`tools of apps, two servers: ${kind.name}`, { skip: kind.skip }, () => {
    test("what a person allows on one server of the platform holds on the other", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await using canteen = await startModernTools();
      const { alice, named } = await atTools(first, canteen.url);
      const allow_always = await versionOf(alice, named.app_id, tool);
      await alice.does("client.mcp.consents.set", { ...named, tool, allow_always });
      await servers.wakeSecond();
      const there = await atHome(second, second.alice);
      const bob = await atHome(second, second.bob);

      const { result } = await there.does("client.mcp.tools.call", { ...named, tool, arguments: { meal: "soup" } });

      assert.deepEqual(result.structured, { tool, args: { meal: "soup" } });
      assert.equal(await bob.refused("client.mcp.tools.call", { ...named, tool }), "server_not_active");
      await there.does("client.mcp.servers.set", { ...named, is_active: false });
      await there.does("client.mcp.servers.set", { ...named, is_active: true });
      assert.equal(await there.refused("client.mcp.tools.call", { ...named, tool }), "consent_required");
    });

    test("turned on at once, no more than five servers are active", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const keys = Array.from({ length: 2 * limits.active_mcp_servers_max }, (_, at) => `server${at}`);
      const declared = keys.map((key) => [key, { url: `https://${key}.example/mcp`, auth_type: "no_auth" }] as const);
      await declareTools(first, Object.fromEntries(declared));
      await servers.wakeSecond();
      const app_id = devApp(first).id;
      const [here, there] = [await atHome(first, first.alice), await atHome(second, second.alice)];

      const codes = await Promise.all(
        keys.map((server, index) =>
          (index % 2 === 0 ? here : there).asks("client.mcp.servers.set", { app_id, server, is_active: true }),
        ),
      );

      assert.equal(codes.filter((answer) => answer.ok).length, limits.active_mcp_servers_max);
      const rows = await first.platform.store.db.selectFrom("tool_servers").select("server_key").execute();
      assert.equal(rows.length, limits.active_mcp_servers_max);
    });

    test("end with the app", async () => {
      await using servers = await twoServers(kind);
      const { first } = servers;
      await using canteen = await startModernTools();
      const { alice, named } = await atTools(first, canteen.url);
      const allow_always = await versionOf(alice, named.app_id, tool);
      await alice.does("client.mcp.consents.set", { ...named, tool, allow_always });

      const author = await configuring(first, "alice");
      await author.does("apps.manifest.delete", { app_id: named.app_id });

      const { db } = first.platform.store;
      for (const table of ["tool_servers", "tool_consents", "tool_registrations"] as const) {
        assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table);
      }
    });

    test("tokens of a server are stored encrypted, and renewed once for two calls at once", async () => {
      await using place = await kind.fresh();
      const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
      await using world = await serving(database);
      await using other = await serving();
      const auth_type = "dynamic_client_registration";
      const { alice, named } = await atTools(world, `${other.url}/mcp`, { auth_type });
      const browser = await world.signedIn("alice");
      const listed = await alice.does("client.mcp.tools.list", { app_id: named.app_id });
      const away = await browser.get(listed.servers[0]?.connect_path ?? "");
      const asked = new URL(away.headers.get("location") ?? "");
      const visitor = new Visitor(other, other.url);
      await visitor.signIn("bob");
      const page = await visitor.send(asked.pathname + asked.search);
      const answer = await visitor.decide(page.text, "approve");
      const back = new URL(answer.headers.get("location") ?? "");
      assert.equal((await browser.get(back.pathname + back.search)).status, 200);

      for (const { clock } of [world, other]) clock.advance({ hours: 13 });
      const call = { ...named, tool: "slack_read_user_profile" };
      const both = await Promise.all([1, 2].map(() => alice.does("client.mcp.tools.call", call)));

      assert.deepEqual(
        both.map(({ result }) => result.structured?.["id"]),
        [other.bob.id, other.bob.id],
      );
      const { db } = world.platform.store;
      const stored = [
        ...(await db.selectFrom("tool_servers").selectAll().execute()),
        ...(await db.selectFrom("tool_registrations").selectAll().execute()),
      ];
      assert.equal(stored.length, 2);
      assert.doesNotMatch(JSON.stringify(stored), /xox|client_id|authorize/);
    });
  });
}
