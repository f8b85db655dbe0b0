import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("a channel that ends for a person who looks at it", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let bob: Visit;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/client");
    bob = await stage.enter("bob", "/client");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await bob?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = (page: Page, name: string) => page.getByRole("textbox", { name: `Message ${name}` });
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  /** A channel of alice's that bob is in, and that both look at. */
  async function bothLookAt(name: string, isPrivate: boolean): Promise<string> {
    const token = stage.tokenOf("alice");
    const made = await stage.call("conversations.create", { name, is_private: isPrivate }, token);
    const { id } = made["channel"] as { id: string };
    await stage.call("conversations.invite", { channel: id, users: stage.userId("bob") }, token);
    for (const { page } of [alice, bob]) {
      await page.goto(`${stage.url}/client/${id}`);
      await composer(page, `#${name}`).waitFor();
    }
    return id;
  }

  test("is archived by keyboard, found again, and taken out of the archive; everybody's page follows", async () => {
    await bothLookAt("summer", false);
    const { page } = alice;
    const pane = page.getByRole("complementary", { name: "Channel details" });
    await press(page, button(page, "Channel details"));
    const archiving = pane.getByRole("button", { name: "Archive channel" });
    await press(page, archiving);
    const question = page.getByRole("dialog", { name: "Archive summer?" });
    await question.getByText("nobody can send messages to it").waitFor();
    await expectAccessible(page, "the question before a channel is archived");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await hasFocus(page, archiving);
    await page.keyboard.press("Enter");
    await press(page, question.getByRole("button", { name: "Archive channel" }));

    for (const visit of [alice, bob]) {
      await visit.page.getByText("#summer is archived").waitFor();
      await composer(visit.page, "#summer").waitFor({ state: "detached" });
      await visit.page.getByRole("navigation").getByRole("link", { name: "summer" }).waitFor({ state: "detached" });
    }
    await archiving.waitFor({ state: "detached" });
    await expectAccessible(page, "a channel that is archived");

    await bob.page.goto(`${stage.url}/client`);
    await press(bob.page, button(bob.page, "Add channels"));
    const channels = bob.page.getByRole("dialog", { name: "Channels" });
    await hasFocus(bob.page, channels.getByRole("textbox", { name: "Find a channel" }));
    await bob.page.keyboard.type("summer");
    await channels.getByText("No matches found.").waitFor();
    await tabTo(bob.page, channels.getByRole("switch", { name: "Include archived channels" }));
    await bob.page.keyboard.press("Space");
    await press(bob.page, channels.getByRole("button", { name: /^summer/ }));
    await press(bob.page, button(bob.page, "Unarchive channel"));

    for (const visit of [alice, bob]) await composer(visit.page, "#summer").waitFor();
    await pane.getByRole("button", { name: "Archive channel" }).waitFor();
    assert.deepEqual([...alice.faults, ...bob.faults], []);
  });

  test("may still be seen by who was taken out of it, when everybody may; and is gone when not", async () => {
    for (const isPrivate of [false, true]) {
      const channel = await bothLookAt(isPrivate ? "closed" : "open", isPrivate);

      await stage.call("conversations.kick", { channel, user: stage.userId("bob") }, stage.tokenOf("alice"));

      const told = isPrivate ? bob.page.getByText("This conversation doesn’t exist") : button(bob.page, "Join #open");
      await told.waitFor();
    }
  });

  test("is gone at once when an administrator deletes it, public or private", async () => {
    for (const isPrivate of [false, true]) {
      const name = isPrivate ? "secret-plan" : "open-plan";
      const channel_id = await bothLookAt(name, isPrivate);

      await stage.call("admin.conversations.delete", { channel_id }, stage.tokenOf("alice"));

      await bob.page.getByText("This conversation doesn’t exist").waitFor();
      await bob.page.getByRole("navigation").getByRole("link", { name }).waitFor({ state: "detached" });
    }
  });
});
