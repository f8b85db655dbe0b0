import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

describe("notifications in a closed browser", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  test("the worker shows each message that is pushed, also one that it cannot read", async () => {
    const path = `/client/${stage.dev.channels["general"]}`;
    await using visit = await stage.enter("bob", path, { serviceWorkers: "allow" });
    const { page, context } = visit;
    await context.grantPermissions(["notifications"], { origin: stage.url });
    await composerOf(page).waitFor();
    const cdp = await context.newCDPSession(page);
    const registrationId = await registrationOf(cdp);
    const deliver = (data: string) =>
      cdp.send("ServiceWorker.deliverPushMessage", { origin: stage.url, registrationId, data });

    const pushed = { title: "Alice in #random", body: "Lunch?", tag: "C1 1.000001", url: "/client" };
    await deliver(JSON.stringify(pushed));
    await until("it is shown", async () => (await shownIn(page)).length === 1);
    assert.deepEqual(await shownIn(page), [{ title: pushed.title, body: pushed.body, tag: pushed.tag }]);
    await deliver("not what the server sends");
    await until("the other one is shown", async () => (await shownIn(page)).length === 2);
    assert.deepEqual((await shownIn(page)).map(({ title }) => title).toSorted(), ["Alice in #random", "Platform"]);
  });

  test("a click opens the conversation in the page that is there, and closes the notification", async () => {
    const path = `/client/${stage.dev.channels["general"]}`;
    await using visit = await stage.enter("bob", path, { serviceWorkers: "allow" });
    const { page, context } = visit;
    await context.grantPermissions(["notifications"], { origin: stage.url });
    await composerOf(page).waitFor();
    await until("the worker answers for the page", () => page.evaluate("navigator.serviceWorker.controller !== null"));
    const url = `/client/${stage.dev.channels["random"]}`;
    const [worker] = context.serviceWorkers();
    assert.ok(worker);
    await worker.evaluate(`(async () => {
      await registration.showNotification("Alice", { data: { url: ${JSON.stringify(url)} } });
      const [notification] = await registration.getNotifications();
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    })()`);
    await page.getByRole("heading", { level: 1, name: "random" }).waitFor();
    assert.deepEqual(await shownIn(page), []);
  });

  for (const [permissions, role, sentence] of [
    [[], "status", "The browser does not allow notifications"],
    // This Chromium has no push service, as a network without a way out.
    [["notifications"], "alert", "This browser could not be registered"],
  ] as const) {
    test(`the switch stays off and says why: ${sentence}`, async () => {
      const path = `/client/${stage.dev.channels["general"]}`;
      await using visit = await stage.enter("bob", path, { serviceWorkers: "allow" });
      const { page, context } = visit;
      await context.grantPermissions([...permissions], { origin: stage.url });
      await composerOf(page).waitFor();
      await page.keyboard.press("Control+,");
      const dialog = page.getByRole("dialog", { name: "Preferences" });
      const toggle = dialog.getByRole("switch", { name: "Notify me when the browser is closed" });
      await toggle.click();
      await dialog.getByRole(role).filter({ hasText: sentence }).waitFor();
      assert.equal(await toggle.isChecked(), false);
      const { db } = stage.platform.store;
      assert.deepEqual(await db.selectFrom("push_subscriptions").selectAll().execute(), []);
    });
  }
});

/** The worker of the page, as the DevTools name it. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>();
  cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    const active = versions.find(({ status }) => status === "activated");
    if (active) found.resolve(active.registrationId);
  });
  await cdp.send("ServiceWorker.enable");
  return found.promise;
}

function shownIn(page: Page): Promise<Shown[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`);
}
