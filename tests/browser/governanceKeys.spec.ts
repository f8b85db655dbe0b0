import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("retention and legal holds, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/admin/retention");
    page = alice.page;
    await shows(page, "Retention");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("a rule waits until its preview is confirmed by the name of what it deletes, and can be removed", async () => {
    await expectAccessible(page, "retention without rules");
    await tabTo(page, page.getByRole("spinbutton", { name: "Public channels: days" }));
    await page.keyboard.type("99999");
    await page.keyboard.press("Enter");
    await page.getByText("A value is missing or not valid. Check your input.").waitFor();
    assert.equal(await page.getByRole("spinbutton", { name: "Public channels: days" }).inputValue(), "99999");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("365");
    await page.keyboard.press("Enter");

    const row = page.getByRole("row", { name: /^Public channels/ });
    await row.getByText("waiting for confirmation").waitFor();
    await row.getByText("365 days").waitFor();
    const preview = page.getByRole("region", { name: "What the rule would delete now: Public channels" });
    await preview.getByText("To be deleted").waitFor();
    await expectAccessible(page, "the preview of a rule");
    await press(page, preview.getByRole("button", { name: "Confirm the rule" }));
    const question = page.getByRole("dialog", { name: "Delete old content: Public channels?" });
    await question.waitFor();
    await expectAccessible(page, "the question before a rule deletes");
    await page.keyboard.type("Public channels");
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    await row.getByText("active").waitFor();

    await press(page, row.getByRole("button", { name: /Keep everything/ }));
    const removing = page.getByRole("dialog");
    await press(page, removing.getByRole("button", { name: "Keep everything" }));
    await row.getByText("Everything is kept").waitFor();
    assert.deepEqual(alice.faults.filter(isExpected), []);
  });

  test("a hold on a person is created, keeps their channel, and is released by its name", async () => {
    const { channel } = await stage.call("conversations.create", { name: "evidence" }, stage.tokenOf("bob"));
    const channel_id = (channel as { id: string }).id;
    await press(page, page.getByRole("link", { name: "Legal holds" }));
    await shows(page, "Legal holds");
    await expectAccessible(page, "no legal holds");
    await tabTo(page, page.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("Case 7");
    await tabTo(page, page.getByRole("searchbox", { name: "Search by name" }));
    await page.keyboard.type("bob");
    await press(page, page.getByRole("list", { name: "Results" }).getByRole("button").first());
    await press(page, page.getByRole("button", { name: "Create hold" }));
    const row = page.getByRole("row", { name: /^Case 7/ });
    await row.getByText("1 person").waitFor();
    await expectAccessible(page, "a legal hold");
    const remove = () => answerTo(stage, "admin.conversations.delete", { channel_id });
    assert.equal(await remove(), "could_not_delete_channel");

    await press(page, row.getByRole("button", { name: "Release Case 7" }));
    const question = page.getByRole("dialog", { name: "Release Case 7?" });
    await question.waitFor();
    await expectAccessible(page, "the question before a hold is released");
    await page.keyboard.type("Case 7");
    await page.keyboard.press("Enter");
    await row.getByText("released").waitFor();
    await until("the channel can be deleted", async () => (await remove()) === "ok");
    assert.deepEqual(alice.faults.filter(isExpected), []);
  });
});

/** What a call of alice's is answered: `ok`, or the code. */
async function answerTo(stage: AppStage, method: string, args: object): Promise<string> {
  const response = await fetch(`${stage.dev.api_url}${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${stage.tokenOf("alice")}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  const { ok, error = "" } = (await response.json()) as { readonly ok: boolean; readonly error?: string };
  return ok ? "ok" : error;
}

/** Chromium reports every refused call as an error of the page; one was provoked. */
const isExpected = (fault: string) => !/status of 4\d\d/.test(fault);
