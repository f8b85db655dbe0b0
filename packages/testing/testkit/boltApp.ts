import { App, LogLevel } from "@slack/bolt";
import type { SeedDocument } from "@platform/server";
import type { TestPlatform } from "../src/startPlatform.ts";

export const plain = (text: string) => ({ type: "plain_text" as const, text });

const offer = [
  {
    type: "actions" as const,
    elements: [{ type: "button" as const, action_id: "open", text: plain("Open"), value: "7" }],
  },
];

const form = {
  type: "modal" as const,
  callback_id: "form",
  title: plain("A form"),
  submit: plain("Send"),
  blocks: [
    {
      type: "input" as const,
      label: plain("Name"),
      element: { type: "plain_text_input" as const, action_id: "name" },
    },
  ],
};

/** What the app does about a greeting. */
export interface Greeting {
  readonly say: (text: string) => Promise<unknown>;
  readonly wave: () => Promise<unknown>;
}

/** What the app does; a test changes parts of it. */
export interface Manners {
  readonly greet?: (greeting: Greeting) => Promise<void>;
  readonly story?: readonly string[];
}

const greetByDefault: NonNullable<Manners["greet"]> = async ({ say, wave }) => {
  await say("Hello!");
  await wave();
};

/** A workspace whose app receives messages over its socket, as its manifest says. */
export const boltSeed: SeedDocument = {
  workspaces: [
    {
      name: "Acme",
      domain: "acme",
      users: [{ name: "alice", role: "primary_owner" }, { name: "bob" }],
      channels: [{ name: "general", general: true }, { name: "random" }],
      apps: [
        {
          name: "Dev App",
          channels: ["general", "random"],
          bot_scopes: ["assistant:write", "channels:history", "chat:write", "im:history", "reactions:write"],
          user_scopes: ["channels:history", "chat:write", "im:write"],
          app_scopes: ["connections:write"],
          manifest: {
            display_information: { name: "Dev App" },
            features: { app_home: { messages_tab_enabled: true }, bot_user: { display_name: "dev_app" } },
            settings: {
              event_subscriptions: { bot_events: ["message.channels", "message.im"] },
              interactivity: { is_enabled: true },
              socket_mode_enabled: true,
            },
          },
        },
      ],
    },
  ],
};

/** An unmodified Bolt app, connected as the app of the dev workspace until the end of the block. */
export async function startBoltApp(
  p: Pick<TestPlatform, "apiUrl" | "apps">,
  { greet = greetByDefault, story = ["Once upon ", "a time."] }: Manners = {},
): Promise<AsyncDisposable> {
  const app = p.apps["Dev App"];
  const bolt = new App({
    token: app?.bot_token ?? "",
    appToken: app?.app_token ?? "",
    socketMode: true,
    logLevel: LogLevel.ERROR,
    clientOptions: { slackApiUrl: p.apiUrl },
  });
  bolt.message("hello", async ({ message, client, say }) => {
    const wave = () => client.reactions.add({ channel: message.channel, timestamp: message.ts, name: "wave" });
    await greet({ say, wave });
  });
  bolt.message("story", async ({ message, client, context }) => {
    const user = "user" in message ? message.user : undefined;
    const place = { channel: message.channel, thread_ts: message.ts };
    const streamer = client.chatStream({
      ...place,
      recipient_user_id: user ?? "",
      recipient_team_id: context.teamId ?? "",
      buffer_size: 1,
    });
    for (const text of story) await streamer.append({ markdown_text: text });
    await streamer.stop();
  });
  bolt.message("think", async ({ message, client }) => {
    const thread = { channel_id: message.channel, thread_ts: message.ts };
    await client.assistant.threads.setStatus({ ...thread, status: "is thinking..." });
  });
  bolt.message("forget", async ({ message, client }) => {
    const parent = "thread_ts" in message ? message.thread_ts : undefined;
    const thread = { channel_id: message.channel, thread_ts: parent ?? message.ts };
    await client.assistant.threads.setStatus({ ...thread, status: "" });
  });
  bolt.message("form", async ({ say }) => void (await say({ text: "A form?", blocks: offer })));
  bolt.action("open", async ({ ack, body, client }) => {
    await ack();
    await client.views.open({ trigger_id: (body as { trigger_id: string }).trigger_id, view: form });
  });
  bolt.view("form", async ({ ack, body, client }) => {
    const [values = {}] = Object.values(body.view.state.values);
    await ack();
    await client.chat.postMessage({ channel: body.user.id, text: `Thank you, ${values["name"]?.value ?? ""}.` });
  });
  await bolt.start();
  return { [Symbol.asyncDispose]: async () => void (await bolt.stop()) };
}
