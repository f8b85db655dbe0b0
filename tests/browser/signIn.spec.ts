import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("signing in with a browser", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  async function givePassword(page: Page, name: string, password = server.passwordOf(name)): Promise<void> {
    await page.goto(`${server.url}/sign-in`);
    await page.getByLabel("Email or username").fill(name);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Workspace").fill("acme");
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  async function signOut(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Acme", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Sign out/ }).click();
    await page.getByText("Use the sign-in links printed in your terminal").waitFor();
  }

  /** Chromium reports every answer above 399 as an error of the page; here a refusal is what was asked for. */
  const isExpected = (fault: string) => !/status of 401/.test(fault);

  test("a wrong password is refused, the right one leads in, and everywhere means everywhere", async () => {
    await using tab = await visit(browser);
    await using other = await visit(browser);
    const { page } = tab;

    await givePassword(page, "bob", "not the right one");
    await page.getByRole("alert").getByText("That did not match").waitFor();
    assert.equal(await page.getByLabel("Email or username").inputValue(), "bob");
    assert.equal(await page.getByLabel("Password").inputValue(), "");
    await page.getByLabel("Password").fill(server.passwordOf("bob"));
    await page.keyboard.press("Enter");
    await page.getByText("Bob Brown").first().waitFor();
    await givePassword(other.page, "bob");
    await other.page.getByText("Bob Brown").first().waitFor();

    await page.getByRole("button", { name: "Acme", exact: true }).click();
    await page.getByRole("menuitem", { name: "Your account" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.getByText("Chrome on Linux").count(), 2);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByText("You are signed out in all browsers").waitFor();

    await other.page.goto(`${server.url}/account`);
    await other.page.getByRole("heading", { name: "Sign in" }).waitFor();
    assert.deepEqual(tab.faults.filter(isExpected), []);
    assert.deepEqual(other.faults, []);
  });

  test("a second factor is set up, asked for, and replaced by a recovery code", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await givePassword(page, "carol");
    await page.goto(`${server.url}/account/two-factor`);
    await page.getByRole("button", { name: "Begin" }).click();
    const key = await page.getByRole("region", { name: "Key" }).innerText();
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });

    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Code").fill(totp.generate());
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = (await page.getByRole("region", { name: "Recovery codes" }).innerText()).trim().split("\n");
    assert.equal(codes.length, 10);
    await page.getByRole("link", { name: "I have kept them" }).click();
    await page.getByText("Carol Chen").first().waitFor();
    await signOut(page);

    await givePassword(page, "carol");
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    // The code that turned it on is spent; the next one is good a step early.
    await page.getByLabel("Code").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Carol Chen").first().waitFor();
    await signOut(page);

    await givePassword(page, "carol");
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[3] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Carol Chen").first().waitFor();
    await page.goto(`${server.url}/account/two-factor`);
    await page.getByText("You have 9 recovery codes left").waitFor();
    assert.deepEqual(tab.faults.filter(isExpected), []);
  });

  test("everybody can use the pages, in both themes, on wide screens and narrow ones", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const check = async (what: string) => {
      await expectAccessible(page, what);
      await expectNarrow(page, what);
    };
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await check("the sign-in page");
    await givePassword(page, "alice", "not the right one");
    await page.getByRole("alert").waitFor();
    await check("a password that did not match");
    await givePassword(page, "dora");
    await page.getByText("Dora Díaz").first().waitFor();
    for (const path of ["/account", "/account/password", "/account/two-factor"]) {
      await page.goto(server.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await check(path);
    }
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("region", { name: "Key" }).waitFor();
    await page.getByText("The same as an address").click();
    await check("the key of a second factor");
    assert.deepEqual(tab.faults.filter(isExpected), []);
  });
});
