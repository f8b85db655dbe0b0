import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("groups at a provider, on the page for administrators", { skip: noBrowser }, () => {
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("are mapped to a user group and to admins, and a mapping is removed", async () => {
    const named = { name: "Design", handle: "design" };
    const made = await server.call("usergroups.create", named, server.tokenOf("alice"));
    const { id: groupId } = made["usergroup"] as { readonly id: string };
    await using tab = await server.enter("alice", "/admin/sign-in");
    const { page } = tab;
    const add = page.getByRole("region", { name: "Add a provider" });
    await add.getByLabel("Name").fill("Acme ID");
    await add.getByLabel("Issuer").fill("https://id.acme.test");
    await add.getByLabel("Client ID").fill("platform");
    await add.getByRole("button", { name: "Add provider" }).click();
    await page.getByText(/\/sign-in\/with\/\w+\/backchannel-logout$/).waitFor();

    const groups = page.getByRole("region", { name: "Groups at a provider" });
    await groups.getByText("No groups are mapped.").waitFor();
    await groups.getByLabel("Group at the provider").fill("/staff/design");
    await groups.getByRole("button", { name: "Map group" }).click();
    const design = groups.getByRole("row", { name: /staff\/design/ });
    await design.getByText("User group: Design").waitFor();
    await design.getByText("not applied").waitFor();

    await groups.getByLabel("Claim or attribute with the groups").fill("groups");
    await groups.getByRole("button", { name: "Save claim" }).click();
    await design.getByText("applied", { exact: true }).waitFor();
    await groups.getByLabel("Group at the provider").fill("chat-admins");
    await groups.getByLabel("Means here").selectOption("admin");
    await groups.getByText("decide who runs the workspace").waitFor();
    await groups.getByRole("button", { name: "Map group" }).click();
    const admins = groups.getByRole("row", { name: /chat-admins/ });
    await admins.getByText("Role: admin of the workspace").waitFor();
    assert.equal(await groups.getByLabel("Means here").inputValue(), groupId);
    await expectAccessible(page, "groups at a provider");
    await expectNarrow(page, "groups at a provider");

    await admins.getByRole("button", { name: /^Remove/ }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the mapping of chat-admins?" });
    await dialog.getByRole("button", { name: "Remove" }).click();
    await admins.waitFor({ state: "detached" });
    assert.equal(await groups.getByLabel("Claim or attribute with the groups").inputValue(), "groups");
    assert.deepEqual(tab.faults, []);
  });
});
