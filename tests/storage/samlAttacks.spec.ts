import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { createLog } from "@platform/server/ports/log.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { otherSamlKey } from "../../packages/server/testkit/samlKeys.ts";
import {
  addSamlProvider,
  postForm,
  SamlProvider,
  signInBySaml,
  visitSaml,
} from "../../packages/server/testkit/samlProvider.ts";
import { assertionXml, responseXml, sign, signedResponse } from "../../packages/server/testkit/samlResponse.ts";
import { isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "./platformPlace.ts";
import { forgeries } from "./samlForgeries.ts";
import { type FreshPlace, inMemory, inPostgres } from "./storeKinds.ts";

const nina = { nameId: "nina", attributes: { "User.Email": "nina@acme.test", displayName: "Nina New" } };

for (const kind of [inMemory, inPostgres]) {
  describe(`an answer of a SAML provider on ${kind.name}`, { skip: kind.skip }, () => {
    let place: FreshPlace;
    let world: Serving;
    let provider: SamlProvider;
    let id: string;
    let query: string;
    const logged: string[] = [];
    const log = createLog({ level: "info", write: (line) => void logged.push(line) });

    before(async () => {
      place = await kind.fresh();
      world = await serving({ ...platformOptions(place.location), log });
      provider = await SamlProvider.start(() => world.clock.nowMs());
      provider.person = nina;
      id = await addSamlProvider(world, provider, { provisions: true, verifies_email: true, domains: ["acme.test"] });
      query = `?team=${teamsOf(world).acme}`;
      // The account exists from here on, so that a forgery that is accepted signs in.
      assert.equal((await signInBySaml(world.browser(), { id, query })).status, 303);
    });
    after(async () => {
      await provider?.[Symbol.asyncDispose]();
      await world?.[Symbol.asyncDispose]();
      await place?.[Symbol.asyncDispose]();
    });

    for (const [title, { forge, says, why }] of Object.entries(forgeries)) {
      test(`is refused ${title}`, async () => {
        provider.forge = forge;
        logged.length = 0;
        const browser = world.browser();
        const refused = await signInBySaml(browser, { id, query });
        provider.forge = signedResponse;

        assert.equal(refused.status, 403);
        assert.match(await refused.text(), says);
        const [line = ""] = logged.filter((text) => text.includes("sign-in through a provider refused"));
        assert.ok(line.includes(why), line);
        assert.equal(await isSignedIn(browser), false);
        // The next one in the same browser comes through: what is refused leaves nothing behind.
        assert.equal((await signInBySaml(browser, { id, query })).status, 303);
        assert.equal(await isSignedIn(browser), true);
      });
    }

    test("counts where the response is signed, the assertion, or both", async () => {
      for (const parts of [["Response"], ["Assertion"], ["Assertion", "Response"]] as const) {
        provider.forge = (answer) =>
          parts.reduce((xml, part) => sign(xml, part), responseXml(answer, assertionXml(answer)));
        const browser = world.browser();
        await signInBySaml(browser, { id, query });
        assert.equal(await isSignedIn(browser), true, parts.join(" and "));
      }
      provider.forge = signedResponse;
    });

    test("names the whole text around a comment, which an attacker adds without breaking the signature", async () => {
      provider.person = { nameId: "nina.evil" };
      provider.forge = (parts) => signedResponse(parts).replace(">nina.evil<", ">nina<!-- -->.evil<");
      const browser = world.browser();
      const asked = await signInBySaml(browser, { id, query });
      provider.forge = signedResponse;
      provider.person = nina;

      assert.equal(await isSignedIn(browser), false);
      const confirm = new URL(asked.headers.get("location") ?? "", world.url).searchParams.get("redirect") ?? "";
      assert.match(confirm, /^\/account\/identities\/confirm/);
      const pending = new URL(confirm, world.url).searchParams.get("pending") ?? "";
      assert.match(Buffer.from(pending, "base64url").toString(), /"nina\.evil"/);
      const signedIn = await world.signedIn("bob");
      assert.equal((await signedIn.get(confirm)).status, 410, "it belongs to the browser that began");
    });

    test("counts once, also when it comes several times at the same moment", async () => {
      const browser = world.browser();
      const form = await visitSaml(browser, { id, query });
      const answers = await Promise.all(Array.from({ length: 6 }, () => postForm(form)));
      const [accepted, ...others] = answers.filter(({ status }) => status === 303);
      const late = await postForm(form);

      assert.deepEqual([others.length, late.status], [0, 403]);
      const next = accepted?.headers.get("location")?.replace(world.url, "") ?? "";
      const back = await Promise.all(Array.from({ length: 4 }, () => browser.get(next)));
      assert.equal(back.filter(({ status }) => status === 303).length, 1);
      assert.equal((await postForm(form)).status, 403);
    });

    test("counts once for each assertion, whatever request it answers", async () => {
      provider.forge = (parts) => signedResponse({ ...parts, assertionId: "_the_same" });
      const [first, second] = [world.browser(), world.browser()];
      await signInBySaml(first, { id, query });
      const again = await signInBySaml(second, { id, query });
      provider.forge = signedResponse;

      assert.deepEqual([again.status, await isSignedIn(first), await isSignedIn(second)], [403, true, false]);
    });

    test("signs in nobody without the browser that began", async () => {
      const [own, other] = [world.browser(), world.browser()];
      const received = await postForm(await visitSaml(own, { id, query }));
      assert.equal(received.headers.getSetCookie().length, 0);
      const next = received.headers.get("location")?.replace(world.url, "") ?? "";
      await visitSaml(other, { id, query });

      for (const browser of [other, world.browser()]) {
        assert.equal((await browser.get(next)).status, 403);
        assert.equal(await isSignedIn(browser), false);
      }
      await own.get(next);
      assert.equal(await isSignedIn(own), true);
    });

    test("does not fit the sign-in of another browser or tab", async () => {
      const [mine, theirs] = [world.browser(), world.browser()];
      const forged = await visitSaml(mine, { id, query });
      const { fields } = await visitSaml(theirs, { id, query });
      const { RelayState = "" } = fields;
      assert.equal((await postForm({ ...forged, fields: { ...forged.fields, RelayState } })).status, 403);
    });

    test("is needed before the browser comes back", async () => {
      const browser = world.browser();
      const { fields } = await visitSaml(browser, { id, query });
      const early = await browser.get(`/sign-in/with/${id}/callback?state=${fields["RelayState"]}`);
      assert.deepEqual([early.status, await isSignedIn(browser)], [403, false]);
    });

    test("is too late after ten minutes, before and after it came", async () => {
      const browser = world.browser();
      const form = await visitSaml(browser, { id, query });
      const next = (await postForm(await visitSaml(browser, { id, query }))).headers.get("location") ?? "";
      world.clock.advance({ seconds: limits.provider_sign_in_s + 1 });

      assert.equal((await postForm(form)).status, 403);
      assert.equal((await browser.get(next.replace(world.url, ""))).status, 403);
    });

    test("comes by a form in a page of its own, and names the sign-in", async () => {
      const browser = world.browser();
      const form = await visitSaml(browser, { id, query });
      const path = new URL(form.action).pathname;

      assert.equal((await browser.get(`${path}?${new URLSearchParams(form.fields).toString()}`)).status, 404);
      assert.equal((await postForm(form, { "sec-fetch-dest": "iframe" })).status, 403);
      const { SAMLResponse = "" } = form.fields;
      for (const RelayState of ["", "/client", "https://evil.test/", "x".repeat(43)]) {
        assert.equal((await postForm({ ...form, fields: { SAMLResponse, RelayState } })).status, 403);
      }
      assert.equal((await postForm(form)).status, 303);
    });

    test("does not count at another provider of this server, nor with its key", async () => {
      const other = await addSamlProvider(world, provider, { name: "Second" });
      const oidc = await world.alice.does("admin.signIn.providers.create", {
        team_id: teamsOf(world).acme ?? "",
        name: "Third",
        issuer: "https://id.acme.test",
        client_id: "platform",
      });
      const form = await visitSaml(world.browser(), { id, query });
      for (const elsewhere of [other, oidc.provider.id, "Ip0000000000"]) {
        assert.equal((await postForm({ ...form, action: form.action.replace(id, elsewhere) })).status, 403, elsewhere);
      }
      await world.alice.does("admin.signIn.providers.update", {
        provider_id: other,
        certificates: [otherSamlKey.cert],
      });
      assert.equal((await signInBySaml(world.browser(), { id: other, query })).status, 403);
    });

    test("of a provider that was switched off or is another one now counts no more", async () => {
      const browser = world.browser();
      const made = await addSamlProvider(world, provider, { name: "Changing" });
      const kept = (await postForm(await visitSaml(browser, { id: made, query }))).headers.get("location") ?? "";
      await world.alice.does("admin.signIn.providers.update", { provider_id: made, issuer: "https://evil.test" });
      assert.equal((await browser.get(kept.replace(world.url, ""))).status, 403);

      await world.alice.does("admin.signIn.providers.update", { provider_id: made, issuer: provider.entityId });
      const form = await visitSaml(browser, { id: made, query });
      await world.alice.does("admin.signIn.providers.update", { provider_id: made, is_enabled: false });
      assert.equal((await postForm(form)).status, 403);
    });
  });
}
