import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { exportZip, oddExport } from "../../packages/server/testkit/slackExport.ts";
import { isUnexpected } from "./adminStage.ts";
import { type AppStage, openAppStage } from "./appStage.ts";
import { press } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, expectNarrow, shows } from "./showing.ts";

const mimeType = "application/zip";

describe("the page that imports an export", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/admin/import");
    page = alice.page;
    await shows(page, "Import");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const choose = async (name: string, buffer: Buffer) => {
    await page.getByLabel("Export (zip file)").setInputFiles({ name, mimeType, buffer });
    await press(page, page.getByRole("button", { name: "Upload and check" }));
  };
  const count = (table: string, row: string) =>
    page.getByRole("region", { name: table }).getByRole("row", { name: new RegExp(`^${row} `) });

  test("refuses what is no zip file, and says what is wrong with a zip file of something else", async () => {
    await expectAccessible(page, "the page before an import");
    await choose("export.zip", Buffer.from("just text"));
    await page.getByText("This file isn’t a zip file.").first().waitFor();

    await choose("photos.zip", exportZip({ "a.json": [] }));
    await page.getByRole("heading", { name: "Check of photos.zip" }).waitFor();
    const alert = page.getByRole("alert").filter({ hasText: "This is no Slack export" });
    await alert.getByText("The export can’t be imported. Nothing was written.").waitFor();
    assert.equal(await page.getByRole("button", { name: "Start again" }).count(), 0);
    await expectAccessible(page, "an import that failed");
  });

  test("checks, shows what comes and what cannot be kept, imports, and leads to claim links", async () => {
    await choose("export.zip", exportZip(oddExport()));
    await page.getByText("The export can be imported. Nothing was written yet.").waitFor();
    await count("Counts of the export", "Messages").getByText("17").waitFor();
    await count("List of what is not kept", "Owners and admins who become members").getByText("anna").waitFor();
    await expectAccessible(page, "the report of a check");
    await expectNarrow(page, "the report of a check");

    // The state is the server's.
    await page.reload();
    await page.getByText("The export can be imported. Nothing was written yet.").waitFor();
    await press(page, page.getByRole("switch", { name: "Fetch files from Slack" }));
    await press(page, page.getByRole("button", { name: "Start import" }));
    const question = page.getByRole("dialog", { name: "Import into this workspace?" });
    await question.getByText("17 messages will be imported").waitFor();
    await expectAccessible(page, "the question before an import");
    await press(page, question.getByRole("button", { name: "Start import" }));

    await page.getByText("The export was imported.").waitFor();
    await count("Counts of the export", "Messages added").getByText("17").waitFor();
    await expectAccessible(page, "the report of an import");
    await press(page, page.getByRole("link", { name: "Create claim links for people" }));
    await shows(page, "People");
    await page.getByText("béla Example").first().waitFor();
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("is for owners alone", async () => {
    await stage.call(
      "admin.users.setAdmin",
      { team_id: stage.dev.teams[0]?.id, user_id: stage.userId("bob") },
      stage.tokenOf("alice"),
    );
    await using bob = await stage.enter("bob", "/admin/import");
    await shows(bob.page, "Import");
    await bob.page
      .getByText(/owner|alice/i)
      .first()
      .waitFor();
    assert.equal(await bob.page.getByLabel("Export (zip file)").count(), 0);
    await expectAccessible(bob.page, "the page of imports for an admin");
  });

  test("is written in German, too", async () => {
    await using german = await stage.enter("alice", "/admin/import", { locale: "de-DE" });
    await german.page.getByRole("heading", { name: "Import von export.zip" }).waitFor();
    await german.page.getByRole("row", { name: /^Hinzugefügte Nachrichten 17/ }).waitFor();
    await expectAccessible(german.page, "the page of imports in German");
  });
});
