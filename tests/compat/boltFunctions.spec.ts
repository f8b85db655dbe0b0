import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { App, HTTPReceiver, LogLevel } from "@slack/bolt";
import { completes, fails, servingWelcome } from "./welcome.ts";

/** An app as its author writes it: nothing here knows on which platform it runs. */
function teach(app: App): void {
  app.function("greet", async ({ inputs, complete, fail, client }) => {
    const { user } = await client.users.info({ user: String(inputs["user_id"]) });
    if (user?.name === "carol") await fail({ error: "I do not know Carol." });
    else await complete({ outputs: { text: `Welcome, ${user?.real_name}` } });
  });
  app.function("approve", async ({ inputs, client }) => {
    const button = { type: "button" as const, action_id: "yes", text: { type: "plain_text" as const, text: "Yes" } };
    const blocks = [{ type: "actions" as const, elements: [button] }];
    await client.chat.postMessage({ channel: String(inputs["channel_id"]), text: "All right?", blocks });
  });
  app.action("yes", async ({ ack, complete, inputs, body }) => {
    await ack();
    await complete?.({ outputs: { answer: `approved by ${body.user.id} in ${String(inputs?.["channel_id"])}` } });
  });
}

describe("functions of @slack/bolt", () => {
  test("complete and fail a workflow by request, with a button in the middle", async () => {
    await using server = await servingWelcome();
    const { app, slackApiUrl } = server;
    const receiver = new HTTPReceiver({ signingSecret: app?.signing_secret ?? "", logLevel: LogLevel.ERROR });
    const bolt = new App({
      token: app?.bot_token ?? "",
      receiver,
      logLevel: LogLevel.ERROR,
      clientOptions: { slackApiUrl },
    });
    teach(bolt);
    const { port } = ((await bolt.start({ port: 0, host: "127.0.0.1" })) as Server).address() as AddressInfo;
    try {
      const request_url = `http://127.0.0.1:${port}/slack/events`;
      await server.declare({
        event_subscriptions: { request_url, bot_events: ["function_executed"] },
        interactivity: { is_enabled: true, request_url },
      });
      await completes(server);
      await fails(server);
    } finally {
      await bolt.stop();
    }
  });

  test("complete and fail a workflow over a socket, with a button in the middle", async () => {
    await using server = await servingWelcome();
    const { app, slackApiUrl } = server;
    const bolt = new App({
      token: app?.bot_token ?? "",
      appToken: app?.app_token ?? "",
      socketMode: true,
      logLevel: LogLevel.ERROR,
      clientOptions: { slackApiUrl },
    });
    teach(bolt);
    await server.declare({
      socket_mode_enabled: true,
      interactivity: { is_enabled: true },
      event_subscriptions: { bot_events: ["function_executed"] },
    });
    await bolt.start();
    try {
      await completes(server);
      await fails(server);
    } finally {
      await bolt.stop();
    }
  });
});
