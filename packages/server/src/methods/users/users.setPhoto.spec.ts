import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { limits } from "@platform/protocol";
import { photoSizes } from "@platform/protocol/pictures.ts";
import sharp from "sharp";
import { teamsOf } from "../../../testkit/admins.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { colorAt, sendPhoto, twoColored } from "../../../testkit/photos.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { blobKeys } from "../../ports/blobs/blobFolder.ts";
import { filesFolderOf } from "../../ports/dataFolder.ts";

const method = "users.setPhoto";

function openFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "photo-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const red = [255, 0, 0] as const;
const blue = [0, 0, 255] as const;

async function wide(): Promise<Buffer> {
  return (await twoColored(400, 200, [red, blue])).png().toBuffer();
}

async function load(address: string | undefined): Promise<Buffer> {
  assert.ok(address !== undefined);
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The addresses of bob's photo after this upload. */
async function setPhoto(world: Workspace, image: Buffer, fields?: Readonly<Record<string, string>>) {
  const answer = await sendPhoto(world, world.bob, image, fields);
  assert.equal(answer.ok, true, JSON.stringify(answer));
  return (answer as unknown as { profile: Record<string, string> }).profile;
}

describe(method, () => {
  test("serves the photo in every size, to anybody", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const profile = await setPhoto(world, await wide());

    for (const size of photoSizes) {
      const { width, height } = await sharp(await load(profile[`image_${size}`])).metadata();
      assert.deepEqual([width, height], [size, size]);
    }
    const { width, height } = await sharp(await load(profile["image_original"])).metadata();
    assert.deepEqual([width, height], [400, 200]);
    const { profile: shown } = await world.alice.does("users.profile.get", { user: world.bob.id });
    assert.deepEqual(
      [shown.is_custom_image, shown.image_1024, shown.avatar_hash],
      [true, profile["image_1024"], profile["avatar_hash"]],
    );
  });

  test("adds bars to an image that is not square", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const image = await load((await setPhoto(world, await wide()))["image_192"]);
    const colors = [await colorAt(image, 96, 4), await colorAt(image, 20, 96), await colorAt(image, 170, 96)];
    assert.deepEqual(colors, ["999", "900", "009"]);
  });

  test("uses only the square that the crop names", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const crop = { crop_x: "200", crop_y: "0", crop_w: "200" };
    const image = await load((await setPhoto(world, await wide(), crop))["image_72"]);
    assert.deepEqual([await colorAt(image, 2, 2), await colorAt(image, 69, 69)], ["009", "009"]);
  });

  test("turns the image upright, and keeps no metadata", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const turned = await (
      await twoColored(200, 200, [red, blue])
    )
      .withExif({ IFD0: { Copyright: "Bob" }, IFD3: { GPSLatitude: "52/1 31/1 12/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await load((await setPhoto(world, turned))["image_original"]);
    assert.deepEqual([await colorAt(image, 100, 20), await colorAt(image, 100, 180)], ["900", "009"]);
    const { exif, orientation } = await sharp(image).metadata();
    assert.deepEqual([exif, orientation], [undefined, undefined]);
  });

  test("keeps transparency", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const create = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const image = await load((await setPhoto(world, await sharp({ create }).png().toBuffer()))["image_48"]);
    const { format, hasAlpha } = await sharp(image).metadata();
    assert.deepEqual([format, hasAlpha], ["png", true]);
  });

  test("takes an image that is too large for memory, and leaves nothing of the upload behind", async () => {
    using folder = openFolder();
    await using world = await workspace({ dataFolder: folder.path });
    const url = await world.platform.listen();
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 900, height: 900, channels: 3, background: "white", noise } as const;
    const image = await sharp({ create }).png().toBuffer();
    assert.ok(image.length > limits.body_bytes_max);
    const send = async (bytes: Buffer) => {
      const form = new FormData();
      form.set("image", new Blob([new Uint8Array(bytes)]), "me.png");
      const headers = { authorization: `Bearer ${world.bob.token}` };
      const answer = await fetch(`${url}/api/${method}`, { method: "POST", headers, body: form });
      return (await answer.json()) as { ok: boolean; error?: string };
    };
    assert.equal((await send(image)).ok, true);
    assert.equal((await send(image.subarray(0, image.length / 2))).error, "bad_image");

    const stored = await world.platform.store.db.selectFrom("photos").select("blob_key").execute();
    const kept: string[] = [];
    for await (const key of blobKeys(filesFolderOf({ dataFolder: folder.path }) ?? "")) kept.push(key);
    assert.deepEqual(kept.toSorted(), stored.map((row) => row.blob_key).toSorted());
  });

  test("replaces the former photo, whose bytes are removed, and reports both", async () => {
    await using world = await workspace();
    const { db } = world.platform.store;
    const first = await setPhoto(world, await wide());
    const before = await outboxEnd(world);
    const second = await setPhoto(world, await wide());

    assert.notEqual(first["avatar_hash"], second["avatar_hash"]);
    const rows = await db.selectFrom("photos").select("name").distinct().execute();
    assert.deepEqual(
      rows.map(({ name }) => name),
      [`${second["avatar_hash"]}.jpg`],
    );
    const events = await eventsAfter(world, before);
    assert.deepEqual(
      events.map(({ type }) => type),
      ["user_change", "user_profile_changed"],
    );
  });

  test("reports the photo to every workspace of the person", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    await sendPhoto(world, world.carol, await wide());
    const teams = (await eventsAfter(world, before)).map(
      ({ payload }) => (payload["user"] as { team_id: string }).team_id,
    );
    const { acme, labs } = teamsOf(world);
    assert.deepEqual(new Set(teams), new Set([acme, labs]));
  });

  refuses(method, {
    bad_image: async (world) => (await sendPhoto(world, world.bob, Buffer.from("<svg/>"))).error ?? "",
    too_large: async (world) =>
      (await sendPhoto(world, world.bob, Buffer.alloc(limits.photo_bytes_max + 1))).error ?? "",
    too_many_frames: async (world) => {
      const frames = [await wide(), await (await twoColored(400, 200, [blue, red])).png().toBuffer()];
      const animated = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer();
      return (await sendPhoto(world, world.bob, animated)).error ?? "";
    },
  });

  test("refuses what only begins like an image, bombs and crops outside the image", async () => {
    await using world = await workspace();
    const whole = await wide();
    const cut = await sendPhoto(world, world.bob, whole.subarray(0, 80));
    const outside = await sendPhoto(world, world.bob, whole, { crop_x: "300", crop_w: "200" });
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const bomb = await sendPhoto(world, world.bob, huge);
    const none = await world.bob.refused(method, {});
    assert.deepEqual([cut.error, outside.error, none], ["bad_image", "bad_image", "bad_image"]);
    assert.equal(bomb.error, "too_large");
    assert.deepEqual(await world.platform.store.db.selectFrom("photos").selectAll().execute(), []);
  });
});
