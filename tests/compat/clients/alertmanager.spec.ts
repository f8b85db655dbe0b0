import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { temporaryFolder } from "../../faults/dataFolder.ts";
import { eventually } from "../eventually.ts";
import { servePlatform } from "../servePlatform.ts";
import { clientFile, noClients } from "./slackHosts.ts";

// Debian's build reads its templates from a fixed path, which only this process sees.
const SEES_TEMPLATES = `mount -t tmpfs tmpfs /usr/share && cp -r "$TEMPLATES" /usr/share/prometheus && exec "$@"`;
const NAMESPACE = ["--user", "--map-root-user", "--mount", "sh", "-c", SEES_TEMPLATES, "sh"];

/** Starts Alertmanager with this receiver; it notifies at once, and its web address is read from its log. */
async function startAlertmanager(receiver: string): Promise<AsyncDisposable & { url: string }> {
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(temporaryFolder("alertmanager"));
  const config = join(path, "config.yml");
  const route = "route: { receiver: slack, group_wait: 0s, group_interval: 1s }";
  writeFileSync(config, `${route}\nreceivers:\n  - name: slack\n    slack_configs:\n      - ${receiver}\n`);
  const child = spawn(
    "unshare",
    [
      ...NAMESPACE,
      clientFile("usr/bin/prometheus-alertmanager"),
      `--config.file=${config}`,
      `--storage.path=${join(path, "data")}`,
      "--web.listen-address=127.0.0.1:0",
      "--cluster.listen-address=",
    ],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TEMPLATES: clientFile("usr/share/prometheus") } },
  );
  stack.defer(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    const address = /msg="?Listening on"? address=(\S+)/i.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    const all = stack.move();
    return { url: `http://${address}`, [Symbol.asyncDispose]: () => all.disposeAsync() };
  }
  assert.fail(`Alertmanager ended:\n${lines.join("\n")}`);
}

async function raiseAlert(url: string): Promise<void> {
  const alert = {
    labels: { alertname: "DiskFull", severity: "page" },
    annotations: { summary: "97 % of /var is used" },
  };
  const response = await fetch(`${url}/api/v2/alerts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([alert]),
  });
  assert.equal(response.status, 200);
}

describe("Prometheus Alertmanager", { skip: noClients }, () => {
  test("notifies a channel through an incoming webhook", async () => {
    await using platform = await servePlatform();
    const { dev, url } = platform;
    const client = new WebClient(dev.users[0]?.token, { slackApiUrl: `${url}/api/` });
    const text = "'{{ .CommonAnnotations.summary }}'";
    const button = "{ type: button, text: Runbook, url: 'https://example.com/runbook' }";
    await using alertmanager = await startAlertmanager(
      `{ api_url: '${dev.webhook_url}', title: '{{ .CommonLabels.alertname }}', text: ${text}, actions: [${button}] }`,
    );

    await raiseAlert(alertmanager.url);

    const attachment = await eventually("the notification", async () => {
      for (const channel of Object.values(dev.channels)) {
        const { messages = [] } = await client.conversations.history({ channel });
        const found = messages
          .flatMap((message) => message.attachments ?? [])
          .find(({ title }) => title === "DiskFull");
        if (found) return found;
      }
      return undefined;
    });
    assert.equal(attachment.text, "97 % of /var is used");
    // Its template sends `danger` while an alert fires.
    assert.equal(attachment.color, "a30200");
    assert.match(JSON.stringify(attachment), /"Runbook".*example\.com\/runbook/);
  });

  test("notifies a channel through chat.postMessage with a bot token", async () => {
    await using platform = await servePlatform();
    const { dev, url } = platform;
    const token = dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
    const client = new WebClient(token, { slackApiUrl: `${url}/api/` });
    await using alertmanager = await startAlertmanager(
      `{ api_url: '${url}/api/chat.postMessage', channel: '#general', http_config: { authorization: { credentials: '${token}' } } }`,
    );

    await raiseAlert(alertmanager.url);

    const channel = dev.channels["general"] ?? "";
    const message = await eventually("the notification", async () =>
      (await client.conversations.history({ channel })).messages?.find((found) => found.attachments?.length),
    );
    assert.match(message.attachments?.[0]?.title ?? "", /FIRING.*DiskFull/);
  });
});
