import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { AppListener, configureSocketMode } from "../../packages/server/testkit/appListener.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "./listening.ts";
import { endingApps, endings } from "./socketEndings.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { type TwoServers, twoServers } from "./twoServers.ts";

const refusedWith = async (url: string): Promise<string> => {
  const [error] = (await once(new WebSocket(url), "error")) as [Error];
  return error.message;
};

/** How an attempt to open a socket ends. */
const opening = (socket: WebSocket): Promise<"open" | "refused"> =>
  new Promise((resolve) => {
    socket.on("open", () => resolve("open"));
    socket.on("error", () => resolve("refused"));
  });

let ends = 0;

/** Opens a socket at the second server, keeps a ticket for another, and has its access end at the first. */
async function watchEnd(
  { first, second, wakeSecond }: TwoServers,
  opener: Actor,
  { end, poster }: { end: () => Promise<unknown>; poster: Actor | undefined },
): Promise<void> {
  await using listening = await Listening.as(opener);
  const { url: spare } = await opener.does("rtm.connect", {});
  await end();
  // Its own words: what was posted for the ending before may still be on its way to the new socket.
  const text = `after the end ${++ends}`;
  await poster?.does("chat.postMessage", { channel: first.general, text });
  await wakeSecond();

  assert.equal(await listening.closed, 1008);
  assert.ok(!listening.frames.some((frame) => frame["text"] === text), "it received what came later");
  assert.match(await refusedWith(spare), /401/);
  const elsewhere = spare.replace(second.platform.baseUrl.slice(4), first.platform.baseUrl.slice(4));
  assert.match(await refusedWith(elsewhere), /401/);
}

for (const kind of [inFile, inPostgres]) {
  describe(`access that ends, with two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("closes sockets at both, before anything that happens later, and spoils their tickets", async (t) => {
      await using servers = await twoServers(kind);
      for (const world of [servers.first, servers.second]) await world.platform.listen();
      for (const [name, ending] of Object.entries(endings)) {
        await t.test(name, async () => {
          const { opener, poster, end, undo } = await ending(servers);
          await watchEnd(servers, opener, { end, poster });
          await undo?.();
        });
      }
    });

    test("leaves the sockets of others alone", async () => {
      await using servers = await twoServers(kind);
      for (const world of [servers.first, servers.second]) await world.platform.listen();
      await using other = await Listening.as(servers.second.bob);
      for (const name of ["its user is removed", "its token is revoked", "a session ends"]) {
        const { end } = (await endings[name]?.(servers)) ?? assert.fail(name);
        await end();
      }
      const { ts } = await servers.first.alice.does("chat.postMessage", {
        channel: servers.first.general,
        text: "the end",
      });
      await servers.wakeSecond();
      await other.until("the last message", (frame) => frame["ts"] === ts);
    });

    test("stops envelopes to an app at once", async (t) => {
      for (const [name, end] of Object.entries(endingApps)) {
        await t.test(name, async () => {
          await using servers = await twoServers(kind);
          const { first, second } = servers;
          for (const world of [first, second]) await world.platform.listen();
          await configureSocketMode(first, ["message.channels"]);
          const app = second.actor(devApp(second).app_token ?? "");
          await using socket = new AppListener((await app.does("apps.connections.open", {})).url);
          assert.equal((await socket.next()).type, "hello");
          const { url: spare } = await app.does("apps.connections.open", {});

          await end(first);
          await first.bob.asks("chat.postMessage", { channel: first.random, text: "after the end" });
          await servers.wakeSecond();

          assert.equal((await socket.next())["reason"], "link_disabled");
          // Without Socket Mode the token is still good: the socket opens, and is sent away with the same reason.
          await using late = new AppListener(spare);
          if ((await opening(late.socket)) === "open") assert.equal((await late.next())["reason"], "link_disabled");
        });
      }
    });

    test("a ticket opens one socket, at whichever server comes first", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      for (const world of [first, second]) await world.platform.listen();
      const { url } = await first.bob.does("rtm.connect", {});
      const elsewhere = url.replace(first.platform.baseUrl.slice(4), second.platform.baseUrl.slice(4));

      const opened = [url, elsewhere, url, elsewhere].map((one) => new WebSocket(one));
      const outcomes = await Promise.all(opened.map(opening));

      assert.deepEqual(outcomes.toSorted(), ["open", "refused", "refused", "refused"]);
      for (const socket of opened) socket.terminate();
    });

    test("presence is for people whom the listener may know", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      for (const world of [first, second]) await world.platform.listen();
      const frank = first.dev.users.find(({ name }) => name === "frank") ?? assert.fail("no frank");
      await using _frank = await Listening.as(first.actor(frank.token ?? "", frank.id));
      await using _carol = await Listening.as(first.carol);
      await using bob = await Listening.as(first.bob);

      bob.say({ type: "presence_sub", ids: [frank.id, first.carol.id] });

      const frames = await bob.until("presence", (frame) => frame.type === "presence_change");
      assert.deepEqual(frames.at(-1)?.["users"], [first.carol.id]);
    });
  });
}
