import { mkdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";

type Theme = "light" | "dark";

const wanted = process.env["PLATFORM_TEST_PICTURES"];
/** A folder to look at instead, if it names one. */
const folder =
  wanted?.startsWith("/") === true ? pathToFileURL(`${wanted}/`) : new URL("../../docs/images/", import.meta.url);

/** Takes a picture for the documentation, when PLATFORM_TEST_PICTURES asks for them: of the page as the test left it. */
export async function picture(page: Page, name: string, themes: readonly Theme[] = ["light"]): Promise<void> {
  if (wanted === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const file = themes.length > 1 ? `${name}-${colorScheme}.png` : `${name}.png`;
    await page.screenshot({ path: fileURLToPath(new URL(file, folder)), caret: "initial" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The same for what the documentation does not show: only into a folder that the variable names. */
export async function look(page: Page, name: string): Promise<void> {
  if (wanted?.startsWith("/") === true) await picture(page, name, ["light", "dark"]);
}
