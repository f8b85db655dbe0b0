import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { WebSocket } from "ws";
import { AppListener, configureSocketMode, connectApp } from "../../testkit/appListener.ts";
import { steer } from "../../testkit/controls.ts";
import { configuring } from "../../testkit/openConfig.ts";
import { devApp } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

async function listening(): Promise<Workspace> {
  const world = await workspace();
  await world.platform.listen();
  await configureSocketMode(world, ["message.channels"]);
  return world;
}

async function pass(world: Workspace, seconds: number): Promise<void> {
  await steer(world.platform).does("clock.advance", { by: `${seconds}s` });
}

interface Reasoned {
  readonly reason?: string;
}

const lifeS = limits.app_socket_life_s;
const warningS = limits.app_socket_warning_s;

describe("the life of an app's socket", () => {
  test("is announced in `hello`, ends after a warning, and the app is asked to reconnect", async () => {
    await using world = await listening();
    await using app = await connectApp(world);
    const closed = once(app.socket, "close");

    assert.match(JSON.stringify(app.hello), new RegExp(`"approximate_connection_time":${lifeS}\\b`));
    await pass(world, lifeS - warningS - 1);
    await pass(world, 1);
    const warning = await app.next();
    await pass(world, warningS - 1);
    assert.equal(app.socket.readyState, app.socket.OPEN);
    await pass(world, 1);
    const refresh = await app.next();
    const [code] = (await closed) as [number];

    assert.deepEqual([warning.type, warning["reason"]], ["disconnect", "warning"]);
    assert.deepEqual([refresh.type, refresh["reason"]], ["disconnect", "refresh_requested"]);
    assert.equal(code, 1000);
  });

  test("is over for new envelopes once it was warned, and they go to the next one", async () => {
    await using world = await listening();
    await using old = await connectApp(world);
    await pass(world, lifeS - warningS);
    assert.equal((await old.next())["reason"], "warning");

    await world.bob.does("chat.postMessage", { channel: world.random, text: "Lunch?" });
    await using young = await connectApp(world);

    assert.equal((await young.next()).payload.event["text"], "Lunch?");
  });

  test("is six minutes where the app wants to see it end", async () => {
    await using world = await listening();
    const { url } = await world.actor(devApp(world).app_token ?? "").does("apps.connections.open", {});
    await using app = new AppListener(`${url}&debug_reconnects=true`);
    await app.next();
    const closed = once(app.socket, "close");

    await pass(world, limits.app_socket_debug_life_s);

    assert.equal((await app.next())["reason"], "refresh_requested");
    await pass(world, warningS);
    await closed;
  });

  test("stays open for the time of a warning when the clock jumps past it, and asks for a refresh once", async () => {
    await using world = await listening();
    await using app = await connectApp(world);
    const reasons: unknown[] = [];
    app.socket.on("message", (data: Buffer) => reasons.push((JSON.parse(data.toString()) as Reasoned).reason));
    const closed = once(app.socket, "close");

    await pass(world, lifeS + 1);
    await pass(world, warningS - 1);
    assert.equal(app.socket.readyState, app.socket.OPEN);
    await pass(world, 1);
    await closed;

    assert.deepEqual(reasons, ["refresh_requested"]);
  });

  test("ends with the token that opened it, and those of other tokens stay", async () => {
    await using world = await listening();
    const author = await configuring(world, "alice");
    const { id: app_id } = devApp(world);
    const made = await author.does("developer.apps.tokens.create", { app_id, scopes: ["connections:write"] });
    await using other = await connectApp(world);
    const token = world.actor(made.token);
    const { url } = await token.does("apps.connections.open", {});
    const { url: unused } = await token.does("apps.connections.open", {});
    await using app = new AppListener(url);
    assert.equal((await app.next()).type, "hello");

    const { tokens } = await author.does("developer.apps.tokens.list", { app_id });
    const listed = tokens.find(({ masked }) => masked.endsWith(made.token.slice(-4)));
    await author.does("developer.apps.tokens.revoke", { app_id, token_id: listed?.token_id ?? "" });

    assert.equal((await app.next())["reason"], "link_disabled");
    const [error] = (await once(new WebSocket(unused), "error")) as [Error];
    assert.match(error.message, /401/);
    assert.equal(other.socket.readyState, other.socket.OPEN);
  });
});
