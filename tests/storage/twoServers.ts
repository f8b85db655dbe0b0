import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import type { StoreKind } from "./storeKinds.ts";

export interface TwoServers extends AsyncDisposable {
  readonly first: Workspace;
  readonly second: Workspace;
}

/** Two servers that share a store and a server key. Each has a clock of its own. */
export async function twoServers(kind: StoreKind, options: PlatformOptions = {}): Promise<TwoServers> {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("two"));
  const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
  const open = async () => stack.use(await workspace({ dataFolder: folder.path, ...database, ...options }));
  const first = await open();
  const second = await open();
  const all = stack.move();
  return { first, second, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
