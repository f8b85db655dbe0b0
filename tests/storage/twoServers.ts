import assert from "node:assert/strict";
import type { PlatformOptions } from "../../packages/server/src/platform.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import type { StoreKind } from "./storeKinds.ts";

export interface TwoServers extends AsyncDisposable {
  readonly first: Workspace;
  readonly second: Workspace;
  /**
   * Lets the second server read what the first has committed. On PostgreSQL a notice has woken it already. On a file there
   * are none and it polls every five seconds, but a commit of its own makes it look at once.
   */
  wakeSecond(): Promise<void>;
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
  return {
    first,
    second,
    async wakeSecond() {
      if (place.location.kind === "postgres") return;
      // An event for an app that does not exist: nothing is stored, and the server looks as after any write.
      const sent = await second.platform.control("events.send", { app_id: "A0000000000", event: { type: "none" } });
      assert.equal(sent && "error" in sent && sent.error, "app_not_found");
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
