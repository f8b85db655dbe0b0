import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findForbidden } from "./findForbidden.ts";

describe("the rooms", () => {
  test("a method that reaches into storage is found, with the reason", () => {
    const [found] = check(
      "packages/server/src/methods/chat/chat.delete.ts",
      'import { db } from "../../storage/db.ts";',
    );

    assert.equal(found?.specifier, "../../storage/db.ts");
    assert.match(found?.sentence ?? "", /^methods may not import storage\. .*access is checked/);
  });

  test("a method may import the domain", () => {
    allows(
      "packages/server/src/methods/chat/chat.delete.ts",
      'import { remove } from "../../domain/messages/remove.ts";',
    );
  });

  test("present may name the domain's types, in either spelling, and nothing more", () => {
    const file = "packages/server/src/present/message.ts";

    allows(file, 'import type { Message } from "../domain/messages/message.ts";');
    allows(file, 'import {\n  type Message,\n  type Thread,\n} from "../domain/messages/message.ts";');
    forbids(file, 'import { type Message, readMessage } from "../domain/messages/message.ts";');
    forbids(file, 'const { readMessage } = await import("../domain/messages/message.ts");');
  });

  test("http sees the registry, but no single method", () => {
    const file = "packages/server/src/http/call.ts";

    allows(file, 'import { methods } from "../methods/registry.ts";');
    forbids(file, 'import { post } from "../methods/chat/chat.postMessage.ts";');
  });

  test("nobody inside the server imports the composition root", () => {
    forbids("packages/server/src/http/server.ts", 'import { createPlatform } from "../platform.ts";');
    forbids("packages/server/src/domain/context.ts", 'export * from "../platform.ts";');
  });

  test("the command line loads the server lazily, and only its entry", () => {
    const file = "packages/cli/src/commands/serve.ts";

    allows(file, 'const { createPlatform } = await import("@platform/server");');
    allows(file, 'import type { Platform } from "@platform/server";');
    forbids(file, 'import { createPlatform } from "@platform/server";');
    forbids(file, 'const { openStore } = await import("@platform/server/storage/store.ts");');
  });

  test("protocol imports nothing of ours, and other packages are no matter here", () => {
    forbids("packages/protocol/src/ids.ts", 'import { call } from "@platform/sdk";');
    allows("packages/protocol/src/ids.ts", 'import { Type } from "typebox";\nimport { limits } from "./limits.ts";');
  });

  test("the file of a worker counts as an import", () => {
    forbids("packages/server/src/http/pool.ts", 'new Worker(new URL("../storage/writer.ts", import.meta.url));');
  });

  test("the testkit is for tests only", () => {
    forbids("packages/server/src/domain/context.ts", 'import { workspace } from "../../testkit/workspace.ts";');
  });

  test("a folder without a row is reported", () => {
    assert.match(check("packages/server/src/attic/old.ts", "")[0]?.sentence ?? "", /attic is no room/);
  });

  test("an import in a comment is none", () => {
    allows(
      "packages/protocol/src/ids.ts",
      '/**\nimport { x } from "@platform/sdk";\n*/\n// await import("@platform/sdk")',
    );
  });
});

function check(file: string, source: string): ReturnType<typeof findForbidden> {
  return findForbidden(new Map([[file, source]]));
}

function allows(file: string, source: string): void {
  assert.deepEqual(check(file, source), []);
}

function forbids(file: string, source: string): void {
  assert.equal(check(file, source).length, 1);
}
