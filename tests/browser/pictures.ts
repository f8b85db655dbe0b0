import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

type Theme = "light" | "dark";

const folder = new URL("../../docs/images/", import.meta.url);

/** Takes a picture for the documentation, when PLATFORM_TEST_PICTURES asks for them: of the page as the test left it. */
export async function picture(page: Page, name: string, themes: readonly Theme[] = ["light"]): Promise<void> {
  if (process.env["PLATFORM_TEST_PICTURES"] === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const file = themes.length > 1 ? `${name}-${colorScheme}.png` : `${name}.png`;
    await page.screenshot({ path: fileURLToPath(new URL(file, folder)), caret: "initial" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
