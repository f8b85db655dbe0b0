import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { newPerson, ownScim, patchOf } from "../../packages/server/testkit/scim.ts";
import { emailOf, isSignedIn, openBrowser } from "../../packages/server/testkit/signingIn.ts";
import { Listening } from "./listening.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

/** Every way in which identity providers end the access of a person. */
const endings = {
  DELETE: { off: undefined, version: "v2" },
  "active false, by Entra ID": { off: patchOf({ op: "Replace", path: "active", value: "False" }), version: "v2" },
  "active false, by Okta": { off: patchOf({ op: "replace", value: { active: false } }), version: "v2" },
  "active false, in version 1": { off: { active: false }, version: "v1" },
} as const;

for (const kind of [inFile, inPostgres]) {
  describe(`access that an identity provider ends, with two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("sockets close and sessions and tokens end at once, at both servers, and for good", async (t) => {
      await using servers = await twoServers(kind);
      const { first, second, wakeSecond } = servers;
      for (const world of [first, second]) await world.platform.listen();
      const { id } = first.bob;
      for (const [name, { off, version }] of Object.entries(endings)) {
        await t.test(name, async () => {
          const scim = await ownScim(first, { version });
          const browser = openBrowser(second.platform.baseUrl);
          await browser.send("/sign-in", { login: emailOf(first, "bob"), password: passwordOf("bob") });
          assert.ok(await isSignedIn(browser));
          const bob = second.actor((await atHome(first, first.bob)).token);
          await using listening = await Listening.as(bob);

          const ended = off === undefined ? await scim.delete(`/Users/${id}`) : await scim.patch(`/Users/${id}`, off);
          assert.ok(ended.status < 300);
          await wakeSecond();

          assert.equal(await listening.closed, 1008);
          assert.equal(await bob.refused("auth.test", {}), "account_inactive");
          assert.equal(await isSignedIn(browser), false);
          const back = await scim.patch(`/Users/${id}`, patchOf({ op: "replace", value: { active: true } }));
          assert.deepEqual([back.body.id, back.body.active], [id, true]);
          assert.equal(await bob.refused("auth.test", {}), "token_revoked");
          assert.equal(await isSignedIn(browser), false);
        });
      }

      function passwordOf(name: string): string {
        return first.dev.users.find((user) => user.name === name)?.password ?? "";
      }
    });

    test("an address and a name are given once, whichever server is asked", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      for (const world of [first, second]) await world.platform.listen();
      const [one, other] = [await ownScim(first), await ownScim(second)];
      const asked = [one, other, one, other].map((client) => client.post("/Users", newPerson("once")));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);

      assert.deepEqual(statuses.toSorted(), [201, 409, 409, 409]);
    });
  });
}
