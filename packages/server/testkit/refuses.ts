import assert from "node:assert/strict";
import { test } from "node:test";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { type Workspace, workspace } from "./workspace.ts";

/**
 * One line per code: how to bring it about. Each runs in a fresh workspace and must be refused with just that code,
 * so that it cannot pass for the wrong reason.
 */
export function refuses(
  method: MethodName,
  conditions: Readonly<Record<string, (world: Workspace) => Promise<string>>>,
): void {
  for (const [code, bringAbout] of Object.entries(conditions)) {
    test(`${method} refuses with ${code}`, async () => {
      await using world = await workspace();
      assert.equal(await bringAbout(world), code);
    });
  }
}
