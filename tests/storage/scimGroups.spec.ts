import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { newPerson, patchOf, type ScimClient } from "../../packages/server/testkit/scim.ts";
import { filtered, scimWorld } from "./scimWorld.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

async function makeGroup(scim: ScimClient, displayName: string, ...members: string[]) {
  const { status, body } = await scim.post("/Groups", { displayName, members: members.map((value) => ({ value })) });
  assert.equal(status, 201, JSON.stringify(body));
  return body as { readonly id: string; readonly members: readonly { readonly value: string }[] };
}

async function membersOf(scim: ScimClient, id: string): Promise<string[]> {
  const { body } = await scim.get(`/Groups/${id}`);
  return (body.members as { value: string }[]).map(({ value }) => value);
}

for (const kind of [inMemory, inPostgres]) {
  describe(`groups over SCIM, on ${kind.name}`, { skip: kind.skip }, () => {
    const opened = scimWorld(kind);

    test("a group is a user group of the workspace, with a handle of its own", async () => {
      const { scim, world } = opened;
      const { bob, carol } = world;
      const made = await makeGroup(scim, "Field Sales", bob.id);
      await makeGroup(scim, "field-sales", carol.id);
      await makeGroup(scim, "★★");
      const { usergroups } = await world.alice.does("usergroups.list", { include_users: true });

      const handles = usergroups.map(({ name, handle }) => [name, handle]);
      assert.ok(handles.some(([name, handle]) => name === "Field Sales" && handle === "field-sales"));
      assert.ok(handles.some(([name, handle]) => name === "field-sales" && handle === "field-sales-2"));
      assert.ok(handles.some(([name, handle]) => name === "★★" && handle === "group"));
      assert.deepEqual(usergroups.find(({ id }) => id === made.id)?.users, [bob.id]);
      const { body } = await scim.get(`/Users/${bob.id}`);
      assert.deepEqual(body.groups, [{ value: made.id, display: "Field Sales" }]);
    });

    test("lists and filters, without members where they are excluded", async () => {
      const { scim, world } = opened;
      const { id } = await makeGroup(scim, "Legal", world.bob.id);
      await scim.patch(`/Groups/${id}`, patchOf({ op: "add", path: "externalId", value: "g-1" }));
      for (const filter of [
        'displayName eq "legal"',
        'externalId eq "g-1"',
        `members eq "${world.bob.id}" and displayName sw "le"`,
        `members.value eq "${world.bob.id}" and id eq "${id}"`,
      ]) {
        const { body } = await scim.get(`/Groups?excludedAttributes=members&${filtered(filter)}`);
        assert.deepEqual([body.totalResults, body.Resources?.[0].id], [1, id], filter);
        assert.equal(body.Resources[0].members, undefined);
      }
      const { body } = await scim.get(`/Groups?${filtered('displayName eq "Legal"')}`);
      assert.equal(body.Resources[0].members[0].value, world.bob.id);
      for (const filter of ['meta.created gt "2020"', `members co "${world.bob.id}"`, "displayName"])
        assert.equal((await scim.get(`/Groups?${filtered(filter)}`)).body.scimType, "invalidFilter", filter);
    });

    test("every way to add and remove members ends with the right ones", async () => {
      const { scim, world } = opened;
      const { bob, carol, dora } = world;
      const { id } = await makeGroup(scim, "Rota", bob.id);
      const steps: [string, object, string[]][] = [
        ["add", { op: "Add", path: "members", value: [{ value: carol.id }, { value: bob.id }] }, [bob.id, carol.id]],
        ["a filter", { op: "remove", path: `members[value eq "${bob.id}"]` }, [carol.id]],
        ["once more", { op: "remove", path: `members[value eq "${bob.id}"]` }, [carol.id]],
        ["without path", { op: "add", value: { members: [{ value: bob.id }] } }, [bob.id, carol.id]],
        ["a list", { op: "remove", path: "members", value: [{ value: bob.id }] }, [carol.id]],
        ["replace", { op: "replace", path: "members", value: [{ value: dora.id }] }, [dora.id]],
        ["one", { op: "Add", path: "members", value: { value: bob.id } }, [bob.id, dora.id]],
        ["all", { op: "remove", path: "members" }, []],
      ];
      for (const [name, operation, expected] of steps) {
        const { status, body } = await scim.patch(`/Groups/${id}`, patchOf(operation));
        assert.equal(status, 200, `${name} ${JSON.stringify(body)}`);
        assert.deepEqual(await membersOf(scim, id), expected.toSorted(), name);
      }
    });

    test("a whole group replaces name and members, and keeps members that it does not name", async () => {
      const { scim, world } = opened;
      const { bob, carol } = world;
      const { id } = await makeGroup(scim, "Before", bob.id);
      const renamed = await scim.put(`/Groups/${id}`, { displayName: "After" });
      assert.deepEqual([renamed.status, renamed.body.displayName], [200, "After"]);
      assert.deepEqual(await membersOf(scim, id), [bob.id]);
      await scim.put(`/Groups/${id}`, { displayName: "After", members: [{ value: carol.id }] });
      assert.deepEqual(await membersOf(scim, id), [carol.id]);
      await scim.put(`/Groups/${id}`, { displayName: "After", members: [] });
      assert.deepEqual(await membersOf(scim, id), []);
    });

    test("a deleted group is not found, and comes back by its name", async () => {
      const { scim, world } = opened;
      const { id } = await makeGroup(scim, "Phoenix", world.bob.id);
      assert.equal((await scim.delete(`/Groups/${id}`)).status, 204);
      for (const answer of [
        await scim.delete(`/Groups/${id}`),
        await scim.get(`/Groups/${id}`),
        await scim.put(`/Groups/${id}`, { displayName: "Phoenix" }),
      ])
        assert.deepEqual([answer.status, answer.body.Errors.description], [404, "group_not_found"]);
      assert.equal((await scim.get(`/Groups?${filtered('displayName eq "Phoenix"')}`)).body.totalResults, 0);
      const again = await makeGroup(scim, "Phoenix", world.carol.id);

      assert.equal(again.id, id);
      assert.deepEqual(await membersOf(scim, id), [world.carol.id]);
    });

    test("refuses a taken name, people of other workspaces, and what is no group", async () => {
      const { scim, world } = opened;
      const { id } = await makeGroup(scim, "Taken");
      const other = await makeGroup(scim, "Other");
      const refused = async (answer: Promise<{ status: number; body: { scimType?: string } }>) => {
        const { status, body } = await answer;
        return [status, body.scimType];
      };
      const frank = personOf(world, "frank").id;

      assert.deepEqual(await refused(scim.post("/Groups", { displayName: "Taken" })), [409, "uniqueness"]);
      assert.deepEqual(await refused(scim.put(`/Groups/${other.id}`, { displayName: "Taken" })), [409, "uniqueness"]);
      for (const value of [frank, "U0NOBODY000", world.dev.users[0]?.name ?? "", ""]) {
        const change = patchOf({ op: "add", path: "members", value: [{ value, display: "x" }] });
        assert.deepEqual(await refused(scim.patch(`/Groups/${id}`, change)), [400, "invalidValue"], value);
      }
      assert.deepEqual(await refused(scim.post("/Groups", {})), [400, "invalidValue"]);
      assert.deepEqual(await refused(scim.post("/Groups", { displayName: "x".repeat(81) })), [400, "invalidValue"]);
      const many = Array.from({ length: 1_001 }, (_, at) => ({ value: `U${String(at).padStart(10, "0")}` }));
      assert.deepEqual(await refused(scim.post("/Groups", { displayName: "Many", members: many })), [400, "tooMany"]);
      const { labs } = teamsOf(world);
      const foreign = await personOf(world, "erin").does("usergroups.create", { name: "Foreign" });
      assert.equal(foreign.usergroup.team_id, labs);
      for (const path of [`/Groups/${foreign.usergroup.id}`, `/Groups/${world.general}`, "/Groups/x"])
        assert.deepEqual(await refused(scim.get(path)), [404, undefined], path);
      assert.equal((await scim.delete(`/Groups/${foreign.usergroup.id}`)).status, 404);
    });

    test("people who are deactivated leave the group, and do not fail a change", async () => {
      const { scim, world } = opened;
      const gone = (await scim.post("/Users", newPerson("tess"))).body.id as string;
      const { id } = await makeGroup(scim, "Leavers", gone, world.bob.id);
      await scim.delete(`/Users/${gone}`);
      assert.deepEqual(await membersOf(scim, id), [world.bob.id]);
      const change = patchOf({ op: "add", path: "members", value: [{ value: gone }, { value: world.carol.id }] });
      assert.equal((await scim.patch(`/Groups/${id}`, change)).status, 200);
      assert.deepEqual(await membersOf(scim, id), [world.bob.id, world.carol.id].toSorted());
    });

    test("two changes at once lose no member", async () => {
      const { scim, world } = opened;
      const { id } = await makeGroup(scim, "Crowd");
      const people = [world.bob.id, world.carol.id, world.dora.id, world.alice.id];
      await Promise.all(
        people.map((value) => scim.patch(`/Groups/${id}`, patchOf({ op: "add", path: "members", value: [{ value }] }))),
      );

      assert.deepEqual(await membersOf(scim, id), people.toSorted());
    });

    test("changes of groups and their members are in the audit log", async () => {
      const { scim, world } = opened;
      const { id } = await makeGroup(scim, "Audited", world.bob.id);
      await scim.patch(`/Groups/${id}`, patchOf({ op: "remove", path: "members" }));
      await scim.delete(`/Groups/${id}`);
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
          ["usergroup_created", "scim.groups.post"],
          ["user_added_to_usergroup", "scim.groups.post"],
          ["user_removed_from_usergroup", "scim.groups.patch"],
          ["usergroup_updated", "scim.groups.delete"],
        ],
      );
      assert.ok(entries.every(({ actor_id, session_id }) => actor_id === world.alice.id && session_id !== ""));
    });
  });
}
