import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { asksAs, choose, codeAs, isUnexpected, openAdmin, typeToConfirm, write } from "./adminStage.ts";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("people, their roles and their sessions, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", "/admin/roles");
    page = alice.page;
    await shows(page, "Roles");
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const team = () => ({ team_id: stage.dev.teams[0]?.id ?? "" });
  /** What a browser is answered that opens the client. */
  async function opens({ context }: Visit): Promise<number> {
    const answer = await context.request.post(`${stage.url}/client/session`, { headers: { origin: stage.url } });
    return answer.status();
  }

  async function pick(name: string): Promise<void> {
    await write(page, page.getByRole("searchbox", { name: "Search by name" }), name);
    await press(page, page.getByRole("list", { name: "Results" }).getByRole("button", { name: `@${name}` }));
  }

  async function select(...names: string[]): Promise<void> {
    for (const name of names) {
      await tabTo(page, page.getByRole("checkbox", { name: `Select ${name}` }));
      await page.keyboard.press("Space");
    }
    await page.getByText(`${names.length} selected`).waitFor();
  }

  test("a role lets a person call what it is for, until it is removed; a guest cannot have one", async () => {
    await page.getByText("Nobody has this role yet.").waitFor();
    await choose(page, page.getByLabel("Role", { exact: true }).last(), "Users");
    await pick("dora");
    await expectAccessible(page, "a role that is to be assigned");
    await press(page, page.getByRole("button", { name: "Assign role" }));
    await page.getByText("None of these people can have this role.").waitFor();
    await press(page, page.getByRole("button", { name: "Remove @dora (Dora Díaz)" }));
    await pick("carol");
    const seen = [await codeAs(stage, "carol", "admin.users.list", team())];
    await press(page, page.getByRole("button", { name: "Assign role" }));
    const row = page.getByRole("row", { name: /@carol .*Users Admin.*Workspace Acme/ });
    await row.waitFor();
    await expectAccessible(page, "delegated roles");
    seen.push(await codeAs(stage, "carol", "admin.users.list", team()));
    await press(page, row.getByRole("button", { name: /^Remove/ }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }));
    await row.waitFor({ state: "detached" });
    seen.push(await codeAs(stage, "carol", "admin.users.list", team()));

    assert.deepEqual(seen, ["not_an_admin", "ok", "not_an_admin"]);
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("who may not assign roles reads the name of the primary owner", async () => {
    await using carol = await stage.enter("carol", "/admin/roles");
    await carol.page
      .getByText("You don’t have permission to view this (invalid_actor). Ask Alice Adams for access.")
      .waitFor();
    assert.deepEqual(carol.faults.filter(isUnexpected), []);
  });

  test("a person is signed out in one browser, and stays signed in in another", async () => {
    await using first = await stage.enter("bob", "/client");
    await using second = await stage.enter("bob", "/client");
    assert.deepEqual([await opens(first), await opens(second)], [200, 200]);
    await openAdmin(page, "People");
    await press(page, page.getByRole("button", { name: "Sessions bob" }));
    const dialog = page.getByRole("dialog", { name: "Sessions of Bob Brown" });
    const buttons = dialog.getByRole("button", { name: /^Sign out session/ });
    await buttons.nth(1).waitFor();
    await expectAccessible(page, "the sessions of a person");
    await press(page, buttons.first());
    await buttons.nth(1).waitFor({ state: "detached" });
    assert.deepEqual([await opens(first), await opens(second)].toSorted(), [200, 401]);

    await press(page, buttons.first());
    await dialog.getByText("This person is not signed in anywhere.").waitFor();
    await page.keyboard.press("Escape");
    assert.deepEqual([await opens(first), await opens(second)], [401, 401]);
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("the access of a guest ends after a day, and no longer", async () => {
    await openAdmin(page, "People");
    const ends = async () => {
      const answer = await asksAs(stage, "alice", "admin.users.getExpiration", { user_id: stage.userId("dora") });
      return (answer["user"] as { readonly expiration_ts: number }).expiration_ts;
    };
    const opener = page.getByRole("button", { name: "Access ends: dora" });
    const dialog = page.getByRole("dialog", { name: "When the access of Dora Díaz ends" });
    await press(page, opener);
    await tabTo(page, dialog.getByLabel("Last day"));
    await page.keyboard.type("01012020");
    await page.keyboard.press("Enter");
    await dialog.getByText("Choose a day that is not over").waitFor();
    assert.equal(await dialog.getByLabel("Last day").inputValue(), "2020-01-01");
    await expectAccessible(page, "the last day of a guest");
    await tabTo(page, dialog.getByLabel("Last day"));
    // From the year back to the month.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("12302090");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("row", { name: /Dora/ }).getByText("Access ends Dec 31, 2090").waitFor();
    const limited = await ends();
    await press(page, opener);
    await press(page, dialog.getByRole("button", { name: "Remove end" }));
    await dialog.waitFor({ state: "detached" });

    assert.equal(limited, new Date("2090-12-31T00:00").getTime() / 1000);
    assert.equal(await ends(), 0);
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });

  test("chosen people get a session length, which the page of policies clears, and are signed out by a job", async () => {
    await using bob = await stage.enter("bob", "/client");
    await using carol = await stage.enter("carol", "/client");
    assert.deepEqual([await opens(bob), await opens(carol)], [200, 200]);
    await openAdmin(page, "People");
    await select("bob", "carol");
    const actions = page.getByRole("region", { name: "Selection" });
    await press(page, actions.getByRole("button", { name: "Session length" }));
    const dialog = page.getByRole("dialog", { name: "Session length of 2 people" });
    await choose(page, dialog.getByLabel("Session length"), "7 days");
    await expectAccessible(page, "how long people stay signed in");
    await press(page, dialog.getByRole("button", { name: "Set session length" }));
    await dialog.waitFor({ state: "detached" });
    const lengths = async () => {
      const user_ids = [stage.userId("bob"), stage.userId("carol")];
      const answer = await asksAs(stage, "alice", "admin.users.session.getSettings", { user_ids });
      return (answer["session_settings"] as { readonly duration: number }[]).map(({ duration }) => duration);
    };
    assert.deepEqual(await lengths(), [604_800, 604_800]);

    await openAdmin(page, "Policies");
    await page.getByRole("row", { name: /Carol Chen.*7 days/ }).waitFor();
    await expectAccessible(page, "session lengths");
    await press(page, page.getByRole("button", { name: "Clear the session length of Carol Chen" }));
    await page.getByRole("row", { name: /Carol Chen/ }).waitFor({ state: "detached" });
    assert.deepEqual(await lengths(), [604_800]);

    await openAdmin(page, "People");
    await select("bob", "carol");
    await press(page, actions.getByRole("button", { name: "Sign out" }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Sign out" }));
    await actions.waitFor({ state: "detached" });
    await until("both are signed out", async () => (await opens(bob)) === 401 && (await opens(carol)) === 401);

    await select("carol");
    await press(page, actions.getByRole("button", { name: "Deactivate" }));
    await page.getByRole("dialog", { name: "Deactivate this person?" }).getByText("Carol Chen").waitFor();
    await expectAccessible(page, "people who are to be deactivated");
    await typeToConfirm(page, "Deactivate this person?", "carol");
    await actions.waitFor({ state: "detached" });
    await until("she is deactivated", async () => {
      const { user } = await asksAs(stage, "alice", "users.info", { user: stage.userId("carol") });
      return (user as { readonly deleted: boolean }).deleted;
    });
    assert.deepEqual(alice.faults.filter(isUnexpected), []);
  });
});
