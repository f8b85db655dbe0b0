import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { type AppStage, until } from "./appStage.ts";
import type { Visit } from "./chromium.ts";

/** Views, reactions, clicks and shares, in the order of the admin page and of its CSV file. */
export type Numbers = readonly [views: number, reactions: number, clicks: number, shares: number];

interface ActivityAnswer {
  readonly timestamp: string;
  readonly unique_user_views_count: number;
  readonly unique_user_reactions_count: number;
  readonly unique_user_clicks_count: number;
  readonly unique_user_shares_count: number;
  readonly unique_views_client: { readonly web_views_count: number };
}

/** The numbers of every message of a channel, as the API counts them. */
export async function numbersByApi(stage: AppStage, channel: string): Promise<Map<string, Numbers>> {
  return new Map((await activities(stage, channel)).map((one) => [one.timestamp, numbersOf(one)]));
}

/** How many people saw each message in a browser, as the API counts them. */
export async function webViewsByApi(stage: AppStage, channel: string): Promise<Map<string, number>> {
  const found = await activities(stage, channel);
  return new Map(found.map((one) => [one.timestamp, one.unique_views_client.web_views_count]));
}

async function activities(stage: AppStage, channel: string): Promise<readonly ActivityAnswer[]> {
  const asked = { channel, limit: 100 };
  const answer = await stage.call("admin.analytics.messages.activity", asked, stage.tokenOf("alice"));
  return answer["message_activities"] as readonly ActivityAnswer[];
}

function numbersOf(one: ActivityAnswer): Numbers {
  return [
    one.unique_user_views_count,
    one.unique_user_reactions_count,
    one.unique_user_clicks_count,
    one.unique_user_shares_count,
  ];
}

/** Waits until the API shows these numbers, and returns all numbers of the channel at that moment. */
export async function untilNumbers(stage: AppStage, channel: string, wanted: ReadonlyMap<string, Numbers>) {
  let last = new Map<string, Numbers>();
  const isReached = async () => {
    last = await numbersByApi(stage, channel);
    return [...wanted].every(([ts, numbers]) => String(last.get(ts)) === String(numbers));
  };
  await until(`the numbers ${JSON.stringify([...wanted])}`, isReached).catch((error: unknown) => {
    throw new Error(`the API shows ${JSON.stringify([...last])}`, { cause: error });
  });
  return last;
}

/** The numbers of the table on the admin page. */
export async function numbersByPage(page: Page): Promise<Map<string, Numbers>> {
  const rows = await page.getByRole("region", { name: "Messages", exact: true }).locator("tbody tr").all();
  const found = new Map<string, Numbers>();
  for (const row of rows) {
    const [, message = "", ...counts] = await row.locator("td").allInnerTexts();
    // The row begins with the text of the message and links to it.
    const link =
      (await row
        .locator("td a")
        .first()
        .getAttribute("href", { timeout: 1_000 })
        .catch(() => null)) ?? message;
    const ts = /\d{10}\.\d{6}/.exec(link)?.[0] ?? message;
    found.set(ts, counts.map(Number) as unknown as Numbers);
  }
  return found;
}

/** The lines of the CSV file that the admin page exports, each by the names of its columns. */
export async function linesOfExport(page: Page): Promise<Readonly<Record<string, string>>[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const [head = "", ...lines] = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at] ?? "", cell])));
}

export function numbersByExport(lines: readonly Readonly<Record<string, string>>[]): Map<string, Numbers> {
  const columns = ["views", "reactions", "clicks", "shares"].map((name) => `unique_user_${name}_count`);
  return new Map(
    lines.map((line) => [line["timestamp"] ?? "", columns.map((name) => Number(line[name])) as unknown as Numbers]),
  );
}

/** What a test of analytics does besides looking at numbers. */
export interface AnalyticsScene {
  /** A channel with alice, bob, carol and the app in it. */
  createChannel(name: string): Promise<string>;
  /** Posts as the app unless told otherwise, and returns the timestamp. */
  post(channel: string, content: object, token?: string): Promise<string>;
  /** Opens a channel in a browser of its own. */
  enter(name: string, channel: string): Promise<Visit>;
  /** An address for a link. It leads to the server: a route for another site would hold up what a page sends while it is left. */
  there(name: string): string;
}

export function openScene(stage: AppStage): AnalyticsScene {
  return {
    async createChannel(name) {
      const alice = stage.tokenOf("alice");
      const { channel } = await stage.call("conversations.create", { name }, alice);
      const { id } = channel as { readonly id: string };
      const { user_id: bot } = await stage.call("auth.test", {});
      const users = [stage.userId("bob"), stage.userId("carol"), String(bot)];
      await stage.call("conversations.invite", { channel: id, users }, alice);
      return id;
    },
    async post(channel, content, token) {
      return String((await stage.call("chat.postMessage", { channel, ...content }, token))["ts"]);
    },
    async enter(name, channel) {
      const tab = await stage.enter(name, `/client/${channel}`);
      await tab.page.getByRole("textbox", { name: /^Message / }).waitFor();
      return tab;
    },
    there: (name) => `${stage.url}/healthz?${name}`,
  };
}

/** A message in its channel, as opposed to its thread. */
export function row(page: Page, ts: string): Locator {
  return page.getByRole("region", { name: /^Messages in #/ }).locator(`[data-ts="${ts}"]`);
}

/** Follows a link that opens in a tab of its own. */
export async function follow(page: Page, link: Locator): Promise<void> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await opened.close();
}
