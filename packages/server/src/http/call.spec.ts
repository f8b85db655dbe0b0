import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const form = "application/x-www-form-urlencoded";
const json = "application/json; charset=utf-8";

describe("arguments", () => {
  test("come from query and body together, and the body's count", async () => {
    await using world = await workspace();

    const body = await world.send({
      method: "api.test",
      query: "a=query&b=query",
      contentType: form,
      body: Buffer.from("b=body&c=body"),
    });

    assert.deepEqual(body["args"], { a: "query", b: "body", c: "body" });
  });

  test("arrive alike as form, JSON, multipart and text/plain [API-1.2]", async () => {
    await using world = await workspace();
    const multipart = '\r\n--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nhéllo\r\n--x--\r\n';

    for (const [contentType, text] of [
      [form, "text=h%C3%A9llo"],
      ["text/plain", "text=h%C3%A9llo"],
      [json, '{"text":"héllo"}'],
      ["multipart/form-data; boundary=x", multipart],
    ] as const) {
      const body = await world.send({ method: "api.test", contentType, body: Buffer.from(text) });
      assert.deepEqual(body["args"], { text: "héllo" }, contentType);
    }
  });

  test("may be an empty body under any content type", async () => {
    await using world = await workspace();

    for (const contentType of [undefined, form, json, "application/json", "image/png"]) {
      const body = await world.send({ method: "api.test", contentType, body: Buffer.alloc(0) });
      assert.equal(body.ok, true, contentType ?? "no content type");
    }
  });

  test("take lists as JSON, JSON text, comma list or a single word", async () => {
    await using world = await workspace();
    const count = async (contentType: string, text: string) => {
      const authorization = `Bearer ${world.alice.token}`;
      const body = await world.send({
        method: "conversations.list",
        contentType,
        body: Buffer.from(text),
        authorization,
      });
      return (body["channels"] as unknown[]).length;
    };

    assert.equal(await count(json, '{"types":["public_channel","private_channel"]}'), 3);
    assert.equal(await count(json, '{"types":"[\\"public_channel\\",\\"private_channel\\"]"}'), 3);
    assert.equal(await count(form, "types=%5B%22public_channel%22%2C%22private_channel%22%5D"), 3);
    assert.equal(await count(form, "types=public_channel,private_channel"), 3);
    assert.equal(await count(form, "types=public_channel&types=private_channel"), 3);
    assert.equal(await count(form, "types=private_channel"), 1);
  });

  test("take booleans as true, false, 1, 0, in JSON and as text, and ignore names nobody knows", async () => {
    await using world = await workspace();
    const hasLocale = async (value: unknown) => {
      const { user } = (await world.bot.asks("users.info", {
        user: world.alice.id,
        include_locale: value,
        junk: [1],
      })) as unknown as {
        user: object;
      };
      return "locale" in user;
    };

    for (const yes of [true, "true", 1, "1"]) assert.equal(await hasLocale(yes), true, String(yes));
    for (const no of [false, "false", 0, "0", "", null]) assert.equal(await hasLocale(no), false, String(no));
  });

  test("decode iso-8859-1 by its own bytes [API-12.14]", async () => {
    await using world = await workspace();

    const asForm = await world.send({
      method: "api.test",
      contentType: `${form}; charset=ISO-8859-1`,
      body: Buffer.from("t=caf%E9+\xe9", "latin1"),
    });
    const asJson = await world.send({
      method: "api.test",
      contentType: "application/json; charset=iso-8859-1",
      body: Buffer.from('{"t":"caf\xe9"}', "latin1"),
    });

    assert.deepEqual(asForm["args"], { t: "café é" });
    assert.deepEqual(asJson["args"], { t: "café" });
  });

  test("clamp a limit that is out of range", async () => {
    await using world = await workspace();

    const { members } = await world.bot.does("users.list", { limit: -5 });

    assert.equal(members.length, 1);
  });
});

describe("warnings", () => {
  test("name a missing charset in JSON and a superfluous one in a form, in both places", async () => {
    await using world = await workspace();

    const missing = await world.send({ method: "api.test", contentType: "application/json", body: Buffer.from("{}") });
    const superfluous = await world.send({
      method: "api.test",
      contentType: `${form}; charset=utf-8`,
      body: Buffer.from("a=1"),
    });
    const fine = await world.send({ method: "api.test", contentType: json, body: Buffer.from("{}") });

    assert.equal(missing["warning"], "missing_charset");
    assert.deepEqual(missing["response_metadata"], { warnings: ["missing_charset"] });
    assert.equal(superfluous["warning"], "superfluous_charset");
    assert.equal("warning" in fine, false);
  });
});

