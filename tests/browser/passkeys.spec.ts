import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

/** A device that is built into this browser, and whose owner has just touched it. */
async function plugIn(page: Page): Promise<{ remove(): Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { remove: () => cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }) };
}

describe("passkeys with a browser", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  async function givePassword(page: Page, name: string): Promise<void> {
    await page.goto(`${server.url}/sign-in`);
    await page.getByLabel("Email or username").fill(name);
    await page.getByLabel("Password").fill(server.passwordOf(name));
    await page.getByLabel("Workspace").fill("acme");
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  async function addOne(page: Page, name: string, passkey: string): Promise<void> {
    await page.goto(`${server.url}/account/passkeys`);
    await page.getByLabel("Name of the passkey").fill(passkey);
    await page.getByLabel("Your password").first().fill(server.passwordOf(name));
    await page.getByRole("button", { name: "Add a passkey" }).click();
  }

  async function signOut(page: Page): Promise<void> {
    await page.goto(`${server.url}/account`);
    await page.getByRole("button", { name: "Sign out here" }).click();
    await page.getByText("Use the sign-in links printed in your terminal").waitFor();
  }

  /** Chromium reports every answer above 399 as an error of the page; here a refusal is what was asked for. */
  const isExpected = (fault: string) => !/status of 401/.test(fault);

  test("a passkey is added, signs in without a password, is the second factor after one, and is removed", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const device = await plugIn(page);
    await givePassword(page, "bob");
    await page.getByText("Bob Brown").first().waitFor();
    await addOne(page, "bob", "Work laptop");
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    await signOut(page);

    await page.goto(`${server.url}/sign-in`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("Bob Brown").first().waitFor();
    await page.goto(`${server.url}/account/passkeys`);
    await page.getByText("Work laptop").first().waitFor();
    await page.getByText("last used").waitFor();
    await expectAccessible(page, "the passkeys of an account");
    await expectNarrow(page, "the passkeys of an account");
    await signOut(page);

    await givePassword(page, "bob");
    await page.getByRole("heading", { name: "Use a recovery code" }).waitFor();
    await expectAccessible(page, "the question for a passkey");
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("Bob Brown").first().waitFor();

    await page.goto(`${server.url}/account/passkeys`);
    await page.getByLabel("Your password").last().fill(server.passwordOf("bob"));
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByText("The passkey is removed.").waitFor();
    await page.getByText("You have none yet.").waitFor();
    await signOut(page);

    // The device still has it.
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("alert").getByText("This passkey is not known here").waitFor();
    await device.remove();
    assert.deepEqual(tab.faults.filter(isExpected), []);
  });

  test("a device without a passkey, and a wrong password, are explained where the button is", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    const device = await plugIn(page);
    await givePassword(page, "carol");
    await page.getByText("Carol Chen").first().waitFor();
    await page.goto(`${server.url}/account/passkeys`);
    await page.getByLabel("Name of the passkey").fill("Phone");
    await page.getByLabel("Your password").fill("not the right one");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("alert").getByText("That is not your password.").waitFor();
    await signOut(page);
    await page.goto(`${server.url}/sign-in`);
    await device.remove();
    await plugIn(page);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("alert").getByText("The device has no passkey for this address").waitFor();
    assert.deepEqual(tab.faults.filter(isExpected), []);
  });

  test("an administrator resets the second factor of a person who has lost their device", async () => {
    await using dora = await visit(browser);
    await plugIn(dora.page);
    await givePassword(dora.page, "dora");
    await dora.page.getByText("Dora Díaz").first().waitFor();
    await addOne(dora.page, "dora", "Lost phone");
    await dora.page.getByRole("heading", { name: "Your recovery codes" }).waitFor();

    await using alice = await server.enter("alice", "/admin/people");
    await alice.page.getByRole("button", { name: "Reset second factor dora" }).click();
    const dialog = alice.page.getByRole("dialog", { name: "Remove the second factor of Dora Díaz?" });
    await dialog.getByText("recovery codes and passkeys stop working").waitFor();
    await expectAccessible(alice.page, "the question before a second factor is reset");
    await dialog.getByRole("button", { name: "Reset second factor" }).click();
    await alice.page.getByText("The second factor of dora was removed.").first().waitFor();

    await dora.page.goto(`${server.url}/account`);
    await dora.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await givePassword(dora.page, "dora");
    await dora.page.getByText("Dora Díaz").first().waitFor();
    assert.deepEqual(dora.faults.filter(isExpected), []);
    assert.deepEqual(alice.faults, []);
  });
});
