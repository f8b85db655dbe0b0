import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { serve } from "../../../testkit/files.ts";
import { serveBytes } from "../../../testkit/imageSource.ts";
import { colorAt, twoColored } from "../../../testkit/photos.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setIcon";

async function redAndBlue(): Promise<Buffer> {
  const image = await twoColored(600, 600, [
    [255, 0, 0],
    [0, 0, 255],
  ]);
  return image.png().toBuffer();
}

async function setFrom(world: Workspace, bytes: Buffer): Promise<string> {
  await using source = await serveBytes(bytes);
  const answer = await world.alice.asks(method, { team_id: teamsOf(world).acme, image_url: source.url });
  return answer.error ?? "ok";
}

describe(method, () => {
  test("serves the image in every size that team.info names", async () => {
    await using world = await workspace();
    await serve(world);
    assert.equal((await world.bob.does("team.info", {})).team.icon.image_default, true);

    assert.equal(await setFrom(world, await redAndBlue()), "ok");

    const { icon } = (await world.bob.does("team.info", {})).team;
    assert.equal(icon.image_default, false);
    for (const [name, size] of [
      ["image_34", 34],
      ["image_102", 102],
      ["image_230", 230],
    ] as const) {
      const bytes = Buffer.from(await (await fetch(icon[name])).arrayBuffer());
      assert.deepEqual(
        [await colorAt(bytes, 5, Math.floor(size / 2)), await colorAt(bytes, size - 5, Math.floor(size / 2))],
        ["900", "009"],
      );
    }
    assert.equal((await fetch(icon.image_original ?? "")).status, 200);
  });

  test("replaces the former icon, whose bytes are removed", async () => {
    await using world = await workspace();
    await serve(world);
    await setFrom(world, await redAndBlue());
    const { icon: former } = (await world.bob.does("team.info", {})).team;
    await setFrom(world, await redAndBlue());
    const { icon } = (await world.bob.does("team.info", {})).team;
    assert.notEqual(icon.image_34, former.image_34);
    assert.deepEqual([(await fetch(former.image_34)).status, (await fetch(icon.image_34)).status], [404, 200]);
  });

  test("refuses addresses of networks that are closed to the server's requests", async () => {
    await using world = await workspace();
    for (const image_url of ["http://10.0.0.1/icon.png", "http://169.254.169.254/icon.png", "http://[fd00::1]/a.png"]) {
      assert.equal(await world.alice.refused(method, { team_id: teamsOf(world).acme, image_url }), "invalid_url");
    }
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).birch, image_url: "https://a.test/" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, image_url: "https://a.test/" }),
    invalid_url: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, image_url: "ftp://a.test/" }),
    failed_to_set_icon: (world) => setFrom(world, Buffer.from("no image")),
  });
});
