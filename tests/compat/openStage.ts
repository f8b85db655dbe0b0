import assert from "node:assert/strict";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";

type Body = Readonly<Record<string, unknown>>;

interface Shown {
  readonly id: string;
  readonly title: { readonly text: string };
}

/** The dev workspace with its app, and people who use both; for packages that are older than this server. */
export async function openStage() {
  const platform = await servePlatform({ rates: "off" });
  const { dev, url } = platform;
  const slackApiUrl = `${url}/api/`;
  const app = dev.apps.find(({ name }) => name === "Dev App");
  assert.ok(app);
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  const tokenOf = (name: string) => dev.users.find((user) => user.name === name)?.token ?? "";
  const bob = as(tokenOf("bob"));
  const channel = dev.channels["random"] ?? "";
  return {
    url,
    app,
    bob,
    channel,
    slackApiUrl,
    tokenOf,
    /** Replaces the settings of the app's manifest. */
    async configure(settings: object): Promise<void> {
      const author = as(dev.config_token);
      const { manifest } = (await author.apps.manifest.export({ app_id: app.id })) as { manifest?: object };
      const changed = JSON.stringify({ ...manifest, settings });
      await author.apiCall("apps.manifest.update", { app_id: app.id, manifest: changed });
    },
    /** The message with this text, as soon as it is there. */
    messageWith: (wanted: string) =>
      eventually(wanted, async () => {
        const { messages = [] } = await bob.conversations.history({ channel });
        return messages.find(({ text }) => text === wanted);
      }),
    /** Acts as bob, and returns the result. */
    async person(name: string, args: Body = {}): Promise<Body> {
      const answer = await platform.control(`person.${name}`, { user: "bob", ...args });
      assert.ok(answer?.ok, JSON.stringify(answer));
      return answer;
    },
    /** The view with this title that bob sees, as soon as it is open. */
    async viewTitled(wanted: string): Promise<Shown> {
      return eventually(wanted, async () => {
        const { views } = (await this.person("views")) as unknown as { views: readonly Shown[] };
        return views.find(({ title }) => title.text === wanted);
      });
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

export const plain = (text: string) => ({ type: "plain_text" as const, text });

/** A button that opens a form. */
export const offer = [
  {
    type: "actions" as const,
    block_id: "offer",
    elements: [{ type: "button" as const, action_id: "open", text: plain("Open"), value: "7" }],
  },
];

/** A modal with one question. */
export const form = {
  type: "modal" as const,
  callback_id: "form",
  title: plain("A form"),
  submit: plain("Send"),
  blocks: [
    {
      type: "input" as const,
      block_id: "name",
      label: plain("Name"),
      element: { type: "plain_text_input" as const, action_id: "name" },
    },
  ],
};
