import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { eventually } from "../../testkit/eventually.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";
import { startCommand } from "../../testkit/runningCommand.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";

let server: DevServer;
before(async () => void (server = await serveDev()));
after(() => server[Symbol.asyncDispose]());

interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** An app that serves HTTP, and answers what the test says. */
async function httpApp(answer: () => { status: number; body: string }) {
  const received: Received[] = [];
  const app = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const { status, body: said } = answer();
      response.writeHead(status).end(said);
    });
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  return {
    url: `http://127.0.0.1:${(app.address() as AddressInfo).port}/slack/events`,
    received,
    [Symbol.asyncDispose]: async () => {
      app.closeAllConnections();
      await new Promise((closed) => app.close(closed));
    },
  };
}

const envOf = (place: Shell) => ({ HOME: place.folder, PATH: process.env["PATH"] });

/** Signs in and creates an app with Socket Mode. */
async function makeApp(place: Shell, name: string, settings: object = { socket_mode_enabled: true }): Promise<string> {
  await place.run(["login", server.url, "--token", server.dev.config_token ?? ""]);
  const manifest = {
    display_information: { name },
    features: {
      bot_user: { display_name: name },
      slash_commands: [{ command: `/${name.toLowerCase()}`, description: "Asks the app." }],
    },
    oauth_config: { scopes: { bot: ["commands", "app_mentions:read"] } },
    settings: { ...settings, event_subscriptions: { bot_events: ["app_mention"] } },
  };
  const created = await place.run(["api", "apps.manifest.create", "--data", JSON.stringify({ manifest }), "--json"]);
  const { app_id: appId } = JSON.parse(created.out) as { app_id: string };
  await place.run(["api", "apps.developerInstall", `app_id=${appId}`]);
  return appId;
}

async function isSigned(place: Shell, appId: string, { headers, body }: Received): Promise<boolean> {
  const { out } = await place.run(["api", "developer.apps.credentials.get", `app_id=${appId}`, "--json"]);
  const { credentials } = JSON.parse(out) as { credentials: { signing_secret: string } };
  const signed = `v0:${String(headers["x-slack-request-timestamp"])}:${body}`;
  const signature = createHmac("sha256", credentials.signing_secret).update(signed).digest("hex");
  return headers["x-slack-signature"] === `v0=${signature}`;
}

describe("platform event send and platform listen", () => {
  test("send a sample event to the app, and forward it, signed, to a server on this machine", async () => {
    using place = shell();
    const appId = await makeApp(place, "Sampled");
    await using app = await httpApp(() => ({ status: 200, body: JSON.stringify({ text: "lunch" }) }));
    await using listening = startCommand(["listen", "--forward-to", app.url, "--app", appId], {
      cwd: place.folder,
      env: envOf(place),
    });
    await listening.said(/Connected, waiting for events\.\n/);

    const sent = await place.run(["event", "send", "app_mention", 'text=Is "it" on?', "--app", appId]);
    assert.deepEqual([sent.code, sent.err], [0, ""]);
    assert.match(sent.out, /^Sent app_mention \(Ev\w+\) to A\w+, over its socket\.\n$/);
    const [first] = await eventually("the event", () => (app.received.length > 0 ? app.received : undefined));
    assert.ok(first && (await isSigned(place, appId, first)));
    const body = JSON.parse(first.body) as { type: string; api_app_id: string; event: Record<string, string> };
    const alice = server.dev.users.find((user) => user.name === "alice");
    assert.deepEqual([body.type, body.api_app_id], ["event_callback", appId]);
    assert.deepEqual(
      [body.event["type"], body.event["text"], body.event["user"], body.event["team"]],
      ["app_mention", 'Is "it" on?', alice?.id, alice?.team_id],
    );
    await listening.said(/^app_mention {2}200 {2}\d+ ms$/m);

    const said = await server.platform.control("person.command", {
      user: "alice",
      channel: "general",
      command: "/sampled",
      text: "hi",
    });
    assert.equal((said as unknown as { reply: { body: { text: string } } }).reply.body.text, "lunch");
    assert.equal(new URLSearchParams(app.received[1]?.body).get("text"), "hi");
    assert.equal(await listening.stop(), 0);
  });

  test("what the server on this machine refuses is not acknowledged, so that it comes again", async () => {
    using place = shell();
    const appId = await makeApp(place, "Failing");
    let status = 500;
    await using app = await httpApp(() => ({ status, body: "" }));
    await using listening = startCommand(["listen", "--forward-to", app.url, "--app", appId, "--json"], {
      cwd: place.folder,
      env: envOf(place),
    });
    await listening.said(/"event":"connected"/);
    await place.run(["event", "send", "app_mention", "--app", appId]);
    await listening.said(/"name":"app_mention".*"status":500/);
    status = 200;
    await eventually("the second attempt", () => app.received.find(({ headers }) => headers["x-slack-retry-num"]));
    await listening.said(/"status":200/);
  });

  test("say what is wrong: a mistyped event, an app without a way, an address that is none", async () => {
    using place = shell();
    const appId = await makeApp(place, "Silent", {});
    const typo = await place.run(["event", "send", "app_mentions", "--app", appId]);
    assert.match(typo.err, /^Apps receive no event app_mentions\. Did you mean app_mention\?\n/);
    const mute = await place.run(["event", "send", "app_mention", "--app", appId]);
    assert.match(
      mute.err,
      /^The app receives no events: .* \(events\.send: no_request_url\)\n {2}A\w+ has no request URL and no Socket Mode\n\nSet `settings/,
    );
    const odd = await place.run(["listen", "--forward-to", "localhost:3000", "--app", appId]);
    assert.match(odd.err, /^--forward-to must be a URL such as/);
    const off = await place.run(["listen", "--forward-to", "http://localhost:9", "--app", appId]);
    assert.match(off.err, /Socket Mode is off in the manifest of the app\. \(socket_refused\)/);
  });

  test("every event that an app can subscribe to has a sample, and a warning without the subscription", async () => {
    const { subscriptionNames } = await import("@platform/protocol/eventCatalog/subscriptions.ts");
    const { sampleEvent } = await import("../events/sampleEvent.ts");
    const ids = { team: "T1", app: "A1", user: "U1", bot: "U2", channel: "C1" };
    for (const name of subscriptionNames) {
      const { type, event } = await sampleEvent(name, ids, 0);
      assert.ok(event.type === type && name.startsWith(type), name);
      assert.doesNotMatch(JSON.stringify(event), /[TAUC]0123456789/, name);
    }
    using place = shell();
    const appId = await makeApp(place, "Unaware");
    const { code, err } = await place.run(["event", "send", "message.im", "--app", appId]);
    assert.deepEqual([code, err], [0, `Warning: the manifest of ${appId} does not subscribe to message.im.\n`]);
  });
});
