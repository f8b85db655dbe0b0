import { type StartOptions, startPlatform, type TestPlatform } from "./startPlatform.ts";

/** As much of Playwright's `Page` as signing in takes. */
interface SignedInPage {
  goto(url: string): Promise<unknown>;
}

interface PageContext<Page extends SignedInPage> {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface PageBrowser<Page extends SignedInPage> {
  newContext(): Promise<PageContext<Page>>;
}

export interface PlatformFixtures<Page> {
  /** What `startPlatform` takes; set with `test.use({ platformOptions: { seed } })`. */
  platformOptions: StartOptions;
  /** A workspace of this test alone. */
  platform: TestPlatform;
  /** Opens the browser client as a person, in a context of its own: people who are signed in side by side do not meet. */
  pageAs: (name: string) => Promise<Page>;
}

type Use<Value> = (value: Value) => Promise<void>;

/**
 * Fixtures for Playwright. The package does not import Playwright, so the tests decide on its version.
 *
 * @example
 * import { type Page, test as base } from "@playwright/test";
 * export const test = base.extend<PlatformFixtures<Page>>(platformFixtures());
 */
export function platformFixtures<Page extends SignedInPage>() {
  const platformOptions: [StartOptions, { option: true }] = [{}, { option: true }];
  return {
    platformOptions,
    async platform({ platformOptions: options }: { platformOptions: StartOptions }, use: Use<TestPlatform>) {
      const platform = await startPlatform(options);
      try {
        await use(platform);
      } finally {
        await platform.stop();
      }
    },
    async pageAs(
      { platform, browser }: { platform: TestPlatform; browser: PageBrowser<Page> },
      use: Use<(name: string) => Promise<Page>>,
    ) {
      const contexts: PageContext<Page>[] = [];
      await use(async (name) => {
        const context = await browser.newContext();
        contexts.push(context);
        const page = await context.newPage();
        await page.goto(platform.signInLink(name));
        return page;
      });
      for (const context of contexts) await context.close();
    },
  };
}
