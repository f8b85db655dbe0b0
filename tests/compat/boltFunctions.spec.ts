import { describe, test } from "node:test";
import type { App } from "@slack/bolt";
import { startByRequest, startOverSocket } from "./startBolt.ts";
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
    await using bolt = await startByRequest(server, teach);
    const request_url = bolt.url ?? "";
    await server.declare({
      event_subscriptions: { request_url, bot_events: ["function_executed"] },
      interactivity: { is_enabled: true, request_url },
    });

    await completes(server);
    await fails(server);
  });

  test("complete and fail a workflow over a socket, with a button in the middle", async () => {
    await using server = await servingWelcome();
    await server.declare({
      socket_mode_enabled: true,
      interactivity: { is_enabled: true },
      event_subscriptions: { bot_events: ["function_executed"] },
    });
    await using _bolt = await startOverSocket(server, teach);

    await completes(server);
    await fails(server);
  });
});
