import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const executablePath = process.env["PLATFORM_TEST_CHROMIUM"];

/** Why the browser tests do not run here, or false when they do. In CI a missing browser is a failure, not a skip. */
export const noBrowser: string | false =
  executablePath === undefined && process.env["CI"] !== "true" ? "PLATFORM_TEST_CHROMIUM names no Chromium" : false;

export async function launchChromium(): Promise<Browser> {
  if (executablePath === undefined) throw new Error("PLATFORM_TEST_CHROMIUM must name a Chromium");
  const args = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  // Chromium's sandbox refuses to work for root, as in most containers.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}

export interface Visit extends AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages did that their policy forbids, and errors that nobody caught. */
  readonly faults: string[];
}

export interface View {
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
}

/** A fresh profile with one page, which remembers everything that went wrong in it. */
export async function visit(browser: Browser, { width = 1280, colorScheme = "light" }: View = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const faults: string[] = [];
  await context.exposeFunction("reportFault", (fault: string) => void faults.push(fault));
  await context.addInitScript({
    content: `addEventListener("securitypolicyviolation", (event) => {
      reportFault(event.violatedDirective + " " + event.blockedURI);
    });`,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { context, page, faults, [Symbol.asyncDispose]: () => context.close() };
}
