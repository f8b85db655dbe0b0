import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inflateSync } from "node:zlib";
import { pictureSizes } from "@platform/protocol/pictures.ts";
import { workspace } from "../../../testkit/workspace.ts";
import { drawIdenticon } from "./identicon.ts";

/** The lines of pixels of a picture with two colours, each line as a text of 0 and 1. */
function linesOf(png: Buffer): string[] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const size = chunks.get("IHDR")?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(size / 8);
  return Array.from({ length: size }, (_, y) =>
    [...rows.subarray(y * stride + 1, (y + 1) * stride)]
      .map((byte) => byte.toString(2).padStart(8, "0"))
      .join("")
      .slice(0, size),
  );
}

describe("pictures of people and apps", () => {
  test("lie where profiles and bots say, for anybody and for ever", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const { user } = await world.bot.does("users.info", { user: world.alice.id });
    const { bot_id = "", user_id } = await world.bot.does("auth.test", {});
    const { bot } = await world.bot.does("bots.info", { bot: bot_id });
    const { user: botUser } = await world.bot.does("users.info", { user: user_id });
    const { image_24, image_32, image_48, image_72, image_192, image_512, avatar_hash } = user.profile;

    for (const address of [image_24, image_32, image_48, image_72, image_192, image_512, ...Object.values(bot.icons)]) {
      const answer = await fetch(address);
      const [, size = ""] = /-(\d+)\.png$/.exec(address) ?? [];
      const body = Buffer.from(await answer.arrayBuffer());
      assert.ok(address.startsWith(`${url}/avatars/`), address);
      assert.deepEqual(
        [answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")],
        [200, "image/png", "public, max-age=31536000, immutable"],
      );
      assert.equal(answer.headers.get("cross-origin-resource-policy"), "cross-origin");
      assert.equal(linesOf(body).length, Number(size));
    }
    assert.ok(image_24.includes(avatar_hash));
    assert.equal(botUser.profile.image_48, bot.icons.image_48);
    assert.notEqual(avatar_hash, botUser.profile.avatar_hash);
  });

  test("are mirrored, whole at every size, and others for others", () => {
    const drawn = ["0123456789ab", "ba9876543210", "ffffffffffff"].map((hash) => {
      for (const size of pictureSizes) {
        const lines = linesOf(drawIdenticon(hash, size));
        assert.equal(lines.length, size);
        for (const line of lines) assert.equal(line, line.split("").toReversed().join(""));
      }
      return drawIdenticon(hash, 48).toString("base64");
    });
    assert.equal(new Set(drawn).size, drawn.length);
    assert.deepEqual(drawIdenticon("0123456789ab", 48).toString("base64"), drawn[0]);
  });

  test("are drawn in no other size and under no other name", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();

    for (const name of ["0123456789ab-4096.png", "0123456789ab-48.svg", "0123456789a-48.png", "0123456789AB-48.png"]) {
      assert.equal((await fetch(`${url}/avatars/${name}`)).status, 404, name);
    }
  });
});
