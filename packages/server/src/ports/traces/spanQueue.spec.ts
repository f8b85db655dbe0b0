import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TraceCollector } from "../../../testkit/traceCollector.ts";
import { createLog } from "../log.ts";
import { openTracer } from "./openTracer.ts";

function logLines() {
  const lines: { level: string; msg: string; reason?: string }[] = [];
  const log = createLog({
    level: "info",
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  return { log, lines };
}

describe("The queue of spans", () => {
  test("waits for a collector that is down, logs that once, and sends what it has kept", async () => {
    await using collector = await TraceCollector.open();
    collector.statuses.push(503, 503);
    const { log, lines } = logLines();
    const tracer = openTracer(collector.settings(), log);
    tracer.begin("first", "internal")?.end();
    await collector.request();
    tracer.begin("second", "internal")?.end();
    await collector.named("second");
    await tracer.stop();

    assert.deepEqual(
      collector.spans.map(({ name }) => name),
      ["first", "second"],
    );
    assert.deepEqual(tracer.counts, { exported: 2, dropped: 0 });
    assert.deepEqual(
      lines.map(({ level, msg, reason }) => [level, msg, reason]),
      [
        ["warn", "traces cannot be exported", "the collector answered 503"],
        ["info", "traces are exported again", undefined],
      ],
    );
  });

  test("is bounded, and counts what does not fit", async () => {
    await using collector = await TraceCollector.open();
    const settings = collector.settings({ OTEL_BSP_MAX_QUEUE_SIZE: "3", OTEL_BSP_SCHEDULE_DELAY: "60000" });
    const tracer = openTracer(settings, logLines().log);
    for (let at = 0; at < 10; at++) tracer.begin(`span ${at}`, "internal")?.end();
    assert.equal(tracer.counts.dropped, 7);
    await tracer.stop();
    assert.deepEqual(tracer.counts, { exported: 3, dropped: 7 });
    assert.equal(collector.bodies.length, 1);
  });

  test("sends a full batch without waiting, and the rest when it stops", async () => {
    await using collector = await TraceCollector.open();
    const settings = collector.settings({ OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "2", OTEL_BSP_SCHEDULE_DELAY: "60000" });
    const tracer = openTracer(settings, logLines().log);
    for (let at = 0; at < 3; at++) tracer.begin(`span ${at}`, "internal")?.end();
    await collector.named("span 1");
    assert.equal(collector.spans.length, 2);
    await tracer.stop();
    assert.equal(collector.spans.length, 3);
  });

  test("gives up spans that the collector refuses, and those that are left when it stops without one", async () => {
    await using collector = await TraceCollector.open();
    collector.statuses.push(400);
    const refused = openTracer(collector.settings(), logLines().log);
    refused.begin("refused", "internal")?.end();
    await refused.stop();
    assert.deepEqual(refused.counts, { exported: 0, dropped: 1 });

    const { log, lines } = logLines();
    const lost = openTracer({ ...collector.settings(), url: "http://user:pass@127.0.0.1:1/v1/traces" }, log);
    lost.begin("lost", "internal")?.end();
    await lost.stop();
    assert.deepEqual(lost.counts, { exported: 0, dropped: 1 });
    assert.doesNotMatch(JSON.stringify(lines), /pass/);
  });

  test("sends the headers of the collector, and what describes the server", async () => {
    await using collector = await TraceCollector.open();
    const settings = collector.settings({
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20k3y",
      OTEL_RESOURCE_ATTRIBUTES: "host.name=one",
    });
    const tracer = openTracer(settings, logLines().log);
    tracer.begin("work", "internal")?.end();
    await tracer.stop();
    assert.equal(collector.headers[0]?.["authorization"], "Bearer k3y");
    assert.equal(collector.headers[0]?.["content-type"], "application/json");
    assert.deepEqual(collector.resource, { "service.name": "platform", "host.name": "one" });
  });
});
