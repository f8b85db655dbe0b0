import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TraceCollector } from "../../../server/testkit/traceCollector.ts";
import { shell } from "../../testkit/runCli.ts";

const flags = ["serve", "--dev", "--port", "0", "--data", "data", "--json"];

describe("platform serve with the variables of OpenTelemetry", () => {
  test("sends traces, what is left of them when it stops", async () => {
    await using collector = await TraceCollector.open();
    using here = shell();
    const env = {
      HOME: here.folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: "chat",
      OTEL_BSP_SCHEDULE_DELAY: "3600000",
    };
    await using server = await here.start(flags, { env });
    const { api_url } = JSON.parse(server.firstLine) as { readonly api_url: string };
    await fetch(`${api_url}api.test`);
    const { code } = await server.stop();

    assert.equal(code, 0);
    assert.equal(collector.resource["service.name"], "chat");
    assert.ok(collector.spans.some(({ name }) => name === "api.test"));
  });

  test("starts with variables that are meant for other programs, and says what it does not do", async () => {
    using here = shell();
    const env = {
      HOME: here.folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317",
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    };
    await using server = await here.start(flags, { env });
    const { code, err } = await server.stop();

    assert.equal(code, 0);
    assert.match(err, /The OTLP endpoint is no address that begins with http/);
    assert.match(err, /traces are sent as JSON over HTTP/);
  });
});
