import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { samplerOf } from "./sampler.ts";
import { readTraceparent, splitCause, withTraceparent } from "./traceparent.ts";
import { readTraceSettings } from "./traceSettings.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };

describe("The variables of OpenTelemetry", () => {
  test("turn traces on only with an address, and off again", () => {
    for (const env of [
      {},
      { OTEL_SERVICE_NAME: "chat" },
      { OTEL_EXPORTER_OTLP_ENDPOINT: " " },
      { ...endpoint, OTEL_SDK_DISABLED: "TRUE" },
      { ...endpoint, OTEL_TRACES_EXPORTER: "none" },
    ])
      assert.equal(readTraceSettings(env), undefined);
  });

  test("name the collector, or the address for traces itself", () => {
    const url = (name: string, value: string) => readTraceSettings({ [`OTEL_EXPORTER_OTLP_${name}`]: value })?.url;
    assert.equal(url("ENDPOINT", "http://collector:4318"), "http://collector:4318/v1/traces");
    assert.equal(
      url("ENDPOINT", "https://collector.example.com/otlp/"),
      "https://collector.example.com/otlp/v1/traces",
    );
    assert.equal(url("TRACES_ENDPOINT", "http://collector:4318/custom"), "http://collector:4318/custom");
  });

  test("describe the server, and hold headers", () => {
    const settings = readTraceSettings({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b=c, x-tenant=acme,broken",
      OTEL_RESOURCE_ATTRIBUTES: "service.name=other,deployment.environment.name=test",
    });
    assert.deepEqual(settings?.headers, { "api-key": "a b=c", "x-tenant": "acme" });
    assert.deepEqual(settings?.resource, { "deployment.environment.name": "test" });
    assert.equal(settings?.serviceName, "other");
    assert.equal(readTraceSettings({ ...endpoint, OTEL_SERVICE_NAME: "chat" })?.serviceName, "chat");
    assert.equal(readTraceSettings(endpoint)?.serviceName, "platform");
  });

  test("that are not understood are named, and the defaults are taken", () => {
    const settings = readTraceSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317",
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
      OTEL_TRACES_SAMPLER: "sometimes",
      OTEL_TRACES_SAMPLER_ARG: "2",
      OTEL_BSP_MAX_QUEUE_SIZE: "-1",
    });
    assert.equal(settings?.url, "");
    assert.deepEqual(settings?.sampler, { name: "parentbased_always_on", ratio: 1 });
    assert.equal(settings?.queueMax, 2_048);
    assert.equal(settings?.problems.length, 5);
  });
});

describe("A sampler", () => {
  const parent = { traceId: "0".repeat(31) + "1", spanId: "0".repeat(15) + "1" };
  const low = "0".repeat(32);
  const high = "f".repeat(32);

  test("with a ratio takes the trace ids above a threshold", () => {
    const half = samplerOf({ name: "traceidratio", ratio: 0.5 });
    assert.deepEqual([half(low, undefined), half(high, undefined)], [false, true]);
    assert.equal(half(high, { ...parent, isSampled: false }), true);
    assert.equal(samplerOf({ name: "traceidratio", ratio: 0 })(high, undefined), false);
    assert.equal(samplerOf({ name: "traceidratio", ratio: 1 })(low, undefined), true);
  });

  test("that goes by its parent decides only about traces that begin here", () => {
    const none = samplerOf({ name: "parentbased_always_off", ratio: 1 });
    const half = samplerOf({ name: "parentbased_traceidratio", ratio: 0.5 });
    assert.deepEqual([none(high, undefined), half(low, undefined)], [false, false]);
    assert.deepEqual(
      [none(low, { ...parent, isSampled: true }), half(low, { ...parent, isSampled: true })],
      [true, true],
    );
    assert.equal(half(high, { ...parent, isSampled: false }), false);
  });
});

describe("A traceparent", () => {
  const [traceId, spanId] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];

  test("is read as W3C Trace Context says", () => {
    assert.deepEqual(readTraceparent(`00-${traceId}-${spanId}-01`), { traceId, spanId, isSampled: true });
    assert.equal(readTraceparent(`00-${traceId}-${spanId}-02`)?.isSampled, false);
    assert.equal(readTraceparent(`cc-${traceId}-${spanId}-01-later`)?.isSampled, true);
    for (const text of [
      undefined,
      "",
      `ff-${traceId}-${spanId}-01`,
      `00-${traceId}-${spanId}-01-more`,
      `00-${"0".repeat(32)}-${spanId}-01`,
      `00-${traceId}-${"0".repeat(16)}-01`,
      `00-${traceId.toUpperCase()}-${spanId}-01`,
      `cc-${traceId}-${spanId}-01-${"x".repeat(200)}`,
    ])
      assert.equal(readTraceparent(text), undefined, String(text));
  });

  test("stands behind the cause of an event, which may be missing", () => {
    for (const cause of ["r1.2", undefined])
      assert.deepEqual(splitCause(withTraceparent(cause, "00-a-b-01")), {
        cause: cause ?? null,
        traceparent: "00-a-b-01",
      });
    assert.deepEqual(splitCause("r1.2"), { cause: "r1.2" });
    assert.deepEqual(splitCause(null), { cause: null });
  });
});
