import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { restOn } from "./byPointer.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { picture } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

describe("profiles", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visits: Visit[] = [];
  /** Where bob is. */
  let page: Page;
  let alice: Page;
  before(async () => {
    stage = await openAppStage();
    const team_id = stage.dev.teams[0]?.id ?? "";
    const fields = [
      { label: "Desk", type: "text" },
      { label: "Office", type: "options_list", possible_values: ["Berlin", "Lisbon"] },
      { label: "Works with", type: "user" },
    ];
    await stage.call("admin.teams.settings.setProfileFields", { team_id, fields }, stage.tokenOf("alice"));
    const general = stage.dev.channels["general"] ?? "";
    await stage.call("chat.postMessage", { channel: general, text: "Who am I?" }, stage.tokenOf("bob"));
    visits = await Promise.all([stage.enter("bob", `/client/${general}`), stage.enter("alice", `/client/${general}`)]);
    [page, alice] = visits.map((visit) => visit.page) as [Page, Page];
    await Promise.all([page, alice].map((each) => composerOf(each).waitFor()));
  });
  after(async () => {
    for (const visit of visits) await visit[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const faceIn = (on: Page) =>
    on.evaluate<string | null>(`[...document.querySelectorAll("[data-ts] img")].at(-1)?.src ?? null`);

  test("one's own fields are filled in, and others see them", async () => {
    await press(page, page.getByRole("button", { name: /^Your profile/ }));
    const pane = page.getByRole("complementary", { name: "Profile" });
    await press(page, pane.getByRole("button", { name: "Edit profile" }));
    const dialog = page.getByRole("dialog", { name: "Edit your profile" });
    await tabTo(page, dialog.getByLabel(/^Pronouns/));
    await page.keyboard.type("he/him");
    await tabTo(page, dialog.getByLabel(/^Desk/));
    await page.keyboard.type("4.17");
    await dialog.getByLabel(/^Office/).selectOption("Lisbon");
    await press(page, dialog.getByRole("combobox", { name: /^Works with/ }));
    await page.keyboard.type("carol");
    // Enter chooses what is highlighted: before the list follows what was typed, that is the first of all people.
    await page
      .getByRole("option", { name: /Carol Chen/ })
      .and(page.locator("[data-highlighted]"))
      .waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Remove carol" }).waitFor();
    await expectAccessible(page, "custom fields of a profile");
    await press(page, dialog.getByRole("button", { name: "Save changes" }));
    await dialog.waitFor({ state: "detached" });
    await pane.getByText("4.17").waitFor();

    await messagesOf(alice).getByRole("button", { name: "Bob Brown" }).first().click();
    const shown = alice.getByRole("complementary", { name: "Profile" });
    await shown.getByText("4.17").waitFor();
    await shown.getByText("Lisbon").waitFor();
    await shown.getByText("he/him").waitFor();
    await shown.getByRole("button", { name: "@Carol Chen" }).waitFor();
    await alice.goto(`${stage.url}/client/people/${stage.userId("bob")}`);
    await alice.getByText("4.17").waitFor();
    await expectAccessible(alice, "a profile without a conversation");
    await alice.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await composerOf(alice).waitFor();
  });

  test("a photo is cut to a square, and others see it", async () => {
    const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b6e63" } })
      .png()
      .toBuffer();
    const before = await faceIn(alice);
    const pane = page.getByRole("complementary", { name: "Profile" });
    await press(page, pane.getByRole("button", { name: "Change photo" }));
    const dialog = page.getByRole("dialog", { name: "Profile photo" });
    await dialog
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: image });
    await tabTo(page, dialog.getByLabel("Zoom"));
    await page.keyboard.press("ArrowRight");
    await expectAccessible(page, "the square of a photo");
    await press(page, dialog.getByRole("button", { name: "Save photo" }));
    await dialog.waitFor({ state: "detached" });
    await until("the new photo", async () => (await faceIn(alice)) !== before);
  });

  test("a card tells who a person is, after a moment with the pointer or the keyboard", async () => {
    await press(page, page.getByRole("button", { name: "Close profile" }));
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    const name = messagesOf(page).getByRole("button", { name: "Bob Brown" }).last();
    await tabTo(page, name);
    const card = page.getByRole("tooltip").filter({ hasText: "he/him" });
    await card.waitFor();
    await expectAccessible(page, "the card of a person");
    await picture(page, "person-card", ["light", "dark"]);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await hasFocus(page, name);
    await alice.mouse.move(0, 0);
    const cardForAlice = alice.getByRole("tooltip").filter({ hasText: "he/him" });
    await restOn(alice, messagesOf(alice).getByRole("button", { name: "Bob Brown" }).first(), cardForAlice);
    await alice.mouse.move(0, 0);
    await alice.getByRole("tooltip").waitFor({ state: "detached" });
    const text = `Ask <@${stage.userId("bob")}>`;
    await stage.call("chat.postMessage", { channel: stage.dev.channels["general"], text }, stage.tokenOf("alice"));
    const mention = (on: Page) => messagesOf(on).getByRole("button", { name: "@Bob Brown" });
    await restOn(alice, mention(alice), cardForAlice);
    await expectAccessible(alice, "the card of a person who is mentioned");
    await tabTo(page, mention(page));
    await card.waitFor();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await hasFocus(page, mention(page));
    await page.keyboard.press("Enter");
    await page.getByRole("complementary", { name: "Profile" }).getByText("4.17").waitFor();
    assert.deepEqual(
      visits.flatMap(({ faults }) => faults),
      [],
    );
  });
});
