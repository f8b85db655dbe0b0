import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { openBrowser } from "../../packages/server/testkit/signingIn.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

const ada = { workspace: "Acme", name: "Ada Ames", email: "ada@acme.test", password: "a password to remember" };

for (const kind of sharedStoreKinds) {
  describe(`setup links of two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("create one workspace when both are used at once, and no seed is loaded afterwards", async () => {
      await using stack = new AsyncDisposableStack();
      const place = stack.use(await kind.empty());
      const folder = stack.use(quickFolder("links"));
      const options = { dataFolder: folder.path, ...platformOptions(place.location) };
      const open = async () => {
        const platform = stack.use(await createPlatform(options));
        const url = await platform.listen();
        const [link] = await platform.ownerLinks({ forEveryOwner: false });
        return { platform, url, path: (link?.url ?? "").slice(url.length) };
      };
      const servers = [await open(), await open()];

      const answers = await Promise.all(
        servers.flatMap(({ url }) => servers.map(({ path }) => openBrowser(url).send(path, ada))),
      );

      assert.deepEqual(
        answers.map(({ status }) => status).filter((status) => status < 400),
        [303],
      );
      for (const { status } of answers) assert.ok(status < 500, String(status));
      for (const { platform, url, path } of servers) {
        assert.equal((await platform.describeDev()).teams.length, 1);
        assert.equal((await openBrowser(url).get(path)).status, 404);
        assert.deepEqual(await platform.ownerLinks({ forEveryOwner: true }), []);
      }
      const seeded = stack.use(await createPlatform({ ...options, seed: "dev" }));
      assert.deepEqual(
        (await seeded.describeDev()).teams.map(({ name }) => name),
        ["Acme"],
      );
    });
  });
}
