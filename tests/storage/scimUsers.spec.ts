import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scimUrns } from "@platform/protocol/scim.ts";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { withScopes } from "../../packages/server/testkit/ownToken.ts";
import { newPerson, ownScim, patchOf, scimClient } from "../../packages/server/testkit/scim.ts";
import { filtered, scimWorld } from "./scimWorld.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

const { enterprise, guest, profile } = scimUrns;

for (const kind of [inMemory, inPostgres]) {
  describe(`people over SCIM, on ${kind.name}`, { skip: kind.skip }, () => {
    const opened = scimWorld(kind);

    test("a new person has every attribute that was given, as a profile or as given", async () => {
      const { scim, world } = opened;
      const given = {
        displayName: "Grace",
        title: "Engineer",
        externalId: "okta-00u1",
        phoneNumbers: [{ value: "+1 555 0100", type: "work" }],
        locale: "de_DE",
        timezone: "Europe/Berlin",
        userType: "Employee",
        addresses: [{ locality: "Berlin", type: "work" }],
        [enterprise.v2]: { department: "Sales", costCenter: "7", manager: { value: "U1" } },
        [profile.v2]: { startDate: "2026-01-01" },
        favouriteColor: "red",
      };
      const { status, body, headers } = await scim.post("/Users", newPerson("grace", given));

      assert.equal(status, 201);
      assert.equal(headers.get("location"), body.meta.location);
      assert.deepEqual(body.schemas, [scimUrns.user.v2, enterprise.v2, profile.v2]);
      assert.deepEqual([body.userName, body.displayName, body.externalId], ["grace", "Grace", "okta-00u1"]);
      assert.deepEqual(body.name, { formatted: "grace Example", givenName: "grace", familyName: "Example" });
      assert.deepEqual(body[enterprise.v2], { department: "Sales", costCenter: "7", manager: { managerId: "U1" } });
      assert.deepEqual(body[profile.v2], { startDate: "2026-01-01" });
      assert.deepEqual([body.locale, body.timezone, body.userType], ["de-DE", "Europe/Berlin", "Employee"]);
      assert.equal(body.favouriteColor, undefined);
      const { user } = await world.alice.does("users.info", { user: body.id });
      assert.deepEqual(
        [user.name, user.real_name, user.profile.title, user.profile.phone, user.tz],
        ["grace", "grace Example", "Engineer", "+1 555 0100", "Europe/Berlin"],
      );
      const stored = world.platform.store.db.selectFrom("users").select("email_verified_ms").where("id", "=", body.id);
      assert.equal((await stored.executeTakeFirstOrThrow()).email_verified_ms, null);
      const { channels } = await world.alice.does("users.conversations", { user: body.id });
      assert.ok(channels.some(({ id }) => id === world.general));
    });

    test("a name or address that another person has is a conflict, in whatever case", async () => {
      const { scim } = opened;
      const { body } = await scim.post("/Users", newPerson("heidi"));
      const refused = async (more: object) => {
        const answer = await scim.post("/Users", newPerson("other", more));
        return [answer.status, answer.body.scimType, answer.body.Errors.description];
      };

      assert.deepEqual(await refused({ userName: "HEIDI@acme.test" }), [409, "uniqueness", "username_taken"]);
      assert.deepEqual(await refused({ userName: "Heidi" }), [409, "uniqueness", "username_taken"]);
      assert.deepEqual(await refused({ userName: "slackbot" }), [409, "uniqueness", "username_taken"]);
      assert.deepEqual(await refused({ emails: [{ value: "HEIDI@ACME.TEST" }] }), [409, "uniqueness", "email_taken"]);
      await scim.delete(`/Users/${body.id}`);
      assert.deepEqual(await refused({ userName: "heidi" }), [409, "uniqueness", "username_taken"]);
      const other = await scim.post("/Users", newPerson("ivan"));
      const taken = await scim.patch(`/Users/${other.body.id}`, patchOf({ op: "replace", value: { userName: "bob" } }));
      assert.equal(taken.status, 409);
      assert.equal((await scim.get(`/Users/${other.body.id}`)).body.userName, "ivan");
    });

    test("an address as user name becomes a handle that is free", async () => {
      const { scim } = opened;
      await scim.post("/Users", newPerson("judy"));
      const second = { userName: "judy@labs.test", emails: [{ value: "judy@labs.test" }] };

      assert.equal((await scim.post("/Users", newPerson("judy", second))).body.userName, "judy2");
    });

    test("filters find people by what clients look for, and refuse what they do not support", async () => {
      const { scim } = opened;
      const { id } = (await scim.post("/Users", newPerson("Ken", { externalId: "Ext-Ken", title: "100%" }))).body;
      const found = async (filter: string) => {
        const { status, body } = await scim.get(`/Users?${filtered(filter)}`);
        assert.equal(status, 200, filter);
        return body.Resources.some((person: { id: string }) => person.id === id) as boolean;
      };
      for (const filter of [
        'userName eq "ken"',
        'userName Eq "KEN@ACME.TEST"',
        'emails.value eq "KEN@acme.test"',
        'emails[type eq "work"].value eq "ken@acme.test"',
        'emails[type eq "work" and value eq "ken@acme.test"]',
        'externalId eq "Ext-Ken"',
        `id eq "${id}"`,
        'userName sw "ke"',
        'name.formatted co "examp"',
        'title eq "100%" and active eq true',
        'title co "0%"',
        'userName eq "nobody" or displayName ew "en"',
        'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ken"',
        'not (userName eq "bob") and title pr',
      ])
        assert.ok(await found(filter), filter);
      for (const filter of [
        'externalId eq "ext-ken"',
        'title co "_%"',
        "active eq false",
        'userName ne "ken"',
        'displayName eq "k%"',
      ])
        assert.equal(await found(filter), false, filter);
      for (const filter of [
        'favouriteColor eq "red"',
        'toString eq "x"',
        'meta.lastModified gt "2026-01-01T00:00:00Z"',
        'name.givenName eq "Ken"',
        "userName",
        'userName eq "ken" and',
        `userName eq "${"x".repeat(2_001)}"`,
        'emails[type eq "home"].value eq "ken@acme.test"',
      ]) {
        const { status, body } = await scim.get(`/Users?${filtered(filter)}`);
        assert.deepEqual([status, body.scimType, body.Errors?.code], [400, "invalidFilter", 400], filter);
      }
    });

    test("pages contain everybody once while people are deactivated and restored", async () => {
      const { scim } = opened;
      for (let at = 0; at < 5; at++) await scim.post("/Users", newPerson(`walk${at}`));
      const { body: all } = await scim.get("/Users?count=1000");
      const seen: string[] = [];
      for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 3) {
        const { body } = await scim.get(`/Users?startIndex=${startIndex}&count=3`);
        assert.deepEqual([body.startIndex, body.itemsPerPage], [startIndex, body.Resources.length]);
        const ids = body.Resources.map(({ id }: { id: string }) => id) as string[];
        seen.push(...ids);
        const walked = body.Resources.filter(({ userName }: { userName: string }) => userName.startsWith("walk"));
        for (const { id } of walked) assert.equal((await scim.delete(`/Users/${id}`)).status, 204);
      }

      assert.deepEqual(seen, seen.toSorted());
      assert.equal(new Set(seen).size, all.totalResults);
      const none = await scim.get("/Users?count=0");
      assert.deepEqual([none.body.Resources.length, none.body.totalResults], [0, all.totalResults]);
      assert.equal((await scim.get("/Users?startIndex=-5&count=1")).body.startIndex, 1);
      assert.equal((await scim.get("/Users?count=many")).body.scimType, "invalidValue");
      assert.deepEqual((await scim.get("/Users?startIndex=9999")).body.Resources, []);
    });

    test("attributes and excludedAttributes choose what is shown", async () => {
      const { scim, world } = opened;
      const { body } = await scim.get(`/Users/${world.bob.id}?attributes=userName,name.givenName`);
      assert.deepEqual(Object.keys(body), ["schemas", "id", "userName", "name", "meta"]);
      assert.deepEqual(Object.keys(body.name), ["givenName"]);
      const without = await scim.get(`/Users/${world.bob.id}?excludedAttributes=emails,groups`);
      assert.deepEqual([without.body.emails, without.body.groups], [undefined, undefined]);
      assert.equal(without.body.userName, "bob");
    });

    test("a whole resource replaces the one before, and leaves alone what people chose themselves", async () => {
      const { scim, world } = opened;
      const given = { title: "Clerk", externalId: "e1", [enterprise.v2]: { costCenter: "1", department: "Sales" } };
      const { body: made } = await scim.post("/Users", newPerson("liam", given));
      await world.alice.does("users.profile.set", { user: made.id, profile: { phone: "123" } });
      const { body } = await scim.put(
        `/Users/${made.id}`,
        newPerson("liam", { name: { givenName: "Liam", familyName: "Old" }, [enterprise.v2]: { costCenter: "2" } }),
      );

      assert.deepEqual([body.id, body.title, body.externalId], [made.id, undefined, undefined]);
      assert.equal(body.name.formatted, "Liam Old");
      assert.deepEqual(body[enterprise.v2], { costCenter: "2" });
      assert.equal(body.phoneNumbers[0].value, "123");
      const bad = await scim.put(`/Users/${made.id}`, { active: false });
      assert.deepEqual([bad.status, bad.body.scimType], [400, "invalidValue"]);
      assert.equal((await scim.get(`/Users/${made.id}`)).body.active, true);
    });

    test("deactivation is repeatable, keeps the id, and ends at reactivation", async () => {
      const { scim, world } = opened;
      const { id } = (await scim.post("/Users", newPerson("mallory"))).body;
      for (let times = 0; times < 2; times++) assert.equal((await scim.delete(`/Users/${id}`)).status, 204);
      assert.equal((await scim.get(`/Users/${id}`)).body.active, false);
      assert.equal((await world.alice.does("users.info", { user: id })).user.deleted, true);
      const { body } = await scim.patch(`/Users/${id}`, patchOf({ op: "replace", path: "active", value: true }));

      assert.deepEqual([body.id, body.active, body.userName], [id, true, "mallory"]);
      assert.equal((await scim.delete("/Users/U0NOBODY000")).status, 404);
    });

    test("the primary owner stays, and admins change no owner", async () => {
      const { scim, world } = opened;
      const off = patchOf({ op: "replace", value: { active: false } });
      const kept = await scim.patch(`/Users/${world.alice.id}`, off);
      assert.deepEqual([kept.status, kept.body.Errors.description], [403, "cannot_modify_primary_owner"]);
      assert.equal((await scim.delete(`/Users/${world.alice.id}`)).status, 403);
      const admin = await ownScim(world, { as: world.carol });
      const { acme: team_id } = teamsOf(world);
      await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.carol.id });
      const title = patchOf({ op: "replace", path: "title", value: "Boss" });
      const email = patchOf({ op: "replace", path: "emails[primary eq true].value", value: "evil@acme.test" });

      assert.equal((await admin.patch(`/Users/${world.bob.id}`, title)).status, 200);
      for (const change of [title, email, off]) {
        const answer = await admin.patch(`/Users/${world.alice.id}`, change);
        assert.equal(answer.status, 403, JSON.stringify(change));
      }
      assert.equal((await admin.patch(`/Users/${world.alice.id}`, patchOf())).status, 200);
      await world.alice.does("admin.users.setRegular", { team_id, user_id: world.carol.id });
      assert.equal((await admin.get("/Users")).body.Errors.description, "restricted_action");
    });

    test("nobody takes over an account that is used in a workspace the token does not open", async () => {
      const { scim, world } = opened;
      const { labs } = teamsOf(world);
      const { id } = (await scim.post("/Users", newPerson("nina"))).body;
      await world.alice.does("admin.users.assign", { team_id: labs, user_id: id });
      const change = patchOf({ op: "replace", path: "emails", value: [{ value: "mine@acme.test", primary: true }] });
      const { status, body } = await scim.patch(`/Users/${id}`, change);

      assert.deepEqual([status, body.Errors.description], [403, "invalid_permissions"]);
      assert.equal((await scim.get(`/Users/${id}`)).body.emails[0].value, "nina@acme.test");
    });

    test("guests have the extension of guests, with the end of their access", async () => {
      const { scim, world } = opened;
      const expiration = new Date(world.clock.nowMs() + 86_400_000).toISOString();
      const { body } = await scim.post("/Users", newPerson("olga", { [guest.v2]: { type: "multi", expiration } }));
      assert.deepEqual(body[guest.v2], { type: "multi", expiration });
      assert.equal((await world.alice.does("users.info", { user: body.id })).user.is_restricted, true);
      const later = new Date(world.clock.nowMs() + 2 * 86_400_000).toISOString();
      const moved = await scim.patch(
        `/Users/${body.id}`,
        patchOf({ op: "Replace", path: `${guest.v2}:expiration`, value: later }),
      );
      assert.equal(moved.body[guest.v2].expiration, later);
      const past = patchOf({ op: "Replace", path: `${guest.v2}:expiration`, value: "2020-01-01T00:00:00Z" });
      assert.equal((await scim.patch(`/Users/${body.id}`, past)).body.scimType, "invalidValue");
      const member = await scim.patch(`/Users/${body.id}`, patchOf({ op: "remove", path: guest.v2 }));
      assert.equal(member.body[guest.v2], undefined);
      const single = await scim.post("/Users", newPerson("pat", { [guest.v2]: { type: "single" } }));
      assert.equal(single.status, 400);
    });

    test("what an identity provider decides is read-only for the person", async () => {
      const { world } = opened;
      const connection = await withScopes(world, world.alice, ["admin"]);
      const scim = scimClient(world, connection.token);
      await scim.patch(`/Users/${world.dora.id}`, patchOf({ op: "add", path: "title", value: "Auditor" }));
      const set = (fields: object) => world.dora.asks("users.profile.set", { profile: fields });

      assert.equal((await set({ title: "King" })).error, "permission_denied");
      assert.equal((await set({ title: "Auditor", status_text: "Here" })).ok, true);
      assert.equal((await set({ pronouns: "she" })).ok, true);
      const { profile: kept } = await world.dora.does("users.profile.get", {});
      assert.deepEqual([kept.title, kept.pronouns], ["Auditor", "she"]);
      await connection.does("auth.revoke", {});
      assert.equal((await set({ title: "King" })).ok, true);
    });

    test("other workspaces have nobody, and each connection has ids of its own", async () => {
      const { scim, world } = opened;
      const frank = personOf(world, "frank");
      const erin = personOf(world, "erin");
      for (const { id } of [frank, erin]) {
        assert.equal((await scim.get(`/Users/${id}`)).status, 404);
        assert.equal((await scim.patch(`/Users/${id}`, patchOf())).status, 404);
        assert.equal((await scim.put(`/Users/${id}`, newPerson("x"))).status, 404);
        assert.equal((await scim.delete(`/Users/${id}`)).status, 404);
      }
      assert.equal((await scim.get(`/Users?${filtered('userName eq "frank"')}`)).body.totalResults, 0);
      const { body } = await scim.post("/Users", newPerson("quinn", { externalId: "mine" }));
      const other = await ownScim(world);
      assert.equal((await other.get(`/Users/${body.id}`)).body.externalId, undefined);
      assert.equal((await other.get(`/Users?${filtered('externalId eq "mine"')}`)).body.totalResults, 0);
      assert.equal((await scim.get(`/Users?${filtered('externalId eq "mine"')}`)).body.totalResults, 1);
    });

    test("every change is in the audit log, with the person of the token and its grant", async () => {
      const { scim, world } = opened;
      const { id } = (await scim.post("/Users", newPerson("rita"))).body;
      const change = { title: "Clerk", userName: "rita.new", emails: [{ value: "rita.new@acme.test", primary: true }] };
      await scim.patch(`/Users/${id}`, patchOf({ op: "replace", value: change }));
      await scim.delete(`/Users/${id}`);
      await scim.patch(`/Users/${id}`, patchOf({ op: "replace", value: { active: true } }));
      const { db } = world.platform.store;
      const entries = await db
        .selectFrom("audit_entries")
        .selectAll()
        .where("entity_id", "=", id)
        .orderBy("id")
        .execute();

      assert.deepEqual(
        entries.map(({ action, method }) => [action, method]),
        [
          ["user_created", "scim.users.post"],
          ["user_profile_updated", "scim.users.patch"],
          ["user_email_updated", "scim.users.patch"],
          ["user_username_updated", "scim.users.patch"],
          ["user_deactivated", "scim.users.delete"],
          ["user_reactivated", "scim.users.patch"],
        ],
      );
      assert.ok(entries.every(({ actor_id, session_id }) => actor_id === world.alice.id && session_id !== ""));
    });

    test("tokens of guests, of members and without the scope are refused", async () => {
      const { world } = opened;
      for (const person of [world.bob, world.dora]) {
        const client = await ownScim(world, { as: person });
        for (const answer of [await client.get("/Users"), await client.post("/Users", newPerson("sam"))])
          assert.deepEqual([answer.status, answer.body.Errors.description], [403, "restricted_action"]);
      }
      const unscoped = await withScopes(world, world.alice, ["users:read", "admin.users:write"]);
      const answer = await scimClient(world, unscoped.token).get("/Users");
      assert.deepEqual([answer.status, answer.body.Errors.description], [403, "missing_scope"]);
    });
  });
}
