import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { emailOf, isSignedIn, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.setSettings";
const eightHoursS = 8 * 60 * 60;

describe(method, () => {
  test("ends sessions that are older than the duration at once, and those of nobody else", async () => {
    await using server = await serving();
    const [bobs, carols] = [await server.signedIn("bob"), await server.signedIn("carol")];
    server.clock.advance({ hours: 9 });
    assert.deepEqual([await isSignedIn(bobs), await isSignedIn(carols)], [true, true]);

    await server.alice.does(method, { user_ids: [server.bob.id], duration: eightHoursS });

    assert.deepEqual([await isSignedIn(bobs), await isSignedIn(carols)], [false, true]);
  });

  test("counts for the next sign-in", async () => {
    await using server = await serving();
    await server.alice.does(method, { user_ids: [server.bob.id], duration: eightHoursS });
    const browser = await server.signedIn("bob");
    server.clock.advance({ hours: 8, seconds: -1 });
    assert.equal(await isSignedIn(browser), true);
    server.clock.advance({ seconds: 1 });
    assert.equal(await isSignedIn(browser), false);
  });

  test("lets the cookie end with the browser", async () => {
    await using server = await serving();
    const signIn = async () => {
      const browser = server.browser();
      const login = { login: emailOf(server, "bob"), password: server.passwordOf("bob") };
      const response = await browser.send("/sign-in", login);
      assert.equal(await isSignedIn(browser), true);
      return /Max-Age/.test(response.headers.getSetCookie()[0] ?? "");
    };
    assert.equal(await signIn(), true);
    await server.alice.does(method, { user_ids: [server.bob.id], desktop_app_browser_quit: true });
    assert.equal(await signIn(), false);
    await server.alice.does("admin.users.session.clearSettings", { user_ids: [server.bob.id] });
    assert.equal(await signIn(), true);
  });

  refuses(method, {
    not_an_admin: ({ bob, carol }) => bob.refused(method, { user_ids: [carol.id], duration: eightHoursS }),
    user_not_found: ({ alice }) => alice.refused(method, { user_ids: ["U0000000000"], duration: eightHoursS }),
    bots_not_allowed: async ({ alice, bot }) => {
      const { user_id } = await bot.does("auth.test", {});
      return alice.refused(method, { user_ids: [user_id], duration: eightHoursS });
    },
    admin_unauthorized: (world) =>
      world.alice.refused(method, { user_ids: [personOf(world, "erin").id], duration: eightHoursS }),
    at_least_one_session_setting_required: ({ alice, bob }) => alice.refused(method, { user_ids: [bob.id] }),
  });
});
