import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { claimsOf, inBrowser, PushService } from "../../packages/server/testkit/pushService.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { type TwoServers, twoServers } from "./twoServers.ts";

interface Scene extends AsyncDisposable, Servers {
  readonly world: Workspace;
  readonly service: PushService;
  /** Alice in the browser that has subscribed, and closed. */
  readonly alice: Actor & { readonly cookie: string };
  readonly key: string;
  post(text: string, more?: object): Promise<string>;
  /** Both servers look at once. */
  settle(): Promise<void>;
}

for (const kind of [inFile, inPostgres]) {
  const scene = async (options: PlatformOptions = {}, preferences: object = {}): Promise<Scene> => {
    await using stack = new AsyncDisposableStack();
    const servers = kind === inPostgres ? stack.use(await twoServers(kind, options)) : await oneServer(stack, options);
    const service = stack.use(await PushService.open());
    const { first: world, second } = servers;
    for (const { platform } of new Set([world, second])) await platform.listen();
    const alice = await inBrowser(world, "alice");
    const { key } = await alice.does("client.push.key", {});
    await alice.does("client.push.subscribe", service.subscription());
    if (Object.keys(preferences).length > 0) await alice.does("client.preferences.set", preferences);
    const all = stack.move();
    return {
      ...servers,
      world,
      service,
      alice,
      key,
      async post(text, more = {}) {
        return (await world.bob.does("chat.postMessage", { channel: world.random, text, ...more })).ts;
      },
      async settle() {
        for (let round = 0; round < 2; round++) {
          await Promise.all([...new Set([world, second])].map(({ platform }) => platform.settle()));
        }
      },
      [Symbol.asyncDispose]: () => all.disposeAsync(),
    };
  };
  const subscriptions = ({ world }: Scene) =>
    world.platform.store.db.selectFrom("push_subscriptions").selectAll().execute();
  const queued = ({ world }: Scene) => world.platform.store.db.selectFrom("push_messages").selectAll().execute();

  describe(`notifications in closed browsers: ${kind.name}`, { skip: kind.skip }, () => {
    test("a mention arrives once with two servers, sealed for the browser and signed with the key", async () => {
      await using it = await scene();
      const { world, service, alice, key } = it;
      const ts = await it.post(
        `Lunch, <@${alice.id}> &amp; <https://example.com|all> :wave::skin-tone-3: :no_such_emoji: at 10:30:15?`,
      );
      await it.post("nobody in particular");
      await it.settle();

      assert.equal(service.received.length, 1);
      const [received] = service.received;
      assert.ok(received);
      const { headers, content } = received;
      const me = (await alice.does("users.info", { user: alice.id })).user;
      const name = me.profile.display_name || me.real_name;
      const bob = (await alice.does("users.info", { user: world.bob.id })).user;
      const author = bob.profile.display_name || bob.real_name;
      assert.deepEqual(content, {
        title: `${author} in #random`,
        body: `Lunch, @${name} & all 👋🏼 :no_such_emoji: at 10:30:15?`,
        tag: `${world.random} ${ts}`,
        url: `/client/${me.team_id}/${world.random}/at/${ts}`,
      });
      assert.equal(headers["content-encoding"], "aes128gcm");
      assert.deepEqual([headers["ttl"], headers["urgency"]], [String(limits.push_life_s), "high"]);
      assert.match(String(headers["topic"]), /^[\w-]{32}$/);
      const claims = claimsOf(received, key) as { readonly aud: string; readonly exp: number };
      assert.equal(claims.aud, service.url);
      assert.ok(claims.exp - Date.now() / 1000 <= 24 * 3600);
      assert.deepEqual(await queued(it), []);
      assert.equal((await subscriptions(it))[0]?.sent_ms, world.clock.nowMs());
    });

    test("both servers have one key, which the store holds encrypted, as it does the address of the browser", async () => {
      await using it = await scene();
      const { first, second, key, service } = it;
      assert.equal((await (await inBrowser(second, "bob")).does("client.push.key", {})).key, key);
      const meta = await first.platform.store.db.selectFrom("meta").selectAll().execute();
      const row = meta.find(({ key: name }) => name === "push_key");
      assert.ok(row && !row.value.includes(key));
      assert.ok(!JSON.stringify(await subscriptions(it)).includes(new URL(service.url).host));
    });

    test("direct messages and replies in followed threads arrive, and what was read or deleted does not", async () => {
      await using it = await scene();
      const { world, service, alice } = it;
      const dm = await openDm(world, world.bob, alice);
      await world.bob.does("chat.postMessage", { channel: dm, text: "just you" });
      const { ts: thread_ts } = await alice.does("chat.postMessage", { channel: world.random, text: "root" });
      await it.post("a reply", { thread_ts });
      await it.post("elsewhere", { thread_ts: await it.post("another root") });
      await it.settle();
      assert.deepEqual(service.bodies.toSorted(), ["a reply", "just you"]);
      const [reply] = service.received.filter(({ content }) => content.body === "a reply");
      assert.match(reply?.content.url ?? "", new RegExp(`/thread/${thread_ts}/at/`));

      service.answers.push({ status: 503 }, { status: 503 });
      const read = await it.post(`<@${alice.id}> read`);
      const gone = await it.post(`<@${alice.id}> deleted`);
      await it.settle();
      await alice.does("conversations.mark", { channel: world.random, ts: read });
      await world.bob.does("chat.delete", { channel: world.random, ts: gone });
      const before = service.received.length;
      for (const clock of clocksOf(it)) clock.advance({ seconds: limits.push_retry_s });
      await it.settle();
      assert.equal(service.received.length, before);
      assert.deepEqual(await queued(it), []);
    });

    test("levels, muted channels, keywords and do not disturb hold, but for a sender who notifies anyway", async () => {
      await using it = await scene({}, { keywords: "deploy" });
      const { world, service, alice } = it;
      const { random: channel } = world;
      await it.post("Deploy at noon");
      await it.settle();
      await alice.does("client.notifications.level", { channel, level: "nothing" });
      await it.post(`<@${alice.id}> level`);
      await it.settle();
      await alice.does("client.notifications.level", { channel, level: "all" });
      await it.post("all of it");
      await it.settle();
      await alice.does("client.notifications.level", { channel, level: "default" });
      await alice.does("client.channels.mute", { channel, is_muted: true });
      await it.post("deploy in a muted channel");
      await it.post("<!here> named in a muted channel");
      await it.settle();
      await alice.does("dnd.setSnooze", { num_minutes: "60" });
      const dm = await openDm(world, world.bob, alice);
      await it.post(`<@${alice.id}> snoozed`);
      const { ts } = await world.bob.does("chat.postMessage", { channel: dm, text: "urgent" });
      await it.settle();
      const expected = ["Deploy at noon", "all of it", "@here named in a muted channel"];
      assert.deepEqual(service.bodies, expected);
      await (await inBrowser(world, "bob")).does("client.dnd.override", { channel: dm, ts });
      await it.settle();
      assert.deepEqual(service.bodies, [...expected, "urgent"]);
    });

    test("a person who is active in a browser at the other server gets none, and gets them again when it is closed", async () => {
      await using it = await scene();
      const { service, alice, second } = it;
      const open = await Listening.as(second.alice);
      await it.settle();
      await it.post(`<@${alice.id}> you are here`);
      await it.settle();
      await open[Symbol.asyncDispose]();
      await until(async () => {
        await it.settle();
        await it.post(`<@${alice.id}> come back`);
        await it.settle();
        return service.received.length > 0;
      });
      assert.equal(service.bodies[0], `@${await nameOf(alice)} come back`);
    });

    test("a busy service is tried again when it says, and a browser that is gone is forgotten", async () => {
      await using it = await scene();
      const { service, alice, first, second } = it;
      const advance = (seconds: number) => clocksOf({ first, second }).forEach((clock) => clock.advance({ seconds }));
      service.answers.push({ status: 429, headers: { "retry-after": "300" } }, { status: 500 });
      await it.post(`<@${alice.id}>`);
      await it.settle();
      advance(299);
      await it.settle();
      assert.equal(service.received.length, 1);
      advance(1);
      await it.settle();
      assert.equal(service.received.length, 2);
      advance(limits.push_retry_s * 2);
      await it.settle();
      assert.equal(service.received.length, 3);
      assert.deepEqual(await queued(it), []);

      service.answers.push({ status: 410 });
      await it.post(`<@${alice.id}>`);
      await it.settle();
      assert.deepEqual([await subscriptions(it), await queued(it)], [[], []]);
    });

    test("a subscription ends with the sign-out, with the session, and when the person is deactivated", async () => {
      await using it = await scene();
      const { world, service } = it;
      const headers = { cookie: it.alice.cookie, "sec-fetch-site": "same-origin" };
      assert.equal((await subscriptions(it)).length, 1);
      await fetch(`${world.platform.baseUrl}/sign-out`, { method: "POST", headers, redirect: "manual" });
      assert.deepEqual(await subscriptions(it), []);

      const bob = await inBrowser(world, "bob");
      await bob.does("client.push.subscribe", service.subscription("bob"));
      await world.alice.does("admin.users.session.reset", { user_id: bob.id });
      assert.deepEqual(await subscriptions(it), []);

      const again = await inBrowser(world, "bob");
      await again.does("client.push.subscribe", service.subscription("bob"));
      await world.alice.does("admin.users.remove", { team_id: world.dev.teams[0]?.id ?? "", user_id: bob.id });
      assert.deepEqual(await subscriptions(it), []);
    });

    test("a session that is over gets nothing more, and its row is swept", async () => {
      await using it = await scene();
      const { service } = it;
      for (const clock of clocksOf(it)) clock.advance({ seconds: limits.session_idle_s });
      await it.post(`<@${it.alice.id}>`);
      await it.settle();
      assert.deepEqual(service.received, []);
      for (const clock of clocksOf(it)) clock.advance({ seconds: limits.session_life_s });
      await it.settle();
      assert.deepEqual(await subscriptions(it), []);
    });

    test("the operator can keep texts out, and the words are in the person's language", async () => {
      await using it = await scene({ pushContent: "none" }, { language: "de" });
      await it.post(`<@${it.alice.id}> the launch is on Friday`);
      await it.settle();
      const [{ content } = assert.fail()] = it.service.received;
      assert.deepEqual([content.title, content.body], ["Neue Nachricht", "Öffne Platform, um sie zu lesen."]);
    });
  });
}

type Servers = Pick<TwoServers, "first" | "second">;

/** A file is for one server, which then takes both parts. */
async function oneServer(stack: AsyncDisposableStack, options: PlatformOptions): Promise<Servers> {
  const place = stack.use(await inFile.fresh());
  const world = stack.use(await workspace({ ...platformOptions(place.location), ...options }));
  return { first: world, second: world };
}

const clocksOf = ({ first, second }: Servers) => new Set([first.clock, second.clock]);

async function nameOf(person: Actor): Promise<string> {
  const { user } = await person.does("users.info", { user: person.id });
  return user.profile.display_name || user.real_name;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isDone())) if (performance.now() > end) assert.fail("it did not happen");
}
