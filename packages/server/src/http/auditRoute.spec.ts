import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../testkit/admins.ts";
import { type Serving, serving } from "../../testkit/signingIn.ts";

interface Entry {
  readonly id: string;
  readonly date_create: number;
  readonly action: string;
  readonly actor: { readonly user?: { readonly id: string; readonly name: string } };
  readonly entity: Readonly<Record<string, unknown>>;
  readonly context: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Logs {
  readonly entries: readonly Entry[];
  readonly response_metadata: { readonly next_cursor: string };
  readonly error?: string;
  readonly needed?: string;
}

async function logs(world: Serving, query: Readonly<Record<string, string>> = {}, token = world.alice.token) {
  const url = `${world.url}/audit/v1/logs?${new URLSearchParams(query).toString()}`;
  const headers = { "user-agent": "siem/1.0", ...(token !== "" && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: (await answer.json()) as Logs };
}

function setDepartment(world: Serving, department: string) {
  const { acme } = teamsOf(world);
  return world.alice.does("admin.users.setDepartment", { team_id: acme, user_id: world.bob.id, department });
}

describe("GET /audit/v1/logs", () => {
  test("shows an entry with the action's name in Slack, and all names as they were", async () => {
    await using world = await serving();
    const { acme } = teamsOf(world);
    await setDepartment(world, "Sales");
    const { db } = world.platform.store;
    await db.updateTable("users").set({ email: "new@acme.test" }).execute();
    await db.updateTable("memberships").set({ name: "renamed" }).where("user_id", "=", world.bob.id).execute();

    const { status, body } = await logs(world, { action: "user_profile_updated" });

    assert.equal(status, 200);
    assert.equal(body.entries.length, 1);
    const [entry] = body.entries;
    assert.match(entry?.id ?? "", /^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    assert.equal(entry?.date_create, world.clock.nowMs() / 1000);
    assert.deepEqual(entry.actor, {
      type: "user",
      user: { id: world.alice.id, name: "alice", email: "alice@acme.test", team: acme },
    });
    assert.deepEqual(entry.entity, {
      type: "user",
      user: { id: world.bob.id, name: "bob", email: "bob@acme.test", team: acme },
    });
    assert.deepEqual(entry.context["location"], { type: "workspace", id: acme, name: "Acme", domain: "acme" });
    assert.equal(entry.context["ip_address"], "192.0.2.1");
  });

  test("combines all filters, with both ends of the time included", async () => {
    await using world = await serving();
    await setDepartment(world, "Sales");
    const second = String(world.clock.nowMs() / 1000);
    world.clock.advance({ seconds: 1 });
    await setDepartment(world, "Support");
    const found = async (query: Record<string, string>) =>
      (await logs(world, { action: "user_profile_updated", ...query })).body.entries.map(
        ({ details }) => details["department"],
      );

    assert.deepEqual(await found({}), ["Support", "Sales"]);
    assert.deepEqual(await found({ oldest: second, latest: second }), ["Sales"]);
    assert.deepEqual(await found({ actor: world.alice.id, entity: world.bob.id, limit: "1" }), ["Support"]);
    assert.deepEqual(await found({ actor: world.bob.id }), []);
    assert.deepEqual(await found({ action: "user_login,user_profile_updated" }), ["Support", "Sales"]);
  });

  test("pages contain every entry once while new ones arrive", async () => {
    await using world = await serving();
    for (let at = 0; at < 7; at++) await setDepartment(world, `d${at}`);
    const seen: unknown[] = [];
    let cursor = "";
    do {
      const query = { action: "user_profile_updated", limit: "3", ...(cursor !== "" && { cursor }) };
      const { body } = await logs(world, query);
      seen.push(...body.entries.map(({ details }) => details["department"]));
      cursor = body.response_metadata.next_cursor;
      await setDepartment(world, "later");
    } while (cursor !== "");

    assert.deepEqual(seen, ["d6", "d5", "d4", "d3", "d2", "d1", "d0"]);
  });

  test("refuses with a status, because clients throw on nothing else", async () => {
    await using world = await serving();
    const { db } = world.platform.store;
    const refused = async (query: Record<string, string>, token?: string) => {
      const { status, body } = await logs(world, query, token);
      return [status, body.error];
    };

    assert.deepEqual(await refused({}, ""), [401, "not_authed"]);
    assert.deepEqual(await refused({}, "xoxp-guessed"), [401, "invalid_auth"]);
    assert.deepEqual(await refused({}, world.bot.token), [403, "not_allowed_token_type"]);
    assert.deepEqual(await refused({ oldest: "yesterday" }), [400, "invalid_arguments"]);
    assert.deepEqual(await refused({ cursor: "x" }), [400, "invalid_cursor"]);
    assert.deepEqual(await refused({}, world.bob.token), [403, "restricted_action"]);
    await db.updateTable("tokens").set({ scopes: "users:read" }).where("user_id", "=", world.alice.id).execute();
    const { status, body } = await logs(world);
    assert.deepEqual([status, body.error, body.needed], [403, "missing_scope", "auditlogs:read"]);
  });

  test("is closed to admins who own neither the org nor the workspace", async () => {
    await using world = await serving();
    const { db } = world.platform.store;
    await db.updateTable("users").set({ org_role: "admin" }).where("id", "=", world.alice.id).execute();

    assert.equal((await logs(world)).body.error, "restricted_action");
  });

  test("is recorded itself, once an hour for each reader", async () => {
    await using world = await serving();
    await logs(world, { entity: world.bob.id });
    await logs(world);
    const own = async () => (await logs(world, { action: "audit_logs_records_searched" })).body.entries;

    const [entry, ...more] = await own();
    assert.equal(more.length, 0);
    assert.deepEqual([entry?.actor.user?.id, entry?.context["ua"]], [world.alice.id, "siem/1.0"]);
    assert.deepEqual(entry?.details, { entity: world.bob.id });
    world.clock.advance({ hours: 2 });
    await own();
    assert.equal((await own()).length, 2);
  });
});

describe("GET /audit/v1/schemas and /actions", () => {
  test("need no token, and name every kind of entity and every action", async () => {
    await using world = await serving();
    const { schemas } = (await (await fetch(`${world.url}/audit/v1/schemas`)).json()) as { schemas: object[] };
    const { actions } = (await (await fetch(`${world.url}/audit/v1/actions`)).json()) as {
      actions: Record<string, string[]>;
    };

    assert.deepEqual(
      schemas.find((schema) => "user" in schema),
      { type: "user", user: { id: "string", name: "string", email: "string", team: "string" } },
    );
    assert.ok(actions["user"]?.includes("user_login_failed"));
    assert.ok(actions["platform"]?.includes("audit_log_pruned"));
  });
});
