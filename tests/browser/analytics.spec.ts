import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { after, before, describe, test } from "node:test";
import {
  type AnalyticsScene,
  follow,
  linesOfExport,
  type Numbers,
  numbersByExport,
  numbersByPage,
  openScene,
  row,
  untilNumbers,
  webViewsByApi,
} from "./analyticsScene.ts";
import { type AppStage, openAppStage, plain } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { shows } from "./showing.ts";

const dayMs = 86_400_000;

describe("analytics of what people do in their browsers", { skip: noBrowser }, () => {
  let stage: AppStage;
  let scene: AnalyticsScene;
  before(async () => {
    stage = await openAppStage({ daysBehind: 4 });
    scene = openScene(stage);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  test("the API, the page and the file show exactly what two people did, on both sides of midnight", async () => {
    const today = Math.floor((Date.now() - 4 * dayMs) / dayMs) * dayMs;
    const midnightMs = today + dayMs;
    await stage.platform.control("clock.set", { to: new Date(midnightMs - 5 * 60_000).toISOString() });
    const channel = await scene.createChannel("numbers");
    const alice = stage.tokenOf("alice");
    const root = await scene.post(channel, { text: `The plan: <${scene.there("plan")}|read it>` }, alice);
    const replies = [
      await scene.post(channel, { text: "First reply", thread_ts: root }, alice),
      await scene.post(
        channel,
        { text: `Second reply, <${scene.there("reply")}|with a link>`, thread_ts: root },
        alice,
      ),
    ];
    const blocks = await scene.post(channel, {
      text: "Blocks",
      blocks: [
        {
          type: "actions",
          elements: [
            { type: "button", action_id: "go", text: plain("Open the board"), url: scene.there("board") },
            { type: "button", action_id: "stay", text: plain("Stay here") },
          ],
        },
      ],
    });
    const unread = await scene.post(channel, { text: `Nobody <${scene.there("none")}|clicks here>` });

    await using bobs = await scene.enter("bob", channel);
    const bob = bobs.page;
    await row(bob, unread).waitFor();
    for (let at = 0; at < 2; at++) await follow(bob, row(bob, root).getByRole("link", { name: "read it" }));
    await follow(bob, row(bob, blocks).getByRole("link", { name: "Open the board" }));
    await row(bob, blocks).getByRole("button", { name: "Stay here" }).click();
    await row(bob, root).hover();
    await row(bob, root).getByRole("button", { name: "React" }).click();
    await bob.getByRole("combobox", { name: "Search emoji" }).fill("tada");
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

    await stage.platform.control("clock.set", { to: new Date(midnightMs + 60_000).toISOString() });
    const morning = await scene.post(channel, { text: `Good morning: <${scene.there("news")}|the news>` }, alice);
    await using alices = await scene.enter("alice", channel);
    await follow(alices.page, row(alices.page, morning).getByRole("link", { name: "the news" }));
    await follow(alices.page, row(alices.page, root).getByRole("link", { name: "read it" }));
    await pane.getByRole("button", { name: "Close thread" }).click();
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
});

function sumOf(lines: readonly Readonly<Record<string, string>>[]): number[] {
  return ["views", "reactions", "clicks", "shares"].map((name) =>
    lines.reduce((sum, line) => sum + Number(line[`unique_user_${name}_count`]), 0),
  );
}
