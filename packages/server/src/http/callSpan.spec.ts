import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { methods as everyMethod } from "../methods/registry.ts";
import { startRotating, rotatingApp } from "../../testkit/apps.ts";
import { TraceCollector } from "../../testkit/traceCollector.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { createLog } from "../ports/log.ts";

async function post({ platform, alice }: Workspace, method: string, secret = ""): Promise<string> {
  const shown = encodeURIComponent(secret);
  const response = await fetch(`${platform.baseUrl}/api/${method}?seen=${shown}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${alice.token}`,
      "content-type": "application/json; charset=utf-8",
      cookie: `session=${shown}`,
      "user-agent": shown,
      traceparent: `00-${shown}-${shown}-01`,
      tracestate: `vendor=${shown}`,
      baggage: `user=${shown}`,
    },
    body: JSON.stringify(argumentsOf(method, secret)),
  });
  return response.text();
}

function argumentsOf(method: string, secret: string): object {
  const params = everyMethod.get(method)?.params ?? [];
  return { ...Object.fromEntries(params.map(([name]) => [name, secret])), code: secret, password: secret };
}

async function metricsOf({ platform }: Workspace): Promise<string> {
  return (await fetch(`${platform.baseUrl}/metrics`)).text();
}

describe("The traces of calls", () => {
  test("hold no token, no secret and no text, wherever in a call or a page it stood", async () => {
    await using collector = await TraceCollector.open();
    await using world = await workspace({ traces: collector.settings({ OTEL_BSP_MAX_QUEUE_SIZE: "100000" }) });
    await world.platform.listen();
    const { set } = await startRotating(world);
    const app = rotatingApp(world);
    const links = world.platform.signInLinks(world.dev.users.slice(0, 1));
    const signIn = links.map(({ url }) => url.slice(url.lastIndexOf("=") + 1));
    const given = [world.bot.token, world.bob.token, set.access_token, set.refresh_token, app.client_secret];
    const secrets = [...given, app.signing_secret, world.dev.control_token, ...signIn, "A text of a person 0123456789"];
    assert.ok(secrets.every((secret) => (secret ?? "").length >= 20));

    const names = [...everyMethod.keys()].filter((name) => name !== "auth.revoke");
    for (const [at, name] of names.entries()) await post(world, name, secrets[at % secrets.length]);
    for (const secret of secrets) {
      await post(world, secret ?? "", secret);
      const path = encodeURIComponent(secret ?? "");
      for (const page of [`/services/T1/B1/${path}`, `/triggers/T1/1/${path}`, `/sign-in?token=${path}`, `/${path}`])
        await fetch(`${world.platform.baseUrl}${page}`, { redirect: "manual" });
    }
    await collector.named("users.list");
    await world.platform.stop();

    const calls = new Set(collector.spans.map(({ attributes }) => attributes["platform.method"]));
    assert.deepEqual(
      names.filter((name) => !calls.has(name)),
      [],
    );
    const sent = collector.bodies.join("\n");
    for (const secret of [...secrets, world.alice.token]) {
      assert.ok(!sent.includes(secret ?? "-"), "a secret is in a trace");
      assert.ok(!sent.includes(encodeURIComponent(secret ?? "-")), "a secret is in a trace");
    }
  });

  test("do not exist when none are sampled, and cost the collector no request", async () => {
    await using collector = await TraceCollector.open();
    const none = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
    await using world = await workspace({ traces: collector.settings(none) });
    await world.platform.listen();
    await post(world, "chat.postMessage");
    await world.platform.settle();
    await world.platform.stop();
    assert.deepEqual([collector.spans, collector.headers], [[], []]);
  });

  test("never hold up or harm a call, whether the collector is slow or gone, and are counted when they are lost", async () => {
    await using collector = await TraceCollector.open();
    collector.isStuck = true;
    let lines = "";
    const log = createLog({ level: "warn", write: (line) => void (lines += line) });
    const small = { OTEL_BSP_MAX_QUEUE_SIZE: "4", OTEL_EXPORTER_OTLP_TIMEOUT: "20" };
    await using world = await workspace({ log, traces: collector.settings(small) });
    await world.platform.listen();
    for (let at = 0; at < 10; at++) assert.match(await post(world, "auth.test"), /^\{"ok":true/);
    const metrics = await metricsOf(world);
    await collector[Symbol.asyncDispose]();
    assert.match(await post(world, "auth.test"), /^\{"ok":true/);
    await world.platform.stop();

    const dropped = Number(/^platform_trace_spans_dropped_total (\d+)$/m.exec(metrics)?.[1]);
    assert.ok(dropped > 0, metrics);
    assert.match(metrics, /^platform_trace_spans_exported_total 0$/m);
    assert.equal(lines.split("traces cannot be exported").length, 2);
  });

  test("are not missed by a server without a collector", async () => {
    await using world = await workspace();
    await world.platform.listen();
    assert.match(await post(world, "auth.test"), /^\{"ok":true/);
    assert.match(await metricsOf(world), /^platform_trace_spans_dropped_total 0$/m);
  });
});