describe("headers", () => {
  test("tell the token's scopes, the scopes that would do, and a request id", async () => {
    await using world = await workspace();

    const { headers } = await world.send({ method: "users.list", authorization: `Bearer ${world.bot.token}` });

    assert.match(headers["x-oauth-scopes"] ?? "", /chat:write,/);
    assert.equal(headers["x-accepted-oauth-scopes"], "users:read");
    assert.equal(headers["x-slack-req-id"], "test");
  });
});

describe("tokens", () => {
  test("are taken from header, form, JSON and query; the header's counts [API-11.1]", async () => {
    await using world = await workspace();
    const { token } = world.bot;
    const ok = async (call: Parameters<Workspace["send"]>[0]) => (await world.send(call)).ok;

    assert.equal(await ok({ method: "auth.test", authorization: `bearer ${token}` }), true);
    assert.equal(await ok({ method: "auth.test", contentType: form, body: Buffer.from(`token=${token}`) }), true);
    assert.equal(
      await ok({ method: "auth.test", contentType: json, body: Buffer.from(JSON.stringify({ token })) }),
      true,
    );
    assert.equal(await ok({ method: "auth.test", query: `token=${token}` }), true);
    assert.equal(await ok({ method: "auth.test", authorization: `Bearer ${token}`, query: "token=other" }), true);
  });
});

/** One line per code of the pipeline itself: how to bring it about. A key may cite the rules that it proves. */
const refusals: Record<string, (world: Workspace) => Promise<unknown>> = {
  "not_authed [API-12.22]": (world) => world.send({ method: "auth.test" }),
  "invalid_auth [API-12.13]": (world) => world.send({ method: "auth.test", authorization: "Bearer xoxb-never-issued" }),
  "token_revoked [API-12.30]": async (world) => {
    await world.platform.store.db.updateTable("tokens").set({ revoked_ms: 1 }).execute();
    return world.bot.asks("auth.test", {});
  },
  "token_expired [API-12.29]": async (world) => {
    const expires_ms = world.clock.nowMs() + 1000;
    await world.platform.store.db.updateTable("tokens").set({ expires_ms }).execute();
    world.clock.advance({ seconds: 1 });
    return world.bot.asks("auth.test", {});
  },
  "account_inactive [API-12.4]": async (world) => {
    await world.platform.store.db
      .updateTable("memberships")
      .set({ deactivated_ms: 1 })
      .where("user_id", "=", world.bob.id)
      .execute();
    return world.bob.asks("auth.test", {});
  },
  "not_allowed_token_type [API-12.21]": (world) => {
    const app = world.dev.apps.find((candidate) => candidate.app_token !== undefined);
    return world.actor(app?.app_token ?? "").asks("users.list", {});
  },
  "missing_scope [API-11.2, API-12.19]": async (world) => {
    await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();
    return world.bot.asks("users.list", {});
  },
  "unknown_method [API-10.22]": (world) => world.send({ method: "no.such" }),
  "invalid_arg_name [API-12.10]": (world) =>
    world.send({ method: "api.test", contentType: form, body: Buffer.from("a-b=1") }),
  "invalid_array_arg [API-12.12]": (world) =>
    world.send({ method: "api.test", contentType: form, body: Buffer.from("a[]=1") }),
  "invalid_arguments [API-12.11]": (world) =>
    world.bot.asks("users.info", { user: world.alice.id, include_locale: "maybe" }),
  "invalid_charset [API-12.14]": (world) =>
    world.send({ method: "api.test", contentType: `${form}; charset=utf-16`, body: Buffer.from("a=1") }),
  "invalid_form_data [API-12.15]": (world) =>
    world.send({ method: "api.test", contentType: form, body: Buffer.from("a=%zz") }),
  invalid_json: (world) => world.send({ method: "api.test", contentType: json, body: Buffer.from("{") }),
  json_not_object: (world) => world.send({ method: "api.test", contentType: json, body: Buffer.from("[1]") }),
  "invalid_post_type [API-12.16]": (world) =>
    world.send({ method: "api.test", contentType: "image/png", body: Buffer.from("x") }),
  "missing_post_type [API-12.18]": (world) => world.send({ method: "api.test", body: Buffer.from("a=1") }),
};

