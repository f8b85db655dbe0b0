import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { makeGroup, teamsOf } from "../../packages/server/testkit/admins.ts";
import { otherSamlKey, type SamlKey, samlKey } from "../../packages/server/testkit/samlKeys.ts";
import {
  addSamlProvider,
  postForm,
  SamlProvider,
  signInBySaml,
  visitSaml,
} from "../../packages/server/testkit/samlProvider.ts";
import { signedResponse } from "../../packages/server/testkit/samlResponse.ts";
import { isSignedIn, openBrowser, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres, sharedStoreKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const claim = (name: string) => `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`;
const trusting = { provisions: true, verifies_email: true, domains: ["acme.test"] };

interface Scene {
  readonly world: Serving;
  readonly provider: SamlProvider;
  readonly query: string;
}

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Scene> {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    const provider = stack.use(await SamlProvider.start(() => world.clock.nowMs()));
    return { world, provider, query: `?team=${teamsOf(world).acme}` };
  }

  const identitiesOf = (world: Serving) => world.platform.store.db.selectFrom("identities").selectAll().execute();

  describe(`a person of a SAML provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("gets an account by a verified address in a trusted domain, and is recognized by the name alone afterwards", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, trusting);
      provider.person = {
        nameId: "n-1",
        attributes: {
          [claim("emailaddress")]: "Nina@Acme.test",
          [claim("givenname")]: "Nina",
          [claim("surname")]: "New",
        },
      };
      const browser = world.browser();
      const back = await signInBySaml(browser, { id, query: `${query}&redirect=%2Faccount%3Ftab%3D1` });
      assert.equal(back.headers.get("location"), "/account?tab=1");
      assert.equal(await isSignedIn(browser), true);

      provider.person = { nameId: "n-1", attributes: { email: "alice@acme.test" } };
      const again = world.browser();
      await signInBySaml(again, { id, query });
      assert.equal(await isSignedIn(again), true);

      const [identity, ...others] = await identitiesOf(world);
      assert.equal(others.length, 0);
      const { issuer, subject, linked_by } = identity ?? assert.fail();
      assert.deepEqual([issuer, subject, linked_by], [provider.entityId, "n-1", "provisioning"]);
      const { user } = await world.alice.does("users.info", { user: identity?.user_id ?? "" });
      assert.deepEqual([user.profile.email, user.profile.real_name], ["nina@acme.test", "Nina New"]);
    });

    test("joins and leaves the user groups that are mapped, unless the provider does not say", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, trusting);
      const design = await makeGroup(world, "design", world.carol);
      await world.alice.does("admin.signIn.groups.setClaim", { provider_id: id, claim: claim("groups") });
      await world.alice.does("admin.signIn.groups.add", { provider_id: id, group: "Design", usergroup_id: design });
      const signIn = async (attributes: Readonly<Record<string, string | readonly string[]>>) => {
        provider.person = { nameId: "n-1", attributes: { email: "nina@acme.test", ...attributes } };
        await signInBySaml(world.browser(), { id, query });
        const { users } = await world.alice.does("usergroups.users.list", { usergroup: design });
        return users.filter((user) => user !== world.carol.id).length;
      };

      assert.equal(await signIn({ [claim("groups")]: ["Sales", "Design"] }), 1);
      assert.equal(await signIn({}), 1);
      assert.equal(await signIn({ "http://schemas.microsoft.com/claims/groups.link": "https://graph.test" }), 1);
      assert.equal(await signIn({ [claim("groups")]: "Sales" }), 0);
      assert.equal(await signIn({ [claim("groups")]: "Design" }), 1);
      assert.equal(await signIn({ [claim("groups")]: [] }), 0);
    });

    test("gets nothing by an address while the provider is not said to verify addresses, and confirms the link", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, { provisions: true, domains: ["acme.test"] });
      provider.person = { nameId: "bob@acme.test", format: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress" };
      const browser = world.browser();
      const asked = await signInBySaml(browser, { id, query });
      const location = asked.headers.get("location") ?? "";
      assert.match(location, /^\/sign-in\?redirect=.*confirm.*&link=1$/);
      assert.deepEqual(await identitiesOf(world), []);

      const path = new URL(location, world.url).searchParams.get("redirect") ?? "";
      await browser.send("/sign-in", { login: "bob", password: world.passwordOf("bob"), workspace: "acme" });
      const page = await (await browser.get(path)).text();
      assert.match(page, /bob@acme\.test/);
      const pending = new URL(path, world.url).searchParams.get("pending") ?? "";
      assert.equal((await browser.send("/account/identities/confirm", { pending })).status, 303);
      const [identity] = await identitiesOf(world);
      assert.deepEqual([identity?.user_id, identity?.subject], [world.bob.id, "bob@acme.test"]);
    });

    test("is let in where the provider is required, and a password is not", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, trusting);
      provider.person = { nameId: "n-1", attributes: { mail: "nina@acme.test" } };
      await world.alice.does("admin.signIn.providers.update", { provider_id: id, is_enforced: true });

      const [byProvider, byPassword] = [world.browser(), world.browser()];
      await signInBySaml(byProvider, { id, query });
      await byPassword.send("/sign-in", { login: "bob", password: world.passwordOf("bob"), workspace: "acme" });

      assert.deepEqual([await isSignedIn(byProvider), await isSignedIn(byPassword)], [true, false]);
      const out = await byProvider.send("/sign-out", {});
      assert.ok(!(await out.text()).includes("Sign out of"), "SAML has no page for signing out here");
    });

    test("is described by the attribute that an administrator names", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, { ...trusting, email_attribute: "work" });
      provider.person = { nameId: "n-1", attributes: { email: "ceo@acme.test", work: "nina@acme.test" } };
      await signInBySaml(world.browser(), { id, query });
      const [identity] = await identitiesOf(world);
      assert.equal(identity?.email, "nina@acme.test");
    });
  });

  describe(`a SAML provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("gets a request in the address, and metadata that says the same", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider } = await open(stack);
      const id = await addSamlProvider(world, provider);
      const started = await world.browser().get(`/sign-in/with/${id}`);
      const to = new URL(started.headers.get("location") ?? "");
      assert.deepEqual([to.origin, to.pathname, to.searchParams.get("tenant")], [provider.url, "/sso", "acme"]);
      const request = inflateRawSync(Buffer.from(to.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
      const base = `${world.url}/sign-in/with/${id}`;
      assert.ok(request.includes(`AssertionConsumerServiceURL="${base}/acs"`));
      assert.ok(request.includes(`<saml:Issuer>${base}/metadata</saml:Issuer>`));
      const state = to.searchParams.get("RelayState") ?? "";
      assert.match(state, /^[\w-]{43}$/);
      assert.ok(!request.includes(state));

      const metadata = await fetch(`${base}/metadata`);
      assert.match(metadata.headers.get("content-type") ?? "", /^application\/samlmetadata\+xml/);
      const text = await metadata.text();
      assert.ok(text.includes(`entityID="${base}/metadata"`) && text.includes(`Location="${base}/acs"`));
      assert.equal((await fetch(`${world.url}/sign-in/with/Ip0000000000/metadata`)).status, 404);
    });

    test("changes its key while both certificates are known", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, query } = await open(stack);
      const id = await addSamlProvider(world, provider, trusting);
      provider.person = { nameId: "n-1", attributes: { email: "nina@acme.test" } };
      const update = (certificates: readonly string[]) =>
        world.alice.does("admin.signIn.providers.update", { provider_id: id, certificates: [...certificates] });
      const comesIn = async (key: SamlKey) => {
        provider.forge = (parts) => signedResponse(parts, { key });
        const browser = world.browser();
        await signInBySaml(browser, { id, query });
        return isSignedIn(browser);
      };

      await update([samlKey.cert, otherSamlKey.cert]);
      assert.deepEqual([await comesIn(samlKey), await comesIn(otherSamlKey)], [true, true]);
      await update([otherSamlKey.cert]);
      assert.deepEqual([await comesIn(samlKey), await comesIn(otherSamlKey)], [false, true]);
    });
  });
}

