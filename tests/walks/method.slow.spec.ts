import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { copyRepository } from "./copyRepository.ts";

const operation = "packages/server/src/domain/bookmarks/touchBookmark.ts";
const method = "packages/server/src/methods/bookmarks/bookmarks.touch.ts";
const spec = "packages/server/src/methods/bookmarks/bookmarks.touch.spec.ts";
const event = "packages/protocol/src/events/bookmark_touched.ts";

const variable = "bookmarksTouch";

/** The files that a person writes; `npm run gen` writes all others. */
const written: Readonly<Record<string, string>> = {
  [operation]: `import { type Outcome, printTs, succeed } from "@platform/protocol";
import { accessBookmark, type BookmarksAccessCode } from "../access/accessBookmark.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Points the members of a channel to one of its bookmarks. */
export const touchBookmark = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly bookmarkId: string },
  ): Promise<Outcome<object, BookmarksAccessCode | "not_found">> => {
    const seen = await accessBookmark(ctx, input);
    if (!seen.ok) return seen;
    await emit(ctx, {
      type: "bookmark_touched",
      teamId: ctx.caller.teamId,
      channelId: input.channelId,
      audience: "channel",
      payload: { bookmark_id: input.bookmarkId, event_ts: printTs(ctx.nowMs * 1000) },
    });
    return succeed({});
  },
);
`,
  [method]: `import { touchBookmark } from "../../domain/bookmarks/touchBookmark.ts";
import { bookmarkErrors, bookmarkParams } from "../bookmarkParams.ts";
import { defineMethod } from "../define.ts";

export const ${variable} = defineMethod({
  name: "bookmarks.touch",
  summary: "Points the members of a channel to a bookmark.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: { channel_id: bookmarkParams.channel_id, bookmark_id: bookmarkParams.bookmark_id },
  result: {},
  errors: { ...bookmarkErrors, not_found: "The channel has no such bookmark." },
  examples: [{ title: "Look here", params: { channel_id: "C0123456789", bookmark_id: "Bk0123456789" } }],
  handler: (ctx, params) => ctx.write(touchBookmark, { channelId: params.channel_id, bookmarkId: params.bookmark_id }),
});
`,
  [spec]: `import assert from "node:assert/strict";
import { test } from "node:test";
import { bookmarkIn } from "../../../testkit/bookmarking.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { workspace } from "../../../testkit/workspace.ts";

test("points to a bookmark", async () => {
  await using world = await workspace();
  const named = await bookmarkIn(world);
  await world.carol.does("bookmarks.touch", named);
  const [touched] = await eventsOf(world, "bookmark_touched");
  assert.equal(touched?.["bookmark_id"], named.bookmark_id);
});
`,
  [event]: `import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const bookmark_touched = defineEvent({
  type: "bookmark_touched",
  summary: "A member pointed to a bookmark.",
  scopes: ["bookmarks:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { bookmark_id: Type.String(), event_ts: eventTs },
  example: { bookmark_id: "Bk0123456789", event_ts: exampleTs },
});
`,
};

const generated = [
  "docs/api/bookmarks.touch.md",
  "docs/events/bookmark_touched.md",
  "packages/protocol/fixtures/events/bookmark_touched.json",
];

test("a method and the event it emits are the files that CONTRIBUTING names, and nothing else", async () => {
  await using copy = await copyRepository();
  const write = (path: string) => writeFile(join(copy.folder, path), written[path] ?? "");
  const holds = async (...command: readonly string[]) => {
    const { code, output } = await copy.run(...command);
    assert.equal(code, 0, `${command.join(" ")}\n${output.slice(-4_000)}`);
  };
  const compile = ["node_modules/typescript/bin/tsc", "--singleThreaded", "-p", "."];

  // The scaffold has a definition and a test, with blanks that fail.
  await holds("scripts/new-method.ts", "bookmarks.touch");
  assert.ok(existsSync(join(copy.folder, method)));
  assert.notEqual((await copy.run("--test", spec)).code, 0);

  // An event without a definition does not compile.
  for (const path of [operation, method, spec]) await write(path);
  await holds("scripts/generate.ts");
  const { code, output } = await copy.run(...compile);
  assert.notEqual(code, 0);
  assert.match(output, /touchBookmark\.ts.*bookmark_touched/);

  await write(event);
  await holds("scripts/generate.ts");
  await holds(...compile);
  await holds("--test", spec);
  for (const path of generated) assert.ok(existsSync(join(copy.folder, path)), path);
});