describe("the pipeline refuses", () => {
  for (const [name, bringAbout] of Object.entries(refusals)) {
    test(`with ${name}`, async () => {
      await using world = await workspace();
      const body = (await bringAbout(world)) as { ok: boolean; error: string };
      assert.equal(body.error, name.split(" ")[0]);
    });
  }

  test("a missing scope by telling what is needed and what there is", async () => {
    await using world = await workspace();
    await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write,team:read" }).execute();

    const body = await world.bot.asks("conversations.info", { channel: world.general });

    assert.equal(body["needed"], "channels:read,groups:read,im:read,mpim:read");
    assert.equal(body["provided"], "chat:write,team:read");
  });

  test("a private channel without the scope of private channels", async () => {
    await using world = await workspace();
    await world.platform.store.db.updateTable("tokens").set({ scopes: "channels:read" }).execute();

    const body = await world.alice.asks("conversations.info", { channel: world.secret });

    assert.deepEqual([body.error, body["needed"]], ["missing_scope", "groups:read"]);
  });

  test("bad arguments by name", async () => {
    await using world = await workspace();

    const body = await world.bot.asks("users.info", { user: world.alice.id, include_locale: "maybe" });

    assert.deepEqual(body["response_metadata"], { messages: ["[ERROR] must be a boolean: include_locale"] });
  });

  test("one value given twice, or as an array [API-12.12]", async () => {
    await using world = await workspace();
    const authorization = `Bearer ${world.bot.token}`;

    const twice = await world.send({
      method: "users.info",
      authorization,
      contentType: form,
      body: Buffer.from("user=U1&user=U2"),
    });
    const array = await world.bot.asks("users.info", { user: ["U1"] });

    assert.deepEqual([twice.error, array.error], ["invalid_array_arg", "invalid_array_arg"]);
  });
});

describe("hostile bodies", () => {
  const send = (world: Workspace, text: string) =>
    world.send({ method: "api.test", contentType: json, body: Buffer.from(text) });

  test("nested deeper than the limit are refused, just as deep as the limit are not", async () => {
    await using world = await workspace();
    const nested = (depth: number) => `{"a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;

    assert.equal((await send(world, nested(limits.json_depth_max))).ok, true);
    assert.equal((await send(world, nested(limits.json_depth_max + 1))).error, "invalid_arguments");
    assert.equal((await send(world, `{"a":"${"[".repeat(1000)}\\"${"{".repeat(1000)}"}`)).ok, true);
  });

  test("cannot reach a prototype by any spelling, at any depth", async () => {
    await using world = await workspace();

    assert.equal((await send(world, '{"__proto__":{"polluted":1}}')).error, "invalid_arguments");
    assert.equal((await send(world, '{"a":[{"constructor":{}}]}')).error, "invalid_arguments");
    assert.equal((await send(world, '{"a":{"\\u005f_proto__":1}}')).error, "invalid_arguments");
    const asForm = await world.send({ method: "api.test", contentType: form, body: Buffer.from("__proto__=1") });
    assert.equal(asForm.error, "invalid_arg_name");
    assert.equal("polluted" in {}, false);
  });

  test("with too many keys or too many fields are refused", async () => {
    await using world = await workspace();
    const keys = Array.from({ length: limits.json_keys_max + 1 }, (_, at) => `"k${at}":1`).join(",");
    const fields = Array.from({ length: limits.arg_count_max + 1 }, (_, at) => `k${at}=1`).join("&");

    assert.equal((await send(world, `{${keys}}`)).error, "invalid_arguments");
    const asForm = await world.send({ method: "api.test", contentType: form, body: Buffer.from(fields) });
    assert.equal(asForm.error, "invalid_arguments");
  });

  test("of multipart that are cut off, or lack a boundary, are refused [API-12.15]", async () => {
    await using world = await workspace();
    const cut = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nval');

    const cutOff = await world.send({ method: "api.test", contentType: "multipart/form-data; boundary=x", body: cut });
    const bare = await world.send({ method: "api.test", contentType: "multipart/form-data", body: cut });

    assert.deepEqual([cutOff.error, bare.error], ["invalid_form_data", "invalid_form_data"]);
  });

  test("that are not UTF-8 are refused", async () => {
    await using world = await workspace();
    const bytes = Buffer.from('{"a":"\xff"}', "latin1");

    assert.equal((await world.send({ method: "api.test", contentType: json, body: bytes })).error, "invalid_json");
  });
});

describe("a stopping server", () => {
  test("asks to come back, by status and header [API-12.26]", async () => {
    const world = await workspace();
    await world.platform.stop();

    const body = await world.send({ method: "api.test" });

    assert.equal(body.error, "service_unavailable");
    assert.equal(body.status, 503);
    assert.equal(body.headers["retry-after"], "1");
  });
});
