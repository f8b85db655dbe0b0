import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { upload } from "../../packages/server/testkit/files.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inFile, inPostgres } from "./storeKinds.ts";

const dashboard = new URL("../../packaging/grafana.json", import.meta.url);

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: string }[] };
}

for (const kind of [inFile, inPostgres]) {
  describe(`the metrics of a server on ${kind.name}`, { skip: kind.skip }, () => {
    test("count sockets, files, what waits for apps, and work that is overdue", async () => {
      await using place = await kind.fresh();
      await using stage = await openServer(place);
      const { world, read } = stage;
      const before = await read();
      await upload(world, world.bob, { channels: [world.general], bytes: "twelve bytes" });
      await world.alice.does("chat.scheduleMessage", {
        channel: world.general,
        text: "Later",
        post_at: Math.floor(world.clock.nowMs() / 1000) + 60,
      });
      await using _socket = await Listening.as(world.bob);
      world.clock.advance({ seconds: 200 });

      const after = await read();

      assert.deepEqual([before.get('platform_sockets{kind="rtm"}'), after.get('platform_sockets{kind="rtm"}')], [0, 1]);
      assert.equal(after.get('platform_sockets{kind="app"}'), 0);
      assert.equal(after.get("platform_store_up"), 1);
      assert.equal(after.get("platform_jobs_open"), 0);
      assert.ok((after.get("platform_database_bytes") ?? 0) > 100_000);
      assert.ok((after.get("platform_disk_free_bytes") ?? 0) > 0);
      assert.ok((after.get("platform_files") ?? 0) >= (before.get("platform_files") ?? 0));
      assert.ok((after.get("platform_outbox_events") ?? 0) > 0);
      assert.ok((after.get('platform_overdue_seconds{work="scheduled_messages"}') ?? 0) >= 100);
      await world.platform.settle();
      world.clock.advance({ seconds: 10 });
      const settled = await read();
      assert.equal(settled.get('platform_overdue_seconds{work="scheduled_messages"}'), 0);
      assert.ok((settled.get('platform_chore_runs_total{chore="post scheduled messages"}') ?? 0) > 0);
      assert.equal(settled.get('platform_chore_failures_total{chore="post scheduled messages"}'), 0);
    });

    test("have every name that the dashboard of Grafana asks for", async () => {
      await using place = await kind.fresh();
      await using stage = await openServer(place);
      await fetch(`${stage.world.platform.baseUrl}/api/api.test`);
      await stage.world.platform.settle();
      const metrics = await stage.read();
      const names = new Set([...metrics.keys()].map((key) => key.replace(/\{.*/, "")));
      const labels = new Set(
        [...metrics.keys()].flatMap((key) => [...key.matchAll(/(\w+)="/g)].map(([, label]) => label)),
      );
      // A collector adds these.
      for (const label of ["job", "instance"]) labels.add(label);

      const { panels, templating } = JSON.parse(readFileSync(dashboard, "utf8")) as Dashboard;
      const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
      assert.ok(expressions.length > 20);
      const asked = [...expressions, ...templating.list.map(({ query }) => query)].flatMap(namesIn);
      const unknown = asked.filter((name) => !names.has(name));
      // A server on a file has no pool.
      const isOfPostgres = (name: string) => /^platform_database_(?!bytes$)/.test(name);
      assert.deepEqual(kind === inPostgres ? unknown : unknown.filter((name) => !isOfPostgres(name)), []);
      for (const expression of expressions) {
        for (const label of labelsIn(expression)) assert.ok(labels.has(label), `${label} in ${expression}`);
        assert.equal(count(expression, "("), count(expression, ")"), expression);
        assert.match(expression, /\{job="\$job"/);
      }
      const shown = new Set(asked);
      const ours = [...names].filter((name) => name.startsWith("platform_"));
      assert.deepEqual(
        ours.filter((name) => !shown.has(name)),
        [],
        "metrics that no panel shows",
      );
    });
  });
}

/** What a PromQL expression calls metrics: every name that is neither a function nor a label. */
function namesIn(expression: string): string[] {
  return [...expression.matchAll(/\b(?:platform|process|nodejs)_\w+/g)].map(([name]) => name);
}

function labelsIn(expression: string): string[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/));
  const matched = [...expression.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = ""]) => label);
  return [...grouped, ...matched];
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

async function openServer(place: FreshPlace) {
  const folder = quickFolder("metrics");
  const world = await workspace({ dataFolder: folder.path, ...platformOptions(place.location), dev: true });
  const url = await world.platform.listen();
  return {
    world,
    async read(): Promise<Map<string, number>> {
      const text = await (await fetch(`${url}/metrics`)).text();
      const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      return new Map(
        lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
      );
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
