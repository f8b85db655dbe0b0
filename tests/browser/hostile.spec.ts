import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage, plain } from "./appStage.ts";
import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { attacks, mark } from "./hostile.ts";

const wanted = 1_000;

function batches(size: number): string[][] {
  return Array.from({ length: Math.ceil(attacks.length / size) }, (_, at) => attacks.slice(at * size, (at + 1) * size));
}

const cut = (text: string, chars: number) => (text.slice(0, chars) || "x").toWellFormed();
const short = (text: string) => plain(cut(text, 70));
const mrkdwn = (text: string) => ({ type: "mrkdwn", text: cut(text, 2_900) });
const section = (...elements: object[]) => ({ type: "rich_text_section", elements });
const rich = (...elements: object[]) => ({ type: "rich_text", elements });
const word = (text: string) => ({ type: "text", text });

/** Every field of a block, an element or rich text that shows what its app wrote, each with an attack in it. */
function blocksWith(text: string): object[] {
  const option = { text: short(text), value: cut(text, 140), description: short(text) };
  const quoted = { type: "rich_text_quote", elements: [word(text)] };
  return [
    { type: "header", text: plain(cut(text, 140)) },
    { type: "section", text: mrkdwn(text), fields: [mrkdwn(text), plain(cut(text, 1_900))] },
    { type: "context", elements: [mrkdwn(text), plain(cut(text, 1_900))] },
    { type: "image", image_url: "https://evil.example/x.png", alt_text: cut(text, 1_900), title: short(text) },
    {
      type: "actions",
      elements: [
        { type: "button", text: short(text), value: text.slice(0, 1_900), accessibility_label: cut(text, 70) },
        { type: "static_select", options: [option], initial_option: option, placeholder: plain(cut(text, 140)) },
        { type: "overflow", options: [option] },
        { type: "radio_buttons", options: [{ ...option, text: mrkdwn(cut(text, 70)) }] },
        { type: "checkboxes", options: [option] },
      ],
    },
    {
      type: "input",
      label: plain(text.slice(0, 1_900)),
      hint: plain(cut(text, 1_900)),
      element: { type: "plain_text_input", initial_value: text, placeholder: plain(cut(text, 140)) },
    },
    rich(
      section(
        word(text),
        { type: "link", url: cut(text, 2_900), text },
        { type: "emoji", name: cut(text, 90) },
        { type: "user", user_id: cut(text, 90) },
        { type: "channel", channel_id: cut(text, 90) },
        { type: "usergroup", usergroup_id: cut(text, 90) },
        { type: "date", timestamp: 1, format: `{date} ${text}`, fallback: text, url: cut(text, 2_900) },
        { type: "hologram", text },
      ),
      { type: "rich_text_list", style: "ordered", indent: 8, offset: 999, elements: [section(word(text))] },
      { type: "rich_text_preformatted", language: cut(text, 30), elements: [word(text)] },
      quoted,
    ),
  ];
}

