import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createCallMetrics } from "./callMetrics.ts";

describe("the metrics of calls", () => {
  test("counts what was answered, and in how much time, each bucket with all below it", () => {
    const callMetrics = createCallMetrics();
    callMetrics.record("api.test", "ok", 0.0005);
    callMetrics.record("api.test", "ok", 0.001);
    callMetrics.record("api.test", "ratelimited", 0.3);
    callMetrics.record("auth.test", "ok", 60);

    const lines = callMetrics.print().split("\n");

    assert.ok(lines.includes('platform_calls_total{method="api.test",code="ok"} 2'));
    assert.ok(lines.includes('platform_calls_total{method="api.test",code="ratelimited"} 1'));
    assert.ok(lines.includes('platform_call_seconds_bucket{le="0.001",method="api.test"} 2'));
    assert.ok(lines.includes('platform_call_seconds_bucket{le="0.25",method="api.test"} 2'));
    assert.ok(lines.includes('platform_call_seconds_bucket{le="0.5",method="api.test"} 3'));
    assert.ok(lines.includes('platform_call_seconds_bucket{le="2.5",method="auth.test"} 0'));
    assert.ok(lines.includes('platform_call_seconds_bucket{le="+Inf",method="auth.test"} 1'));
    assert.ok(lines.includes('platform_call_seconds_count{method="api.test"} 3'));
    assert.ok(lines.includes('platform_call_seconds_sum{method="auth.test"} 60'));
  });

  test("every line of it is a comment or one sample, and it ends with a new line", () => {
    const callMetrics = createCallMetrics();
    callMetrics.record("api.test", "ok", 0.002);

    const [last, ...lines] = callMetrics.print().split("\n").toReversed();

    assert.equal(last, "");
    for (const line of lines) assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+\{[^{}]+\} [\d.e+-]+)$/);
  });
});
