import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Surface } from "@platform/protocol/blockkit/index.ts";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { attacks, mark } from "./hostile.ts";
import { cut, mouldsOf, pour } from "./poison.ts";
import { callAsVisitor } from "./showing.ts";

const wanted = 1_000;

function batches(size: number): string[][] {
  return Array.from({ length: Math.ceil(attacks.length / size) }, (_, at) => attacks.slice(at * size, (at + 1) * size));
}

/** What the app made itself: blocks that name other files or calls are refused. */
interface Own {
  readonly slack_file: { readonly url: string };
  readonly call_id: string;
  readonly external_id: string;
}

function withOwn(block: object, own: Own): object {
  const names = new Set(Object.keys(own));
  return JSON.parse(JSON.stringify(block), (key, value: unknown) =>
    names.has(key) ? own[key as keyof Own] : value,
  ) as object;
}

/** Everything that can stand on a surface, with an attack in every field; in each round other ones. */
function pourAll(surface: Surface, round: number, own: Own): { readonly blocks: object[]; readonly count: number } {
  const attackAt = (at: number) => attacks[at % attacks.length] ?? "";
  const poured = mouldsOf(surface).map((mould, at) =>
    pour(mould, surface, (field) => attackAt(at * 11 + field + round * 17)),
  );
  return {
    blocks: poured.map(({ block }, at) => ({ ...withOwn(block, own), block_id: `block ${at}` })),
    count: poured.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A picture of the app's own; tells its address. */
async function uploadPicture(stage: AppStage): Promise<string> {
  const body = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const begun = await stage.call("files.getUploadURLExternal", { filename: "dot.gif", length: body.length });
  await fetch(String(begun["upload_url"]), { method: "POST", body });
  const done = await stage.call("files.completeUploadExternal", { files: [{ id: begun["file_id"] }] });
  const [file] = done["files"] as readonly { readonly url_private: string }[];
  return file?.url_private ?? "";
}

/** A picture, a call and a remote file, with attacks in their names. */
async function makeOwn(stage: AppStage): Promise<Own> {
  const [one = "", other = ""] = attacks;
  const url = "https://example.com/";
  const created_by = stage.dev.users[0]?.id;
  const title = cut(one, 100);
  const { call } = await stage.call("calls.add", { external_unique_id: one, join_url: url, created_by, title });
  const external_id = "hostile";
  await stage.call("files.remote.add", { external_id, external_url: url, title: cut(other, 100) });
  const { id: call_id } = call as { readonly id: string };
  return { slack_file: { url: await uploadPicture(stage) }, call_id, external_id };
}

const end = (round: number) => ({ type: "header", text: plain(`End of round ${round}`) });

describe("what hostile apps and people write", { skip: noBrowser }, () => {
  let stage: AppStage;
  let own: Own;
  before(async () => {
    stage = await openAppStage();
    own = await makeOwn(stage);
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

  async function open(name: string, path: string): Promise<Visit> {
    const tab = await stage.enter(name, path);
    // The newest messages are those to look at.
    await callAsVisitor(tab.page, "client.preferences.set", { open_channels_at: "end" });
    // Pictures and films of elsewhere are not there.
    await tab.page.route(/^https?:\/\/(?!localhost|127\.)/, (route) => route.fulfill({ status: 404, body: "" }));
    return tab;
  }

  test("runs nowhere and reports nothing in any field of a home tab, with its menus open", async () => {
    await using tab = await open("alice", `/client/app/${stage.appId}`);
    const { page } = tab;
    let shown = 0;
    for (let round = 0; round < 6; round++) {
      const { blocks, count } = pourAll("home", round, own);
      const view = { type: "home", blocks: [...blocks, end(round)] };
      await stage.call("views.publish", { user_id: stage.userId("alice"), view });
      await page.getByText(`End of round ${round}`, { exact: true }).waitFor();
      await assertHarmless(tab);
      shown += count;
    }
    assert.ok(shown >= wanted, `only ${shown} were shown`);
    stage.app.answers(({ type }) =>
      type === "block_suggestion"
        ? { options: attacks.slice(0, 60).map((one, at) => ({ text: plain(cut(one, 70)), value: String(at) })) }
        : {},
    );
    await openAllMenus(page);
    await assertHarmless(tab);
  });

  /** Also what only a menu shows, and those that ask the app, which answers with more of it. */
  async function openAllMenus(page: Page): Promise<void> {
    const menus = page.getByRole("main").getByRole("combobox");
    const count = await menus.count();
    assert.ok(count >= 10, `only ${count} menus are there`);
    for (let at = 0; at < count; at++) {
      await menus.nth(at).click();
      const search = page.getByRole("combobox", { name: /^Search/ });
      await search.waitFor();
      await page.keyboard.press("Escape");
      await search.waitFor({ state: "detached" });
    }
  }

  test("runs nowhere and reports nothing in messages, names and topics", async () => {
    const channel = stage.dev.channels["random"] ?? "";
    await using tab = await open("alice", `/client/${channel}`);
    const { page } = tab;
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

  test("runs nowhere and reports nothing in any field of a message", async () => {
    const channel = stage.dev.channels["general"] ?? "";
    await using tab = await open("carol", `/client/${channel}`);
    const { page } = tab;
    await page.setViewportSize({ width: 1280, height: 8_000 });
    let shown = 0;
    for (let round = 0; round < 3; round++) {
      const { blocks, count } = pourAll("message", round, own);
      for (const block of blocks) assert.ok(await post(channel, { blocks: [block] }), JSON.stringify(block));
      await post(channel, { text: "x", blocks: [end(round)] });
      await page.goto(`${stage.url}/client/${channel}`);
      await page.getByText(`End of round ${round}`, { exact: true }).first().waitFor();
      await assertHarmless(tab);
      shown += count;
    }
    assert.ok(shown >= wanted, `only ${shown} were shown`);
  });

  test("cannot break out of a modal", async () => {
    await using tab = await open("bob", `/client/${stage.dev.channels["general"]}`);
    const { page } = tab;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    let shown = 0;
    for (let round = 0; round < 3; round++) {
      const { blocks, count } = pourAll("modal", round, own);
      const title = plain(cut(attacks[round * 7] ?? "", 24));
      const view = {
        type: "modal",
        title,
        submit: title,
        close: plain(`Close ${round}`),
        blocks: [...blocks, end(round)],
      };
      stage.app.answers(async (payload) => {
        if (payload["type"] === "shortcut") await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
        return {};
      });
      await stage.platform.control("person.shortcut", { user: "bob", callback_id: "try_it" });
      await page.getByRole("dialog").getByText(`End of round ${round}`, { exact: true }).waitFor();
      await assertHarmless(tab);
      await page.getByRole("button", { name: `Close ${round}` }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      shown += count;
    }
    assert.ok(shown >= wanted, `only ${shown} were shown`);
  });

  test("would be reported by the browser, had it tried anything", async () => {
    await using tab = await open("alice", "/client");
    await tab.page.getByRole("navigation", { name: "Conversations" }).waitFor();

    await tab.page.evaluate(`fetch("https://evil.example/").catch(() => undefined)`);

    await until("the server has the report", () => stage.forbidden.some((line) => line.includes("connect-src")));
    assert.match(tab.faults.join("\n"), /connect-src/);
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
    assert.deepEqual(stage.forbidden, []);
  }
});

function attachmentWith(text: string): object {
  const fields = [{ title: text, value: text }];
  const links = { author_link: text, title_link: text, image_url: text, thumb_url: text };
  return { color: text, pretext: text, author_name: text, title: text, text, footer: text, fields, ...links };
}
