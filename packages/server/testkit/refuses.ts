import assert from "node:assert/strict";
import { test } from "node:test";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { type Workspace, workspace } from "./workspace.ts";

/**
 * One line per code: how to bring it about. Each runs in a fresh workspace and must be refused with just that code,
 * so that it cannot pass for the wrong reason. A key may cite rules of docs/spec after the code; `rules` does so for
 * conditions that several methods share, because each method has rules of its own.
 */
export function refuses(
  method: MethodName,
  conditions: Readonly<Record<string, (world: Workspace) => Promise<string>>>,
  rules: Readonly<Record<string, string>> = {},
): void {
  for (const code of Object.keys(rules)) assert.ok(code in conditions, `no condition leads to ${code}`);
  for (const [key, bringAbout] of Object.entries(conditions)) {
    const [code = "", ...cited] = key.split(" ");
    const name = [code, ...cited, rules[key]].filter((word) => word !== undefined).join(" ");
    test(`${method} refuses with ${name}`, async () => {
      await using world = await workspace();
      assert.equal(await bringAbout(world), code);
    });
  }
}