describe("what hostile apps and people write", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  /** Posts what the server takes; what it refuses for its form cannot do harm. */
  async function post(channel: string, args: object): Promise<boolean> {
    const bot = stage.dev.apps.find(({ name }) => name === "Dev App");
    const response = await fetch(`${stage.dev.api_url}chat.postMessage`, {
      method: "POST",
      headers: { authorization: `Bearer ${bot?.bot_token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ channel, text: "x", ...args }),
    });
    return ((await response.json()) as { ok: boolean }).ok;
  }

  test("runs nowhere and reports nothing in a home tab, where all of it stands on one page", async () => {
    await using tab = await stage.enter("alice", `/client/app/${stage.appId}`);
    const { page } = tab;
    await page.route("https://evil.example/**", (route) => route.fulfill({ status: 404, body: "" }));
    let shown = 0;
    for (const [at, batch] of batches(13).entries()) {
      const blocks = batch.flatMap((attack) => {
        const taken = blocksWith(attack).filter((block) => validateBlocks([block], "home").length === 0);
        shown += placesIn(taken, attack);
        return taken;
      });
      const end = { type: "header", text: plain(`End of batch ${at}`) };
      const view = { type: "home", blocks: [...blocks, end] };
      await stage.call("views.publish", { user_id: stage.userId("alice"), view });
      await page.getByText(`End of batch ${at}`, { exact: true }).waitFor();
      await assertHarmless(tab);
    }
    assert.ok(shown >= wanted, `only ${shown} were shown`);
  });

  test("runs nowhere and reports nothing in messages, names and topics", async () => {
    const channel = stage.dev.channels["random"] ?? "";
    await using tab = await stage.enter("alice", `/client/${channel}`);
    const { page } = tab;
    await page.route("https://evil.example/**", (route) => route.fulfill({ status: 404, body: "" }));
    // Only what is in sight is drawn, so the screen is tall enough for a batch.
    await page.setViewportSize({ width: 1280, height: 8_000 });
    await page.getByRole("heading", { level: 1, name: "random" }).waitFor();
    for (const [at, batch] of batches(22).entries()) {
      for (const attack of batch) {
        const task = { type: "task_card", task_id: "1", title: attack, status: "error" };
        await post(channel, { text: attack });
        await post(channel, { blocks: [{ type: "markdown", text: attack }, task] });
        await post(channel, { attachments: [attachmentWith(attack)] });
      }
      const [name = ""] = batch;
      await stage.call("conversations.setTopic", { channel, topic: cut(name, 250) }, stage.tokenOf("alice"));
      const profile = { display_name: cut(name, 70), status_text: cut(name, 90) };
      await stage.call("users.profile.set", { profile }, stage.tokenOf("bob"));
      await stage.call("chat.postMessage", { channel, text: `End of batch ${at}` }, stage.tokenOf("bob"));
      await page.goto(`${stage.url}/client/${channel}`);
      await page.getByText(`End of batch ${at}`, { exact: true }).first().waitFor();
      await assertHarmless(tab);
    }
  });

  test("cannot break out of a modal", async () => {
    await using tab = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    const { page } = tab;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    for (const [at, batch] of batches(22).entries()) {
      const blocks = batch.map((one, place) => ({
        type: "input",
        block_id: `b${place}`,
        optional: true,
        label: plain(cut(one, 1_900)),
        element: { type: "plain_text_input", action_id: "a", initial_value: one },
      }));
      const view = {
        type: "modal",
        title: plain(cut(batch[0] ?? "", 24)),
        submit: plain("Send"),
        close: plain(`Close ${at}`),
        blocks,
      };
      stage.app.answers(async (payload) => {
        if (payload["type"] === "shortcut") await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
        return {};
      });
      await stage.platform.control("person.shortcut", { user: "bob", callback_id: "try_it" });
      await page.getByRole("button", { name: `Close ${at}` }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await assertHarmless(tab);
  });

  /** Nothing ran, nothing led away, and the policy of the page had nothing to forbid. */
  async function assertHarmless({ page, faults }: Visit): Promise<void> {
    assert.equal(await page.evaluate(`globalThis.${mark}`), undefined, "something ran");
    assert.equal(new URL(page.url()).origin, stage.url);
    const found = `[...document.querySelectorAll("a[href]")].map((link) => link.protocol)`;
    const schemes = new Set(await page.evaluate<string[]>(found));
    assert.deepEqual(
      [...schemes].filter((scheme) => !["http:", "https:", "mailto:"].includes(scheme)),
      [],
    );
    // Pictures that are not there are no fault of the page.
    assert.deepEqual(
      faults.filter((fault) => !fault.startsWith("Failed to load resource")),
      [],
    );
  }
});

function attachmentWith(text: string): object {
  const fields = [{ title: text, value: text }];
  const links = { author_link: text, title_link: text, image_url: text, thumb_url: text };
  return { color: text, pretext: text, author_name: text, title: text, text, footer: text, fields, ...links };
}

/** In how many fields an attack stands. */
function placesIn(value: unknown, attack: string): number {
  if (typeof value === "string") return attack.startsWith(value.slice(0, 8)) ? 1 : 0;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + placesIn(part, attack), 0);
}
