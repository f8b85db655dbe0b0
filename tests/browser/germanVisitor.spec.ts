import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { type CallbackServer, startCallbackServer } from "./callbackServer.ts";
import { noBrowser, type Visit, visit } from "./chromium.ts";
import { callAs } from "./furnish.ts";
import { callAsVisitor, expectAccessible } from "./showing.ts";

const jana = { name: "Jana Jäger", email: "jana@acme.test", password: "ein Passwort zum Merken" };

describe("a person with a German browser", { skip: noBrowser }, () => {
  let stage: AppStage;
  let echo: CallbackServer;
  let tab: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    echo = await startCallbackServer();
    tab = await visit(stage.browser, { locale: "de-AT" });
    page = tab.page;
    page.setDefaultTimeout(30_000);
  });
  after(async () => {
    await tab?.[Symbol.asyncDispose]();
    await echo?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const generalPath = () => `/client/${stage.dev.channels["general"]}`;

  test("joins by an invitation, and signs out and in again", async () => {
    const invited = await callAs(stage, "alice", "admin.inviteLinks.create", { team_id: stage.dev.teams[0]?.id ?? "" });
    await page.goto((invited["invite"] as { url: string }).url);
    await expectGerman(page, "Acme beitreten");
    await page.getByLabel("Vollständiger Name").fill(jana.name);
    await page.getByLabel("E-Mail").fill(jana.email);
    await page.getByLabel("Passwort").fill("kurz");
    await page.getByRole("button", { name: "Acme beitreten" }).click();
    await page.getByRole("alert").getByText("Das Passwort braucht mindestens").waitFor();
    await page.getByLabel("Passwort").fill(jana.password);
    await page.getByRole("button", { name: "Acme beitreten" }).click();
    await page.getByRole("navigation", { name: "Unterhaltungen" }).waitFor();

    await page.goto(`${stage.url}/account`);
    await expectGerman(page, "Dein Konto");
    await page.getByRole("button", { name: "Überall abmelden" }).click();
    await page.getByText("Du bist in allen Browsern abgemeldet.").waitFor();
    await expectGerman(page, "Anmelden");
    await page.getByLabel("E-Mail oder Benutzername").fill(jana.email);
    await page.getByLabel("Passwort").fill(jana.password);
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.getByRole("navigation", { name: "Unterhaltungen" }).waitFor();
  });

  test("consents to an app", async () => {
    const app = stage.dev.apps.find(({ rotation }) => rotation);
    const asked = { scope: "chat:write,channels:history,groups:history", user_scope: "users:read" };
    const query = new URLSearchParams({ client_id: app?.client_id ?? "", redirect_uri: echo.url, ...asked });
    await page.goto(`${stage.dev.authorize_url}?${query.toString()}`);
    await expectGerman(page, `${app?.name} in Acme installieren?`);
    await page.getByText("Nachrichten in privaten Kanälen lesen").waitFor();
    await page.getByRole("button", { name: "In Acme installieren" }).click();
    await page.getByRole("heading", { name: "Back at Echo" }).waitFor();
    assert.ok(echo.arrived[0]?.get("code"));
  });

  test("reads the answer of Slackbot to a command", async () => {
    await page.goto(stage.url + generalPath());
    await page.getByRole("main").getByRole("textbox").first().click();
    await page.keyboard.type("/remind list");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("Du hast keine Erinnerungen.").waitFor();
    // The password that was too short.
    assert.deepEqual(
      tab.faults.filter((fault) => !fault.includes("401")),
      [],
    );
  });

  test("chose German earlier, and gets it in an English browser from the first page after signing in", async () => {
    await using desk = await stage.enter("carol", "/account");
    await callAsVisitor(desk.page, "client.preferences.set", { language: "de" });
    await using english = await stage.enter("carol", "/account", { locale: "en-GB" });
    await expectGerman(english.page, "Dein Konto");
  });
});

/** The page is in German, for everybody, and fits on a narrow screen. */
async function expectGerman(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, `${heading}, 360 px wide`);
  await page.setViewportSize({ width: 1280, height: 800 });
}
