import { createPlatform, type DevDescription, type Platform, type PlatformOptions } from "@platform/server";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { createDatabase } from "../storage/testPostgres.ts";
import { startRandomRouter } from "./randomRouter.ts";

export interface Served extends AsyncDisposable {
  readonly url: string;
  readonly dev: DevDescription;
  readonly control: Platform["control"];
  readonly signInLinks: Platform["signInLinks"];
  settle(): Promise<void>;
}

/**
 * The dev workspace, served. The stage `pair` runs the same tests against two servers on one PostgreSQL: every request
 * and every socket goes to one of them by chance, and nothing that a client sees may tell.
 */
export function servePlatform(options: PlatformOptions = {}): Promise<Served> {
  const setting: PlatformOptions = { seed: "dev", dev: true, ...options };
  return process.env["PLATFORM_TEST_PAIR"] === "1" ? servePair(setting) : serveOne(setting);
}

async function serveOne(options: PlatformOptions): Promise<Served> {
  const platform = await createPlatform(options);
  const url = await platform.listen();
  const dev = await platform.describeDev();
  const { control, signInLinks, settle } = platform;
  return { url, dev, control, signInLinks, settle, [Symbol.asyncDispose]: () => platform.stop() };
}

async function servePair(options: PlatformOptions): Promise<Served> {
  await using stack = new AsyncDisposableStack();
  const { url: databaseUrl } = stack.use(await createDatabase());
  const { path: dataFolder } = stack.use(temporaryFolder("pair"));
  const router = stack.use(await startRandomRouter());
  const open = async () =>
    stack.use(await createPlatform({ ...options, databaseUrl, dataFolder, baseUrl: router.url }));
  const pair = [await open(), await open()] as const;
  const [first, second] = pair;
  for (const platform of pair) await platform.listen();
  router.targets = pair.map(({ port }) => `http://127.0.0.1:${port}`);
  const dev = await first.describeDev();
  const all = stack.move();
  return {
    url: router.url,
    dev,
    signInLinks: first.signInLinks,
    async control(name, args) {
      // Each server has a time of its own.
      if (name.startsWith("clock.")) await second.control(name, args);
      return first.control(name, args);
    },
    async settle() {
      for (const platform of pair) await platform.settle();
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
