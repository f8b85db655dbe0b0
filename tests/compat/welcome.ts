import assert from "node:assert/strict";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";

type Body = Readonly<Record<string, unknown>>;
// What a control answers is compared field by field.
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads fields that it then compares
type Answer = Record<string, any>;

const functions = {
  greet: {
    title: "Greet",
    input_parameters: { user_id: { type: "slack#/types/user_id", title: "Who", is_required: true, name: "user_id" } },
    output_parameters: { text: { type: "string", title: "Text", is_required: true, name: "text" } },
  },
  approve: {
    title: "Ask for approval",
    input_parameters: { channel_id: { type: "slack#/types/channel_id", is_required: true } },
    output_parameters: { answer: { type: "string", is_required: true } },
  },
};

/** Greets, says so, asks a person, and posts their answer. */
const workflow = (channel_id: string) => ({
  title: "Welcome",
  input_parameters: { properties: { who: { type: "slack#/types/user_id" } }, required: ["who"] },
  steps: [
    { id: "0", function_id: "#/functions/greet", inputs: { user_id: "{{inputs.who}}" } },
    { id: "1", function_id: "slack#/functions/send_message", inputs: { channel_id, message: "{{steps.0.text}}" } },
    { id: "2", function_id: "#/functions/approve", inputs: { channel_id } },
    {
      id: "3",
      function_id: "slack#/functions/reply_in_thread",
      inputs: { message_context: "{{steps.1.message_context}}", message: "It is {{steps.2.answer}}" },
    },
  ],
});

/** The dev workspace, whose app declares the workflow and does its two functions itself, however. */
export async function servingWelcome() {
  const platform = await servePlatform({ rates: "off" });
  const { dev } = platform;
  const slackApiUrl = `${platform.url}/api/`;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  const author = as(dev.config_token);
  const channel = dev.channels["random"] ?? "";
  const control = async (name: string, args: Body): Promise<Answer> => {
    const answer = await platform.control(name, args);
    assert.ok(answer?.ok, JSON.stringify(answer));
    return answer;
  };
  return {
    app,
    dev,
    channel,
    slackApiUrl,
    control,
    author,
    bob: as(dev.users.find(({ name }) => name === "bob")?.token),
    /** Gives the app the workflow, and says how the app is reached. */
    async declare(settings: object): Promise<void> {
      const exported = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as unknown as { manifest?: Body };
      const manifest = { ...exported.manifest, functions, workflows: { welcome: workflow(channel) }, settings };
      await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: JSON.stringify(manifest) });
    },
    start: async (who: string | undefined): Promise<string> => {
      const run = { user: "bob", app_id: app?.id, workflow: "welcome", inputs: { who } };
      return String((await control("runs.start", run))["run_id"]);
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

export type Serving = Awaited<ReturnType<typeof servingWelcome>>;

/** Everybody who does the functions has to bring the same run to the same end. */
export async function completes(server: Serving): Promise<void> {
  const { bob, channel, control, dev } = server;
  const alice = dev.users.find(({ name }) => name === "alice")?.id;
  const run_id = await server.start(alice);
  const asked = await eventually("the question", async () => {
    const { messages = [] } = await bob.conversations.history({ channel });
    return messages.find(({ text }) => text === "All right?");
  });

  await control("person.act", { user: "bob", channel, ts: asked.ts, action_id: "yes" });

  const { run, steps } = await control("runs.await", { run_id });
  assert.equal(run.status, "completed", run.error);
  const { messages = [] } = await bob.conversations.history({ channel });
  const welcome = messages.find(({ text }) => text === "Welcome, Alice Adams");
  const { messages: thread = [] } = await bob.conversations.replies({ channel, ts: welcome?.ts ?? "" });
  const bobId = dev.users.find(({ name }) => name === "bob")?.id;
  assert.equal(thread[1]?.text, `It is approved by ${bobId} in ${channel}`);
  assert.deepEqual(
    steps.map(({ status }: Answer) => status),
    ["completed", "completed", "completed", "completed"],
  );
}

/** The app's own sentence is what its collaborators read. */
export async function fails(server: Serving): Promise<void> {
  const run_id = await server.start(server.dev.users.find(({ name }) => name === "carol")?.id);
  const { run } = await server.control("runs.await", { run_id });
  assert.deepEqual([run.status, run.error], ["failed", "step 1 (greet): I do not know Carol."]);
}
