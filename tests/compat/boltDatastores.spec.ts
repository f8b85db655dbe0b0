import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { App } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startOverSocket } from "./startBolt.ts";

const tasks = {
  primary_key: "id",
  attributes: { id: { type: "string" }, what: { type: "string" }, done: { type: "boolean" } },
};

/** Keeps a list of tasks in a datastore: `task <what>`, `done <id>` and `open tasks`. */
function teach(app: App): void {
  app.message(/^task (.+)/, async ({ context, message, client, say }) => {
    const item = { id: message.ts, what: (context["matches"] as string[])[1], done: false };
    await client.apiCall("apps.datastore.put", { datastore: "tasks", item });
    await say(`kept ${message.ts}`);
  });
  app.message(/^done (.+)/, async ({ context, client, say }) => {
    const item = { id: (context["matches"] as string[])[1], done: true };
    await client.apiCall("apps.datastore.update", { datastore: "tasks", item });
    const answer = await client.apiCall("apps.datastore.get", { datastore: "tasks", id: item.id });
    await say(`did ${(answer as unknown as { readonly item: { readonly what: string } }).item.what}`);
  });
  app.message(/^open tasks$/, async ({ client, say }) => {
    const { items } = (await client.apiCall("apps.datastore.query", {
      datastore: "tasks",
      expression: "#done = :no",
      expression_attributes: { "#done": "done" },
      expression_values: { ":no": false },
    })) as unknown as { readonly items: readonly { readonly what: string }[] };
    await say(`open: ${items.map(({ what }) => what).join(", ")}`);
  });
}

describe("datastores of @slack/bolt", () => {
  test("an app puts, updates, gets and queries items with its bot token", async () => {
    await using platform = await servePlatform({ rates: "off" });
    const { url, dev } = platform;
    const app = dev.apps.find((candidate) => candidate.name === "Dev App");
    const slackApiUrl = `${url}/api/`;
    const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
    const author = as(dev.config_token);
    const { manifest } = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as { manifest?: object };
    const settings = { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } };
    const whole = JSON.stringify({ ...manifest, settings, datastores: { tasks } });
    await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: whole });
    await using _bolt = await startOverSocket({ app, slackApiUrl }, teach);
    const bob = as(dev.users.find((user) => user.name === "bob")?.token);
    const channel = dev.channels["random"] ?? "";
    const reads = (wanted: RegExp) =>
      eventually(String(wanted), async () => {
        const { messages = [] } = await bob.conversations.history({ channel });
        return messages.find(({ text }) => wanted.test(text ?? ""))?.text;
      });

    const { ts } = await bob.chat.postMessage({ channel, text: "task buy milk" });
    await reads(/^kept /);
    const second = await bob.chat.postMessage({ channel, text: "task bake bread" });
    await reads(new RegExp(`^kept ${second.ts}$`));
    await bob.chat.postMessage({ channel, text: `done ${ts}` });
    assert.equal(await reads(/^did /), "did buy milk");
    await bob.chat.postMessage({ channel, text: "open tasks" });
    assert.equal(await reads(/^open:/), "open: bake bread");
  });
});
