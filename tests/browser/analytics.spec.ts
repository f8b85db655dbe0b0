import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, plain, until } from "./appStage.ts";
import {
  linesOfExport,
  moveClock,
  type Numbers,
  numbersByApi,
  numbersByExport,
  numbersByPage,
  untilNumbers,
  webViewsByApi,
} from "./analyticsStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { shows } from "./showing.ts";

const dayMs = 86_400_000;

describe("analytics of what people do in their browsers", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage({ daysBehind: 4 });
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  /** A channel with alice, bob, carol and the app in it. */
  async function createChannel(name: string): Promise<string> {
    const alice = stage.tokenOf("alice");
    const { channel } = await stage.call("conversations.create", { name }, alice);
    const { id } = channel as { readonly id: string };
    const users = [stage.userId("bob"), stage.userId("carol"), String((await stage.call("auth.test", {}))["user_id"])];
    await stage.call("conversations.invite", { channel: id, users }, alice);
    return id;
  }

  async function post(channel: string, content: object, token?: string): Promise<string> {
    return String((await stage.call("chat.postMessage", { channel, ...content }, token))["ts"]);
  }

  /** Links lead to the server itself: a route for another site would hold up what a page sends while it is left. */
  const there = (name: string) => `${stage.url}/healthz?${name}`;

  async function enter(name: string, channel: string): Promise<Visit> {
    const tab = await stage.enter(name, `/client/${channel}`);
    await tab.page.getByRole("textbox", { name: /^Message / }).waitFor();
    return tab;
  }

  const row = (page: Page, ts: string) =>
    page.getByRole("region", { name: /^Messages in #/ }).locator(`[data-ts="${ts}"]`);

  /** Follows a link that opens in a tab of its own. */
  async function follow(page: Page, link: Locator): Promise<void> {
    const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await opened.close();
  }

  test("the API, the page and the file show exactly what two people did, on both sides of midnight", async () => {
    const today = Math.floor((Date.now() - 4 * dayMs) / dayMs) * dayMs;
    const midnightMs = today + dayMs;
    await moveClock(stage, "clock.set", { to: new Date(midnightMs - 5 * 60_000).toISOString() });
    const channel = await createChannel("numbers");
    const alice = stage.tokenOf("alice");
    const root = await post(channel, { text: `The plan: <${there("plan")}|read it>` }, alice);
    const replies = [
      await post(channel, { text: "First reply", thread_ts: root }, alice),
      await post(channel, { text: `Second reply, <${there("reply")}|with a link>`, thread_ts: root }, alice),
    ];
    const blocks = await post(channel, {
      text: "Blocks",
      blocks: [
        {
          type: "actions",
          elements: [
            { type: "button", action_id: "go", text: plain("Open the board"), url: there("board") },
            { type: "button", action_id: "stay", text: plain("Stay here") },
          ],
        },
      ],
    });
    const unread = await post(channel, { text: `Nobody <${there("none")}|clicks here>` });

    await using bobs = await enter("bob", channel);
    const bob = bobs.page;
    await row(bob, unread).waitFor();
    for (let at = 0; at < 2; at++) await follow(bob, row(bob, root).getByRole("link", { name: "read it" }));
    await follow(bob, row(bob, blocks).getByRole("link", { name: "Open the board" }));
    await row(bob, blocks).getByRole("button", { name: "Stay here" }).click();
    await row(bob, root).hover();
    await row(bob, root).getByRole("button", { name: "React" }).click();
    await bob.getByRole("combobox", { name: "Find an emoji" }).fill("tada");
    await bob.keyboard.press("Enter");
    await row(bob, root).getByRole("button", { name: "tada, 1" }).waitFor();
    const { permalink } = await stage.call("chat.getPermalink", { channel, message_ts: root });
    await bob.getByRole("textbox", { name: /^Message / }).click();
    await bob.keyboard.type(`Look: ${String(permalink)} `);
    await bob.keyboard.press("Enter");
    await row(bob, root)
      .getByRole("link", { name: /2 replies/ })
      .click();
    const pane = bob.getByRole("complementary", { name: "Thread" });
    await follow(bob, pane.getByRole("link", { name: "with a link" }));
    await untilNumbers(
      stage,
      channel,
      new Map<string, Numbers>([
        [root, [1, 1, 1, 1]],
        [replies[0] ?? "", [1, 0, 0, 0]],
        [replies[1] ?? "", [1, 0, 1, 0]],
        [blocks, [1, 0, 1, 0]],
        [unread, [1, 0, 0, 0]],
      ]),
    );

    await moveClock(stage, "clock.set", { to: new Date(midnightMs + 60_000).toISOString() });
    const morning = await post(channel, { text: `Good morning: <${there("news")}|the news>` }, alice);
    await using alices = await enter("alice", channel);
    await follow(alices.page, row(alices.page, morning).getByRole("link", { name: "the news" }));
    await follow(alices.page, row(alices.page, root).getByRole("link", { name: "read it" }));
    await pane.getByRole("button", { name: "Close the thread" }).click();
    await row(bob, morning).waitFor();
    const expected = new Map<string, Numbers>([
      [root, [2, 1, 2, 1]],
      // Alice wrote the replies, and did not open the thread.
      [replies[0] ?? "", [1, 0, 0, 0]],
      [replies[1] ?? "", [1, 0, 1, 0]],
      [blocks, [2, 0, 1, 0]],
      [unread, [2, 0, 0, 0]],
      [morning, [2, 0, 1, 0]],
    ]);
    const counted = await untilNumbers(stage, channel, expected);
    const web = await webViewsByApi(stage, channel);
    assert.deepEqual(
      [...web.values()],
      [...counted.values()].map(([views]) => views),
    );

    const admin = alices.page;
    await admin.goto(`${stage.url}/admin/analytics?channel=${channel}`);
    await shows(admin, "Analytics");
    await admin.getByRole("region", { name: "Messages", exact: true }).waitFor();
    assert.deepEqual(await numbersByPage(admin), new Map([...counted].toReversed()));
    const lines = await linesOfExport(admin);
    assert.deepEqual(numbersByExport(lines), counted);

    // The day of a number is the day of its message: clicks of the next morning on the plan count on its day.
    const days = [today, midnightMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
    const sums = days.map((day) => sumOf(lines.filter(({ time }) => time?.startsWith(day))));
    for (const [at, measure] of ["Views", "Reactions", "Clicks", "Shares"].entries()) {
      const chart = await admin.getByRole("img", { name: `${measure} by day` }).getAttribute("aria-label");
      const shown = [...(chart ?? "").matchAll(/: (\d+)/g)].map(([, count]) => Number(count));
      assert.deepEqual(shown, [0, 0, 0, 0, 0, sums[0]?.[at], sums[1]?.[at]], chart ?? "");
    }
    assert.equal(await postedOn(days[0] ?? "", channel), lines.filter((line) => isPostOf(line, days[0] ?? "")).length);
    assert.deepEqual([bobs.faults, alices.faults], [[], []]);

    function isPostOf({ time, timestamp = "" }: Readonly<Record<string, string>>, day: string): boolean {
      return time?.startsWith(day) === true && (expected.has(timestamp) || timestamp > unread);
    }
  });

  /** How many messages `admin.analytics.getFile` counts in a channel on a day that is over. */
  async function postedOn(date: string, channel: string): Promise<number> {
    const response = await fetch(`${stage.dev.api_url}admin.analytics.getFile?type=public_channel&date=${date}`, {
      headers: { authorization: `Bearer ${stage.tokenOf("alice")}` },
    });
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    return Number(lines.find((line) => line["channel_id"] === channel)?.["messages_posted_count"]);
  }

  test("messages that were never on the screen are not counted, whatever is marked as read", async () => {
    const channel = await createChannel("scrolled");
    const times: string[] = [];
    for (let at = 0; at < 60; at++) times.push(await post(channel, { text: `Message ${at}\nover\nthree lines` }));
    const newest = times.at(-1) ?? "";

    await using carols = await enter("carol", channel);
    const { page } = carols;
    await page.goto(`${stage.url}/client/${channel}/at/${newest}`);
    await row(page, newest).waitFor();
    await untilNumbers(stage, channel, new Map([[newest, [1, 0, 0, 0]]]));
    const onScreen = new Set(await tsOnScreen(page));
    await stage.call("conversations.mark", { channel, ts: newest }, await tokenOfPage(page));
    // What comes next is seen later than all of it, so it shows that all of it was counted.
    const next = await post(channel, { text: "One more" });
    await row(page, next).waitFor();
    const counted = await untilNumbers(stage, channel, new Map([[next, [1, 0, 0, 0]]]));

    const seen = times.filter((ts) => counted.get(ts)?.[0] === 1);
    assert.deepEqual(
      seen,
      times.filter((ts) => onScreen.has(ts)),
    );
    assert.ok(seen.length > 2 && seen.length < 40, `${seen.length} were seen`);
    assert.deepEqual(carols.faults, []);
  });

  test("a message behind a dialog or in a hidden tab is counted when it is seen, and not before", async () => {
    const channel = await createChannel("behind");
    await using carols = await enter("carol", channel);
    const { page } = carols;
    await page.clock.install();
    await page.reload();
    await page.getByRole("textbox", { name: /^Message / }).waitFor();
    const shown = (ts: string) => page.locator(`[data-ts="${ts}"]`).waitFor({ state: "attached" });
    /** Lets the page count and send whatever is in view. */
    const letTimePass = async () => {
      for (let at = 0; at < 5; at++) await page.clock.runFor(limits.activity_flush_ms);
    };
    const viewsOf = async (ts: string) => (await numbersByApi(stage, channel)).get(ts)?.[0];

    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    const behind = await post(channel, { text: "Behind the dialog" });
    await shown(behind);
    await letTimePass();
    assert.equal(await viewsOf(behind), 0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await letTimePass();
    await untilNumbers(stage, channel, new Map([[behind, [1, 0, 0, 0]]]));

    await setVisibility(page, "hidden");
    const hidden = await post(channel, { text: "In a hidden tab" });
    await shown(hidden);
    await letTimePass();
    assert.equal(await viewsOf(hidden), 0);
    await setVisibility(page, "visible");
    await letTimePass();
    await untilNumbers(stage, channel, new Map([[hidden, [1, 0, 0, 0]]]));
    assert.deepEqual(carols.faults, []);
  });

  test("every kind of link in a message counts as a click, and what leads nowhere does not", async () => {
    const channel = await createChannel("links");
    const link = (text: string) => `<${there(text)}|${text}>`;
    const url = there("there");
    const overflow = { type: "overflow", action_id: "o", options: [{ text: plain("elsewhere"), value: "v", url }] };
    const rich = [
      {
        type: "rich_text_section",
        elements: [
          { type: "link", url, text: "rich" },
          { type: "user", user_id: stage.userId("bob") },
        ],
      },
    ];
    const unsafe = [{ type: "rich_text_section", elements: [{ type: "link", url, text: "unsafe", unsafe: true }] }];
    const ways: Readonly<Record<string, { readonly content: object; act(page: Page, shown: Locator): Promise<void> }>> =
      {
        text: { content: { text: link("text") }, act: clickLink("text") },
        section: {
          content: { blocks: [{ type: "section", text: { type: "mrkdwn", text: link("section") } }] },
          act: clickLink("section"),
        },
        markdown: {
          content: { blocks: [{ type: "markdown", text: `[markdown](${url})` }] },
          act: clickLink("markdown"),
        },
        "rich text": { content: { blocks: [{ type: "rich_text", elements: rich }] }, act: clickLink("rich") },
        overflow: {
          content: { blocks: [{ type: "actions", elements: [overflow] }] },
          act: async (page, shown) => {
            await shown.getByRole("button", { name: "More actions" }).click();
            await follow(page, page.getByRole("menuitem", { name: "elsewhere" }));
          },
        },
        "attachment title": {
          content: { attachments: [{ title: "Title", title_link: url, text: "t" }] },
          act: clickLink("Title"),
        },
        "attachment author": {
          content: { attachments: [{ author_name: "Ada", author_link: url, text: "t" }] },
          act: clickLink("Ada"),
        },
        "attachment text": { content: { attachments: [{ text: link("attached") }] }, act: clickLink("attached") },
        "unsafe link": {
          content: { blocks: [{ type: "rich_text", elements: unsafe }] },
          act: async (page, shown) => {
            await shown.getByRole("button", { name: "unsafe" }).click();
            await follow(
              page,
              page
                .getByRole("dialog")
                .getByRole("link", { name: "Open the link" })
                .or(page.getByRole("dialog").getByRole("button", { name: "Open the link" })),
            );
          },
        },
        "middle button": {
          content: { text: link("middle") },
          act: async (page, shown) => {
            const opened = page.context().waitForEvent("page");
            await shown.getByRole("link", { name: "middle" }).click({ button: "middle" });
            await (await opened).close();
          },
        },
      };
    const posted = new Map<string, string>();
    for (const [name, { content }] of Object.entries(ways))
      posted.set(name, await post(channel, { text: name, ...content }));
    const file = await uploadFile(channel);
    const quiet = await post(channel, { blocks: [{ type: "rich_text", elements: rich }], text: "quiet" });

    await using bobs = await enter("bob", channel);
    const { page } = bobs;
    for (const [name, { act }] of Object.entries(ways)) {
      const ts = posted.get(name) ?? "";
      await page.goto(`${stage.url}/client/${channel}/at/${ts}`);
      await row(page, ts).waitFor();
      await act(page, row(page, ts));
    }
    await page.goto(`${stage.url}/client/${channel}/at/${file}`);
    await row(page, file)
      .getByRole("button", { name: /notes\.txt/ })
      .click();
    await page.getByRole("dialog", { name: "notes.txt" }).waitFor();
    await page.keyboard.press("Escape");
    await row(page, quiet)
      .getByRole("button", { name: /Bob Brown/ })
      .first()
      .click();

    const all = [...posted.values(), file];
    const counted = await untilNumbers(stage, channel, new Map(all.map((ts) => [ts, [1, 0, 1, 0]])));
    assert.equal(counted.get(quiet)?.[2], 0);
    assert.deepEqual(bobs.faults, []);

    function clickLink(name: string) {
      return (tab: Page, shown: Locator) => follow(tab, shown.getByRole("link", { name }));
    }
  });

  async function uploadFile(channel: string): Promise<string> {
    const token = stage.tokenOf("alice");
    const asked = { filename: "notes.txt", length: 5 };
    const { upload_url: url, file_id: id } = await stage.call("files.getUploadURLExternal", asked, token);
    await fetch(String(url), { method: "POST", body: "notes" });
    await stage.call("files.completeUploadExternal", { files: [{ id }], channel_id: channel }, token);
    const { messages } = await stage.call("conversations.history", { channel, limit: 1 }, token);
    return (messages as readonly { readonly ts: string }[])[0]?.ts ?? "";
  }

  test("what was done just before the page is left counts, and a lost request is sent again", async () => {
    const channel = await createChannel("leaving");
    const left = await post(channel, { text: `Leave by <${there("exit")}|the exit>` });
    await using bobs = await enter("bob", channel);
    await row(bobs.page, left).waitFor();
    await follow(bobs.page, row(bobs.page, left).getByRole("link", { name: "the exit" }));
    await bobs.page.goto("about:blank");
    await untilNumbers(stage, channel, new Map([[left, [1, 0, 1, 0]]]));

    let lost = 0;
    await using carols = await enter("carol", await createChannel("lost"));
    await carols.page.route("**/api/client.activity.record", (route) => {
      lost++;
      return route.abort();
    });
    await carols.page.goto(`${stage.url}/client/${channel}`);
    await row(carols.page, left).waitFor();
    await until("a lost request", () => lost > 0);
    await carols.page.unroute("**/api/client.activity.record");
    await untilNumbers(stage, channel, new Map([[left, [2, 0, 1, 0]]]));
  });
});

function sumOf(lines: readonly Readonly<Record<string, string>>[]): number[] {
  return ["views", "reactions", "clicks", "shares"].map((name) =>
    lines.reduce((sum, line) => sum + Number(line[`unique_user_${name}_count`]), 0),
  );
}

/** The messages of which at least half is inside the list, measured by their boxes. */
function tsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const list = document.querySelector("main [data-part=list], [data-part=list]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-part=list] [data-ts]")].filter((row) => {
      const box = row.getBoundingClientRect();
      return Math.min(box.bottom, list.bottom) - Math.max(box.top, list.top) >= box.height / 2;
    }).map((row) => row.dataset.ts);
  })()`);
}

/** The token that the client calls with. */
async function tokenOfPage(page: Page): Promise<string> {
  return page.evaluate(
    `fetch("/client/session", { method: "POST" }).then((answer) => answer.json()).then(({ token }) => token)`,
  );
}

async function setVisibility(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "${state}" });
    document.dispatchEvent(new Event("visibilitychange"));
  })()`);
}
