import type { Page } from "playwright-core";
import { followLink } from "./chromium.ts";
import type { DevServer } from "./devServer.ts";

/** Signs in by link and opens a channel. */
export async function enterClient(page: Page, server: DevServer, name: string, channel = "general"): Promise<void> {
  await followLink(page.context(), server.linkOf(name));
  await page.goto(`${server.url}/client/${server.posting(name, channel).channel}`);
  await page.getByRole("heading", { level: 1, name: channel }).waitFor();
  await page.getByRole("textbox", { name: `Message #${channel}` }).waitFor();
}

export const composerOf = (page: Page) => page.getByRole("textbox", { name: /^Message / });
export const messagesOf = (page: Page) => page.getByRole("region", { name: /^Messages in #/ });
