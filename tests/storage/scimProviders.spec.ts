import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scimUrns } from "@platform/protocol/scim.ts";
import { newPerson, ownScim, patchOf } from "../../packages/server/testkit/scim.ts";
import { filtered, scimWorld } from "./scimWorld.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

const { enterprise, guest, profile } = scimUrns;

interface Habit {
  /** The body of a PATCH. */
  readonly change: object;
  /** What the person has afterwards. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What Entra ID sends of a person who was added with `newPerson`. */
const entra: Readonly<Record<string, Habit>> = {
  "capitals and a word for false": {
    change: patchOf({ op: "Replace", path: "active", value: "False" }),
    expected: { active: false },
  },
  "a word for true": {
    change: patchOf({ op: "Add", path: "active", value: "True" }),
    expected: { active: true },
  },
  "Add where there is a value": {
    change: patchOf({ op: "Add", path: "displayName", value: "Added" }),
    expected: { displayName: "Added" },
  },
  "the address of work by its type": {
    change: patchOf({ op: "Replace", path: 'emails[type eq "work"].value', value: "moved.entra@acme.test" }),
    expected: { emails: [{ value: "moved.entra@acme.test", type: "work", primary: true }] },
  },
  "a phone that is not there yet": {
    change: patchOf({ op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+1 555 0199" }),
    expected: { phoneNumbers: [{ type: "mobile", value: "+1 555 0199", primary: true }] },
  },
  "an extension by its path": {
    change: patchOf({ op: "Add", path: `${enterprise.v2}:department`, value: "Research" }),
    expected: { [enterprise.v2]: { department: "Research" } },
  },
  "a manager as a text": {
    change: patchOf({ op: "Add", path: `${enterprise.v2}:manager`, value: "U42" }),
    expected: { [enterprise.v2]: { department: "Research", manager: { managerId: "U42" } } },
  },
  "no manager as an empty text": {
    change: patchOf({ op: "Replace", path: `${enterprise.v2}:manager`, value: "" }),
    expected: { [enterprise.v2]: { department: "Research" } },
  },
  "keys with dots and URNs without a path": {
    change: patchOf({
      op: "Replace",
      value: { "name.givenName": "Eva", [`${enterprise.v2}:employeeNumber`]: "17", title: "Lead" },
    }),
    expected: {
      title: "Lead",
      name: { formatted: "Eva Example", givenName: "Eva", familyName: "Example" },
      [enterprise.v2]: { department: "Research", employeeNumber: "17" },
    },
  },
  "an attribute that nobody knows": {
    change: patchOf(
      { op: "Add", path: "extensionAttribute1", value: "x" },
      { op: "Add", path: "title", value: "Head" },
    ),
    expected: { title: "Head" },
  },
  "an attribute of another schema": {
    change: patchOf(
      { op: "Add", path: "urn:example:params:2.0:User:color", value: "x" },
      { op: "Remove", path: "title" },
    ),
    expected: { title: undefined },
  },
  "many operations at once, all or nothing": {
    change: patchOf(
      { op: "Add", path: "name.familyName", value: "Novak" },
      { op: "Replace", path: "userName", value: "eva.novak@acme.test" },
      { op: "Add", path: "externalId", value: "object-1" },
    ),
    expected: {
      userName: "eva.novak",
      externalId: "object-1",
      name: { formatted: "Eva Novak", givenName: "Eva", familyName: "Novak" },
    },
  },
};

/** What Okta sends. */
const okta: Readonly<Record<string, Habit>> = {
  "a replacement without path": {
    change: patchOf({ op: "replace", value: { active: false } }),
    expected: { active: false },
  },
  "a name without the whole name": {
    change: patchOf({ op: "replace", value: { active: true, name: { givenName: "Otto", familyName: "Okta" } } }),
    expected: { active: true, name: { formatted: "Otto Okta", givenName: "Otto", familyName: "Okta" } },
  },
  "an id among what changes": {
    change: patchOf({ op: "replace", value: { id: "whatever", schemas: [], meta: {}, groups: [], title: "Smith" } }),
    expected: { title: "Smith" },
  },
  "the whole name alone": {
    change: patchOf({ op: "replace", path: "name.formatted", value: "Otto von Okta" }),
    expected: { name: { formatted: "Otto von Okta", givenName: "Otto", familyName: "von Okta" } },
  },
  "another primary address": {
    change: patchOf({ op: "add", path: "emails", value: [{ value: "two@acme.test", type: "home", primary: true }] }),
    expected: {
      emails: [
        { value: "okta@acme.test", type: "work", primary: false },
        { value: "two@acme.test", type: "home", primary: true },
      ],
    },
  },
  "the removal of an address by its value": {
    change: patchOf({ op: "remove", path: 'emails[value eq "okta@acme.test"]' }),
    expected: { emails: [{ value: "two@acme.test", type: "home", primary: true }] },
  },
};

/** Parts of a resource, as clients of version 1 send them. */
const partial: Readonly<Record<string, Habit>> = {
  "attributes that change": { change: { title: "First", active: false }, expected: { title: "First", active: false } },
  "a part of the name": {
    change: { active: true, name: { givenName: "Uno" } },
    expected: { active: true, name: { formatted: "Uno Example", givenName: "Uno", familyName: "Example" } },
  },
  "an extension": {
    change: { [enterprise.v1]: { division: "North" }, [profile.v1]: { startDate: "2026-02-01" } },
    expected: { [enterprise.v1]: { division: "North" }, [profile.v1]: { startDate: "2026-02-01" } },
  },
  "an address that is added, and one that is deleted": {
    change: {
      emails: [
        { value: "one@acme.test", operation: "delete" },
        { value: "uno@acme.test", type: "work", primary: true },
      ],
    },
    expected: { emails: [{ value: "uno@acme.test", type: "work", primary: true }] },
  },
  "attributes to clear": { change: { meta: { attributes: ["title"] } }, expected: { title: undefined } },
};

/** Bodies that are refused, with what RFC 7644 calls the fault. */
const refused: Readonly<Record<string, readonly [change: unknown, type: string]>> = {
  "no JSON": ["{", "invalidSyntax"],
  "a list": [[], "invalidSyntax"],
  "no operations": [{}, "invalidSyntax"],
  "an unknown operation": [patchOf({ op: "move", path: "title", value: "x" }), "invalidSyntax"],
  "an operation that every object has": [patchOf({ op: "toString", path: "title", value: "x" }), "invalidSyntax"],
  "a path that is none": [patchOf({ op: "add", path: "emails[", value: "x" }), "invalidPath"],
  "a filter that is none": [
    patchOf({ op: "replace", path: "emails[type is work].value", value: "x" }),
    "invalidFilter",
  ],
  "a filter of a text": [patchOf({ op: "replace", path: 'title[value eq "x"]', value: "x" }), "invalidPath"],
  "a removal without path": [patchOf({ op: "remove" }), "noTarget"],
  "another id": [patchOf({ op: "replace", path: "id", value: "U1" }), "mutability"],
  "the groups of a person": [patchOf({ op: "add", path: "groups", value: [] }), "mutability"],
  "a text for a flag": [patchOf({ op: "replace", path: "active", value: "perhaps" }), "invalidValue"],
  "an object for a text": [patchOf({ op: "replace", path: "title", value: {} }), "invalidValue"],
  "a text for a whole": [patchOf({ op: "replace", value: "x" }), "invalidValue"],
  "an address that is none": [patchOf({ op: "replace", path: "emails", value: [{ value: "x" }] }), "invalidValue"],
  "no address": [patchOf({ op: "remove", path: "emails" }), "invalidValue"],
  "no user name": [patchOf({ op: "remove", path: "userName" }), "invalidValue"],
  "a name of Slackbot": [patchOf({ op: "replace", path: "displayName", value: "Slackbot" }), "invalidValue"],
  "a title that is too long": [patchOf({ op: "replace", path: "title", value: "x".repeat(300) }), "invalidValue"],
  "an unknown zone": [patchOf({ op: "replace", path: "timezone", value: "Mars/Olympus" }), "invalidValue"],
  "too much to store": [patchOf({ op: "add", path: "userType", value: "x".repeat(70_000) }), "invalidValue"],
  "the end of a guest in words": [
    patchOf({ op: "add", path: `${guest.v2}:expiration`, value: "soon" }),
    "invalidValue",
  ],
};

for (const kind of [inMemory, inPostgres]) {
  describe(`what identity providers send, on ${kind.name}`, { skip: kind.skip }, () => {
    const opened = scimWorld(kind);

    for (const [name, habits] of Object.entries({ entra, okta })) {
      test(`changes by ${name}, one after another`, async (t) => {
        const { scim } = opened;
        const { id } = (await scim.post("/Users", newPerson(name))).body;
        for (const [what, { change, expected }] of Object.entries(habits)) {
          await t.test(what, async () => {
            const { status, body } = await scim.patch(`/Users/${id}`, change);
            assert.equal(status, 200, JSON.stringify(body));
            const read = (await scim.get(`/Users/${id}`)).body;
            for (const [attribute, value] of Object.entries(expected))
              assert.deepEqual([attribute, read[attribute]], [attribute, value]);
            assert.deepEqual(body, read);
          });
        }
      });
    }

    test("changes by clients of version 1, one after another", async (t) => {
      const scim = await ownScim(opened.world, { version: "v1" });
      const made = await scim.post("/Users", {
        ...newPerson("one"),
        schemas: [scimUrns.user.v1],
        [enterprise.v1]: { department: "Old" },
      });
      assert.deepEqual(made.body.schemas, [scimUrns.user.v1, enterprise.v1]);
      await scim.patch(`/Users/${made.body.id}`, { [enterprise.v1]: { department: null } });
      for (const [what, { change, expected }] of Object.entries(partial)) {
        await t.test(what, async () => {
          const { status, body } = await scim.patch(`/Users/${made.body.id}`, change);
          assert.equal(status, 200, JSON.stringify(body));
          for (const [attribute, value] of Object.entries(expected))
            assert.deepEqual([attribute, body[attribute]], [attribute, value]);
        });
      }
      const list = (await scim.get("/Users?count=1")).body;
      assert.deepEqual([list.schemas, list.itemsPerPage], [[scimUrns.user.v1], 1]);
      assert.equal((await scim.delete(`/Users/${made.body.id}`)).status, 200);
    });

    test("clients of version 1 delete members by their operation", async () => {
      const { world } = opened;
      const { bob, carol } = world;
      const scim = await ownScim(world, { version: "v1" });
      const members = [{ value: bob.id }];
      const { id } = (await scim.post("/Groups", { displayName: "First", members })).body;
      const change = { members: [{ value: carol.id }, { value: bob.id, operation: "delete" }] };
      const { body } = await scim.patch(`/Groups/${id}`, change);

      assert.deepEqual(
        body.members.map(({ value }: { value: string }) => value),
        [carol.id],
      );
      assert.deepEqual(body.schemas, [scimUrns.group.v1]);
    });

    test("a change with one fault changes nothing", async (t) => {
      const { scim } = opened;
      const { body: made } = await scim.post("/Users", newPerson("fault"));
      for (const [what, [change, type]] of Object.entries(refused)) {
        await t.test(what, async () => {
          const { status, body } = await scim.patch(`/Users/${made.id}`, change);
          assert.deepEqual([status, body.scimType], [400, type], JSON.stringify(body));
          assert.deepEqual((await scim.get(`/Users/${made.id}`)).body, made);
        });
      }
      const half = patchOf(
        { op: "replace", path: "title", value: "x" },
        { op: "replace", path: "userName", value: "bob" },
      );
      assert.equal((await scim.patch(`/Users/${made.id}`, half)).status, 409);
      assert.deepEqual((await scim.get(`/Users/${made.id}`)).body, made);
    });

    test("a cycle of Entra ID: it looks, adds, finds, assigns a group, and deletes", async () => {
      const { scim } = opened;
      const probe = await scim.get(`/Users?${filtered('userName eq "7f0e7a1c-nobody"')}`);
      assert.deepEqual([probe.status, probe.body.totalResults], [200, 0]);
      const { id } = (await scim.post("/Users", newPerson("cycle", { externalId: "cycle-1" }))).body;
      const found = await scim.get(`/Users?${filtered('userName eq "cycle@acme.test"')}`);
      assert.deepEqual([found.body.totalResults, found.body.Resources[0].id], [1, id]);
      assert.equal((await scim.get(`/Users?${filtered('externalId eq "cycle-1"')}`)).body.totalResults, 1);
      const group = (await scim.post("/Groups", { displayName: "Cycle", externalId: "g" })).body;
      const looked = await scim.get(`/Groups?excludedAttributes=members&${filtered('displayName eq "Cycle"')}`);
      assert.equal(looked.body.Resources[0].id, group.id);
      const assigned = await scim.patch(
        `/Groups/${group.id}`,
        patchOf({ op: "Add", path: "members", value: [{ value: id }] }),
      );
      assert.equal(assigned.status, 200);
      await scim.patch(`/Users/${id}`, patchOf({ op: "Replace", path: "active", value: "False" }));
      assert.equal((await scim.delete(`/Users/${id}`)).status, 204);
      assert.equal((await scim.delete(`/Groups/${group.id}`)).status, 204);
    });

    test("a person who was here before is found by their address, and taken over", async () => {
      const { scim, world } = opened;
      const found = await scim.get(`/Users?${filtered('userName eq "bob@acme.test"')}&startIndex=1&count=100`);
      assert.equal(found.body.Resources[0].id, world.bob.id);
      const { status, body } = await scim.put(
        `/Users/${world.bob.id}`,
        newPerson("bob", { name: { givenName: "Bob", familyName: "Builder" }, password: "ignored, not stored" }),
      );

      assert.deepEqual([status, body.userName, body.name.formatted], [200, "bob", "Bob Builder"]);
      assert.equal(body.password, undefined);
      assert.equal((await scim.get(`/Users?${filtered('userName eq "bob@acme.test"')}`)).body.totalResults, 1);
    });
  });
}
