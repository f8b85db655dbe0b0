import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { serve } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "files.getUploadURLExternal";

describe(method, () => {
  test("gives an address of this server and an id, and nobody sees a file yet", async () => {
    await using world = await workspace();
    const url = await serve(world);

    const { upload_url, file_id } = await world.bot.does(method, { filename: "notes.txt", length: 5 });

    assert.ok(upload_url.startsWith(`${url}/files/upload/`));
    assert.match(file_id, /^F/);
    assert.equal(await world.bot.refused("files.info", { file: file_id }), "file_not_found");
  });

  test("gives another address each time, and keeps none of them readable", async () => {
    await using world = await workspace();

    const first = await world.bot.does(method, { filename: "a", length: 1 });
    const second = await world.bot.does(method, { filename: "a", length: 1 });
    const rows = await world.platform.store.db.selectFrom("file_uploads").selectAll().execute();

    assert.notEqual(first.upload_url, second.upload_url);
    const ticket = first.upload_url.slice(first.upload_url.lastIndexOf("/") + 1);
    assert.equal(rows.length, 2);
    assert.ok(!JSON.stringify(rows).includes(ticket));
  });

  test("makes room again when uploads that were never completed have expired", async () => {
    await using world = await workspace();
    const open = () => world.bob.asks(method, { filename: "a", length: 1 });
    for (let at = 0; at < limits.open_uploads_max; at++) assert.equal((await open()).ok, true);

    assert.equal((await open()).error, "storage_limit_reached");
    world.clock.advance({ seconds: limits.upload_url_life_s });

    assert.equal((await open()).ok, true);
  });

  test("accepts as much as this server allows, and not a byte more", async () => {
    await using world = await workspace({ fileBytesMax: 10 });

    assert.equal((await world.bob.asks(method, { filename: "a", length: 10 })).ok, true);
    assert.equal(await world.bob.refused(method, { filename: "a", length: 11 }), "file_upload_size_restricted");
  });

  const long = "n".repeat(limits.alt_text_chars_max + 1);
  refuses(method, {
    missing_argument: ({ bob }) => bob.refused(method, { filename: "a" }),
    alt_txt_too_large: ({ bob }) => bob.refused(method, { filename: "a", length: 1, alt_txt: long }),
    file_upload_size_restricted: ({ bob }) => bob.refused(method, { filename: "a", length: limits.file_bytes_max + 1 }),
    snippet_too_large: ({ bob }) =>
      bob.refused(method, { filename: "a", length: limits.snippet_bytes_max + 1, snippet_type: "python" }),
    storage_limit_reached: async ({ bob }) => {
      for (let at = 0; at < limits.open_uploads_max; at++) await bob.does(method, { filename: "a", length: 1 });
      return bob.refused(method, { filename: "a", length: 1 });
    },
    unknown_snippet_type: ({ bob }) => bob.refused(method, { filename: "a", length: 1, snippet_type: "klingon" }),
  });
});
