import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { createLog } from "@platform/server/ports/log.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { postForm, type SamlForm } from "../../packages/server/testkit/samlProvider.ts";
import { type FormBrowser, isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inMemory, inPostgres } from "../storage/storeKinds.ts";
import { ProviderBrowser } from "./providerBrowser.ts";
import { noSimpleSamlPhp, recommended, type SimpleSamlPhp, startSimpleSamlPhp } from "./simpleSamlPhp.ts";

const people = {
  "nina:secret": { uid: "nina", mail: "Nina@Acme.test", displayName: "Nina New" },
  "oskar:other": { uid: "oskar", mail: "oskar@acme.test", givenName: "Oskar", sn: "Old" },
};

interface Scene {
  readonly world: Serving;
  readonly provider: SimpleSamlPhp;
  readonly id: string;
  /** What the server logged. */
  logged(): string;
}

for (const kind of [inMemory, inPostgres]) {
  describe(`SimpleSAMLphp on ${kind.name}`, { skip: noSimpleSamlPhp || kind.skip }, () => {
    async function open(stack: AsyncDisposableStack, hosted?: string): Promise<Scene> {
      let logged = "";
      const log = createLog({ level: "info", write: (line) => (logged += String(line)) });
      const place = stack.use(await kind.fresh());
      const world = stack.use(await serving({ ...platformOptions(place.location), log }));
      // The other end has the time of the machine.
      world.clock.advance({ seconds: Math.floor((Date.now() - world.clock.nowMs()) / 1000) });
      const provider = stack.use(await startSimpleSamlPhp(people, hosted));
      const { provider: added } = await world.alice.does("admin.signIn.providers.create", {
        team_id: teamsOf(world).acme,
        kind: "saml",
        name: "SimpleSAMLphp",
        metadata: await provider.metadata(),
        provisions: true,
        verifies_email: true,
        domains: ["acme.test"],
      });
      provider.importServices([await metadataOf(world, added.id)]);
      return { world, provider, id: added.id, logged: () => logged };
    }

    test("creates an account at the first sign-in, and recognizes it at the next ones", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      const there = new ProviderBrowser();
      const [first, second, third, other] = [world.browser(), world.browser(), world.browser(), world.browser()];

      const back = await comeBack(first, await visit(there, await begin(world, first, id, "&redirect=%2Faccount")));
      assert.equal(back.headers.get("location"), "/account");
      assert.deepEqual([await isSignedIn(first), await isSignedIn(second)], [true, false]);
      // The provider knows its browser, and asks for no password.
      await comeBack(second, await there.open(await begin(world, second, id)));
      await comeBack(third, await visit(new ProviderBrowser(), await begin(world, third, id)));
      await comeBack(other, await visit(new ProviderBrowser(), await begin(world, other, id), "oskar", "other"));

      assert.deepEqual(
        [await isSignedIn(second), await isSignedIn(third), await isSignedIn(other)],
        [true, true, true],
      );
      const rows = await world.platform.store.db.selectFrom("identities").selectAll().execute();
      const described = await Promise.all(
        rows.map(async ({ user_id, linked_by }) => {
          const { user } = await world.alice.does("users.info", { user: user_id });
          return [user.profile.email, user.profile.real_name, linked_by].join();
        }),
      );
      assert.deepEqual(described.toSorted(), [
        "nina@acme.test,Nina New,provisioning",
        "oskar@acme.test,Oskar Old,provisioning",
      ]);
      const sessions = await world.platform.store.db.selectFrom("sessions").select("user_id").execute();
      const nina = rows.find(({ email }) => email === "nina@acme.test")?.user_id;
      assert.equal(sessions.filter(({ user_id }) => user_id === nina).length, 3);
    });

    test("keeps a person with a wrong password on its own page, and ends no session of its own when the person signs out here", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id } = await open(stack);
      const [there, browser] = [new ProviderBrowser(), world.browser()];

      const refused = await visit(there, await begin(world, browser, id), "nina", "wrong");
      assert.ok("AuthState" in refused.fields && !("SAMLResponse" in refused.fields));
      await comeBack(browser, await there.signIn(refused, "nina", "secret"));
      assert.equal(await isSignedIn(browser), true);
      await browser.send("/sign-out", {});
      assert.equal(await isSignedIn(browser), false);

      const known = await there.open(await begin(world, browser, id));
      assert.ok("SAMLResponse" in known.fields);
      await comeBack(browser, known);
      assert.equal(await isSignedIn(browser), true);
    });

    test("sends an answer that counts once", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, logged } = await open(stack);
      const [there, browser, thief] = [new ProviderBrowser(), world.browser(), world.browser()];
      const form = await visit(there, await begin(world, browser, id));

      await comeBack(browser, form);
      const again = await postForm(form);
      const { searchParams } = new URL(await begin(world, thief, id));
      const elsewhere = await postForm({
        ...form,
        fields: { ...form.fields, RelayState: searchParams.get("RelayState") ?? "" },
      });

      assert.deepEqual([again.status, elsewhere.status], [403, 403]);
      assert.match(logged(), /it answers another request/);
      assert.deepEqual([await isSignedIn(browser), await isSignedIn(thief)], [true, false]);
    });

    test("sends an answer for another service that is not accepted, although it names this address and this request", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, logged } = await open(stack);
      const mine = await metadataOf(world, id);
      const other = "https://wiki.acme.test/saml";
      const service = `${world.url}/sign-in/with/${id}/metadata`;
      provider.importServices([mine, mine.replace(service, other)]);
      const browser = world.browser();
      const started = await begin(world, browser, id);

      const form = await visit(
        new ProviderBrowser(),
        changeRequest(started, (xml) => xml.replace(service, other)),
      );
      assert.equal(form.action, `${world.url}/sign-in/with/${id}/acs`);
      const refused = await postForm(form);

      assert.equal(refused.status, 403);
      assert.match(logged(), /its Audience is not this server/);
      assert.equal(await isSignedIn(browser), false);
      await comeBack(browser, await visit(new ProviderBrowser(), started));
      assert.equal(await isSignedIn(browser), true);
    });

    test("names nobody with the names that it has for lack of a setting, and the page says so", async () => {
      await using stack = new AsyncDisposableStack();
      const transient = recommended.replace(/ *'NameIDFormat'[^]*(?=\];)/, "");
      const { world, id, logged } = await open(stack, transient);
      const browser = world.browser();

      const refused = await postForm(await visit(new ProviderBrowser(), await begin(world, browser, id)));

      assert.equal(refused.status, 403);
      assert.match(logged(), /subject_transient/);
      assert.equal(await isSignedIn(browser), false);
    });
  });
}