for (const kind of sharedStoreKinds) {
  describe(`an answer of a SAML provider at two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("counts at one of them alone, and the browser may go on at the other", async () => {
      await using both = await twoServers(kind, { baseUrl: "https://chat.acme.test" });
      const urls: string[] = [];
      for (const { platform } of [both.first, both.second]) {
        await platform.listen();
        urls.push(`http://localhost:${platform.port}`);
      }
      const [url = "", elsewhere = ""] = urls;
      await using provider = await SamlProvider.start(() => both.first.clock.nowMs());
      const id = await addSamlProvider(both.first, provider, trusting);
      provider.person = { nameId: "n-1", attributes: { email: "nina@acme.test" } };
      const browser = openBrowser(url);
      const form = await visitSaml(browser, { id, query: `?team=${teamsOf(both.first).acme}` });
      const sent = [url, elsewhere, url, elsewhere].map((to) =>
        postForm({ ...form, action: form.action.replace("https://chat.acme.test", to) }),
      );

      const accepted = (await Promise.all(sent)).filter(({ status }) => status === 303);
      assert.equal(accepted.length, 1);
      const next = accepted[0]?.headers.get("location") ?? "";
      const back = await openBrowser(elsewhere, browser.cookies()).get(next.replace("https://chat.acme.test", ""));
      assert.deepEqual([back.status, back.headers.get("location")], [303, "/"]);
      const used = await both.second.platform.store.db.selectFrom("used_assertions").selectAll().execute();
      assert.equal(used.length, 1);
      assert.ok(!JSON.stringify(used).includes("_assertion"), "it is stored as a hash");
    });
  });
}
