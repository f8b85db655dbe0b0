import type { Page } from "playwright-core";
import type { DevServer } from "../tests/browser/devServer.ts";

const groupsMax = 100;
const optionsMax = 100;
const name = "One of ten thousand";

const plain = (text: string) => ({ type: "plain_text", text });

/** Posts a menu as large as a menu can be. */
export async function plantMenu(server: DevServer): Promise<void> {
  const { token, channel } = server.posting("bob", "random");
  const option_groups = Array.from({ length: groupsMax }, (_, group) => ({
    label: plain(`Group ${group}`),
    options: Array.from({ length: optionsMax }, (_option, at) => {
      const number = group * optionsMax + at;
      return { text: plain(`Option ${number}`), value: String(number) };
    }),
  }));
  const menu = { type: "static_select", action_id: "big", placeholder: plain(name), option_groups };
  const response = await fetch(`${server.url}/api/chat.postMessage`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel, text: "A menu", blocks: [{ type: "actions", elements: [menu] }] }),
  });
  const answer = (await response.json()) as { readonly ok: boolean; readonly error?: string };
  if (!answer.ok) throw new Error(`the menu was refused: ${answer.error}`);
}

/** From the press to the first option on the screen. */
export async function openMenu(page: Page, times: number): Promise<number[]> {
  const trigger = page.getByRole("combobox", { name });
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const opened = page.evaluate<number>(whenOpened);
    await trigger.click();
    took.push(await opened);
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
  }
  return took;
}

const whenOpened = `new Promise((done) => {
  let pressedAt;
  addEventListener("pointerdown", () => (pressedAt = performance.now()), { once: true, capture: true });
  const look = () => {
    if (pressedAt !== undefined && document.querySelector("[role=option]")) done(performance.now() - pressedAt);
    else requestAnimationFrame(look);
  };
  look();
})`;
