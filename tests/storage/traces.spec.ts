import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { finishJobs } from "../../packages/server/testkit/jobs.ts";
import { Receiver, subscribe } from "../../packages/server/testkit/receiving.ts";
import { TraceCollector } from "../../packages/server/testkit/traceCollector.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inFile, inPostgres } from "./storeKinds.ts";

const remote = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

for (const kind of [inFile, inPostgres]) {
  describe(`The traces of a server on ${kind.name}`, { skip: kind.skip }, () => {
    test("lead from a post to its reads and writes, and on to the app that receives the event", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector, receiver } = stage;
      await call(world, world.alice, "chat.postMessage", { channel: world.general, text: "Do not send this." });
      await world.platform.settle();
      const [post, delivery] = [await collector.named("chat.postMessage"), await collector.named("deliver message")];
      const write = await collector.named("write postMessage");

      assert.equal(post.parentId, undefined);
      assert.equal(post.kind, 2);
      assert.deepEqual(
        [post.attributes["platform.result"], post.attributes["http.response.status_code"], post.isFailed],
        ["ok", 200, false],
      );
      const names = collector.childrenOf(post).map(({ name }) => name);
      assert.ok(names.includes("write postMessage") && names.includes("store reads"), names.join(", "));
      const reads = collector.childrenOf(post).find(({ name }) => name === "store reads");
      assert.ok(Number(reads?.attributes["platform.statements"]) > 0);
      assert.ok(Number(reads?.attributes["platform.statements_ms"]) >= 0);
      assert.equal(write.attributes["db.system.name"], kind === inFile ? "sqlite" : "postgresql");
      for (const child of collector.childrenOf(post)) {
        assert.ok(child.startNs >= post.startNs && child.endNs <= post.endNs, `${child.name} is outside of its parent`);
      }

      assert.deepEqual([delivery.traceId, delivery.parentId, delivery.kind], [post.traceId, write.spanId, 3]);
      assert.equal(delivery.attributes["http.request.resend_count"], 0);
      assert.equal(delivery.attributes["platform.result"], "acknowledged");
      const [received] = receiver.received;
      assert.equal(received?.headers["traceparent"], `00-${post.traceId}-${delivery.spanId}-01`);
      assert.doesNotMatch(collector.bodies.join(""), /Do not send this/);
    });

    test("have a span for each attempt of a delivery", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector, receiver } = stage;
      receiver.answer = (response) => void response.writeHead(receiver.received.length === 1 ? 500 : 200).end();
      await call(world, world.alice, "chat.postMessage", { channel: world.general, text: "Hello." });
      await world.platform.settle();
      world.clock.advance({ hours: 1 });
      await world.platform.settle();

      const first = await collector.named("deliver message");
      const second = await collector.span(({ attributes }) => attributes["http.request.resend_count"] === 1);
      assert.deepEqual(
        [first.isFailed, first.attributes["platform.result"], first.attributes["http.response.status_code"]],
        [true, "http_error", 500],
      );
      assert.deepEqual([second.isFailed, second.parentId], [false, first.parentId]);
    });

    test("continue the trace of the caller, and only if it is sampled", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector, receiver } = stage;
      const { traceId, spanId } = remote;
      await call(world, world.alice, "chat.postMessage", { channel: world.general }, `00-${traceId}-${spanId}-00`);
      await call(world, world.alice, "auth.test", {}, `00-${traceId}-${spanId}-00`);
      await call(world, world.alice, "auth.test", {}, "00-not-a-parent-01");
      const own = await collector.named("auth.test");
      await call(world, world.alice, "users.list", {}, `00-${traceId}-${spanId}-01`);
      const continued = await collector.named("users.list");

      assert.deepEqual([continued.traceId, continued.parentId], [traceId, spanId]);
      assert.equal(own.parentId, undefined);
      assert.notEqual(own.traceId, traceId);
      assert.equal(collector.spans.filter(({ name }) => name === "auth.test").length, 1);
      assert.deepEqual(receiver.received, []);
    });

    test("have pages, sockets, and chores that did something", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector } = stage;
      await fetch(`${world.platform.baseUrl}/healthz`);
      await fetch(`${world.platform.baseUrl}/docs/no-such-page?secret=1`);
      await using _socket = await Listening.as(world.bob);
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
      await call(world, world.alice, "chat.scheduleMessage", { channel: world.general, text: "Later.", post_at });
      world.clock.advance({ seconds: 90 });
      await world.platform.settle();

      const page = await collector.span(({ attributes }) => attributes["http.request.method"] === "GET");
      assert.match(page.name, /^GET \/docs/);
      assert.equal((await collector.named("socket rtm")).attributes["platform.result"], "ok");
      const chore = await collector.named("chore post scheduled messages");
      assert.ok(collector.childrenOf(chore).some(({ name }) => name === "write postDueMessages"));
      const delivery = await collector.named("deliver message");
      assert.equal(delivery.traceId, chore.traceId);
      assert.doesNotMatch(collector.bodies.join(""), /healthz|secret|Later/);
    });

    test("have the items of a job, each with what it wrote and caused", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector } = stage;
      const { channel } = await world.bob.does("conversations.create", { name: "old" });
      await world.alice.does("admin.conversations.bulkArchive", { channel_ids: [channel.id] });
      await finishJobs(world);

      const job = await collector.named("job admin.conversations.bulkArchive");
      const write = await collector.named("write runItem");
      const chore = await collector.named("chore run jobs");
      assert.deepEqual([job.parentId, write.parentId], [chore.spanId, job.spanId]);
      assert.equal(job.attributes["platform.result"], "ok");
      assert.match(String(job.attributes["platform.job"]), /^Jb/);
    });

    test("say which error code a call was refused with, and which method failed on the server", async () => {
      await using stage = await openStage(await kind.fresh());
      const { world, collector } = stage;
      await call(world, world.alice, "chat.postMessage", { channel: "C0000000000", text: "Hello." });
      const refused = await collector.named("chat.postMessage");
      assert.deepEqual([refused.attributes["platform.result"], refused.isFailed], ["channel_not_found", false]);
      await call(world, world.alice, "xoxb-no-such-method", {});
      const unknown = await collector.named("unknown_method");
      assert.equal(unknown.attributes["platform.result"], "unknown_method");
    });
  });
}

/** As clients call, with a trace of their own or without. */
async function call(world: Workspace, actor: Actor, method: string, params: object, traceparent?: string) {
  const response = await fetch(`${world.platform.baseUrl}/api/${method}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${actor.token}`,
      "content-type": "application/json; charset=utf-8",
      ...(traceparent === undefined ? {} : { traceparent }),
    },
    body: JSON.stringify(params),
  });
  return (await response.json()) as { readonly ok: boolean };
}

async function openStage(place: FreshPlace, more: PlatformOptions = {}) {
  const folder = quickFolder("traces");
  const [collector, receiver] = await Promise.all([TraceCollector.open(), Receiver.start()]);
  const where = { dataFolder: folder.path, ...platformOptions(place.location) };
  const world = await workspace({ ...where, traces: collector.settings(), ...more });
  await world.platform.listen();
  await subscribe(world, receiver, ["message.channels"]);
  return {
    world,
    collector,
    receiver,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await Promise.all([collector[Symbol.asyncDispose](), receiver[Symbol.asyncDispose]()]);
      folder[Symbol.dispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}
