import type { Locator, Page } from "playwright-core";
import type { AppStage } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { shows } from "./showing.ts";

type Answer = { readonly ok: boolean; readonly error?: string } & Readonly<Record<string, unknown>>;

/** What a person is answered by the Web API, without an app in between: the whole answer. */
export async function asksAs(stage: AppStage, name: string, method: string, args: object): Promise<Answer> {
  const response = await fetch(`${stage.dev.api_url}${method}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${stage.tokenOf(name)}`,
      "content-type": "application/json; charset=utf-8",
    },
    body: JSON.stringify(args),
  });
  return (await response.json()) as Answer;
}

/** `ok`, or the code. */
export async function codeAs(stage: AppStage, name: string, method: string, args: object): Promise<string> {
  const { ok, error = "" } = await asksAs(stage, name, method, args);
  return ok ? "ok" : error;
}

/** Goes to a page of administration by the keyboard. */
export async function openAdmin(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole("link", { name, exact: true }));
  await shows(page, name);
}

/** Types over what a field has. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** Chooses in one of the browser's own menus by the first letters of a line. */
export async function choose(page: Page, menu: Locator, typed: string): Promise<void> {
  await tabTo(page, menu);
  await page.keyboard.type(typed);
  await menu.locator("option:checked", { hasText: new RegExp(`^${typed}`) }).waitFor({ state: "attached" });
}

/** Types the name that a question asks for, and answers it. */
export async function typeToConfirm(page: Page, title: string, name: string): Promise<void> {
  const question = page.getByRole("dialog", { name: title });
  await question.waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
}

/** Chromium reports every refused call as an error of the page, and a test that provokes one expects it. */
export const isUnexpected = (fault: string): boolean => !/status of 4\d\d/.test(fault);
