import { after } from "node:test";
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

let shared: Promise<Browser> | undefined;

/** The browser of all tests of this process: starting one takes longer than most of them. Each visit is a fresh profile. */
export function openChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

after(async () => (await shared)?.close());

export interface Visit extends AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages did that their policy forbids, and errors that nobody caught. */
  readonly faults: string[];
  /** Follows a sign-in link without drawing the page that it leads to. */
  signIn(link: string): Promise<void>;
}

export interface View {
  /** For tests of starts without a network: requests that a worker answers cannot be held or changed. */
  readonly serviceWorkers?: "allow" | "block";
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
  /** What the browser asks for. */
  readonly locale?: string;
  /** Where the browser is; where the machine is when left out. */
  readonly timezone?: string;
}

/** A fresh profile with one page, which remembers everything that went wrong in it. */
export async function visit(
  browser: Browser,
  { width = 1280, colorScheme = "light", serviceWorkers = "block", locale = "en-US", timezone }: View = {},
): Promise<Visit> {
  // What moves is in no state that can be judged, so nothing moves.
  const viewport = { width, height: 800 };
  const context = await browser.newContext({
    viewport,
    colorScheme,
    serviceWorkers,
    locale,
    reducedMotion: "reduce",
    ...(timezone !== undefined && { timezoneId: timezone }),
  });
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
  return {
    context,
    page,
    faults,
    signIn: (link) => followLink(context, link),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Asks for a sign-in link as the browser would, cookies and all, but draws nothing. */
export async function followLink(context: BrowserContext, link: string): Promise<void> {
  const answer = await context.request.get(link);
  if (!answer.ok()) throw new Error(`the sign-in link was refused: ${answer.status()}`);
}
