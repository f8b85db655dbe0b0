import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bundleOf } from "../../packages/server/testkit/deploying.ts";
import { completes, fails, type Serving, servingWelcome } from "./welcome.ts";

/** The same two functions that the Bolt app has, as a build of the typed-runtime SDK prints them. */
const sources = {
  greet: `export default async ({ inputs, client }) => {
    const { user } = await client.users.info({ user: inputs.user_id });
    if (user.name === "carol") return { error: "I do not know Carol." };
    return { outputs: { text: "Welcome, " + user.real_name } };
  };`,
  approve: `export default async ({ inputs, client }) => {
    const button = { type: "button", action_id: "yes", text: { type: "plain_text", text: "Yes" } };
    const blocks = [{ type: "actions", elements: [button] }];
    await client.chat.postMessage({ channel: inputs.channel_id, text: "All right?", blocks });
    return { completed: false };
  };
  export const blockActions = async ({ body, inputs, client }) => {
    await client.functions.completeSuccess({
      function_execution_id: body.function_data.execution_id,
      outputs: { answer: "approved by " + body.user.id + " in " + inputs.channel_id },
    });
  };`,
};

/** As the command line does it. */
async function deploy({ app, author }: Serving): Promise<void> {
  const app_id = app?.id ?? "";
  const asked = await author.apiCall("apps.hosted.generatePresignedPost", { app_id });
  const { url, file_name, fields } = asked as unknown as {
    readonly url: string;
    readonly file_name: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([new Uint8Array(bundleOf(sources))], "bundle.zip", { type: "application/zip" }));
  assert.equal((await fetch(url, { method: "POST", body: form })).status, 204);
  await author.apiCall("apps.hosted.upload", { app_id, s3_key: file_name, runtime: "deno" });
}

describe("functions of a deployed app", () => {
  test("complete and fail the workflow that Bolt's do, with a button in the middle", async () => {
    await using server = await servingWelcome();
    await server.declare({ function_runtime: "slack", interactivity: { is_enabled: true } });
    await deploy(server);

    await completes(server);
    await fails(server);
  });
});