async function metadataOf(world: Serving, id: string): Promise<string> {
  return (await fetch(`${world.url}/sign-in/with/${id}/metadata`)).text();
}

/** The address at the provider to which a browser is sent. */
async function begin(world: Serving, browser: FormBrowser, id: string, query = ""): Promise<string> {
  const started = await browser.get(`/sign-in/with/${id}?team=${teamsOf(world).acme}${query}`);
  return started.headers.get("location") ?? assert.fail(`the sign-in did not start: ${started.status}`);
}

function visit(there: ProviderBrowser, url: string, username = "nina", password = "secret"): Promise<SamlForm> {
  return there.open(url).then((page) => there.signIn(page, username, password));
}

/** Sends the form of the provider, and follows the way back with the cookie of the browser. */
async function comeBack(browser: FormBrowser, form: SamlForm): Promise<Response> {
  const received = await postForm(form);
  const next =
    received.headers.get("location") ?? assert.fail(`not accepted: ${received.status} ${await received.text()}`);
  const { pathname, search } = new URL(next);
  return browser.get(pathname + search);
}

function changeRequest(url: string, change: (xml: string) => string): string {
  const changed = new URL(url);
  const request = inflateRawSync(Buffer.from(changed.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  changed.searchParams.set("SAMLRequest", deflateRawSync(change(request)).toString("base64"));
  return changed.href;
}
