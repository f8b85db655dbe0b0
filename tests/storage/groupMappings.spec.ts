import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, teamsOf } from "../../packages/server/testkit/admins.ts";
import { addProvider, IdentityProvider, signInThrough } from "../../packages/server/testkit/identityProvider.ts";
import { eventsAfter, outboxEnd } from "../../packages/server/testkit/outbox.ts";
import { ownScim } from "../../packages/server/testkit/scim.ts";
import { isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

interface Scene {
  readonly world: Serving;
  readonly provider: IdentityProvider;
  readonly id: string;
  /** Signs the person in through the provider, who names these groups; without any, it does not say. */
  signIn(who: Actor, said?: Readonly<Record<string, unknown>>): Promise<void>;
  map(group: string, usergroup_id?: string): Promise<void>;
}

async function membersOf(world: Serving, usergroup: string): Promise<readonly string[]> {
  return (await world.alice.does("usergroups.users.list", { usergroup })).users;
}

async function roleOf(world: Serving, { id }: Actor): Promise<string> {
  const row = await world.platform.store.db
    .selectFrom("memberships")
    .select("role")
    .where("user_id", "=", id)
    .where("team_id", "=", teamsOf(world).acme)
    .executeTakeFirstOrThrow();
  return row.role;
}

async function logged({ platform }: Serving, action: string) {
  const rows = await platform.store.db
    .selectFrom("audit_entries")
    .select(["entity_id", "details"])
    .where("action", "=", action)
    .orderBy("id")
    .execute();
  return rows.map(({ entity_id, details }) => ({ entity_id, details: JSON.parse(details) as Record<string, unknown> }));
}

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Scene> {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    const provider = stack.use(await IdentityProvider.start());
    const id = await addProvider(world, provider, { groups_claim: "groups" });
    const signIn: Scene["signIn"] = async (who, said = {}) => {
      provider.people.set(who.id, said);
      await link(world, { id, issuer: provider.url, userId: who.id });
      const browser = world.browser();
      await signInThrough(browser, { id, login: who.id, query: `?team=${teamsOf(world).acme}` });
      assert.equal(await isSignedIn(browser), true);
    };
    const map: Scene["map"] = async (group, usergroup_id) => {
      const target = usergroup_id === undefined ? { role: "admin" as const } : { usergroup_id };
      await world.alice.does("admin.signIn.groups.add", { provider_id: id, group, ...target });
    };
    return { world, provider, id, signIn, map };
  }

  describe(`user groups of people who sign in through a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("are joined and left with the groups there, and others stay as they are", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn, map } = await open(stack);
      const { bob, carol, dora } = world;
      const design = await makeGroup(world, "design", carol);
      const sales = await makeGroup(world, "sales", bob, carol);
      const other = await makeGroup(world, "other", bob);
      await map("/staff/design", design);
      await map("Sales", sales);

      await signIn(bob, { groups: ["/staff/design", "sales", "unknown"] });
      assert.deepEqual(await membersOf(world, design), [bob.id, carol.id].toSorted());
      assert.deepEqual(await membersOf(world, sales), [carol.id]);
      assert.deepEqual(await membersOf(world, other), [bob.id]);

      await signIn(bob, { groups: "Sales" });
      await signIn(dora, { groups: [] });
      assert.deepEqual(await membersOf(world, design), [carol.id]);
      assert.deepEqual(await membersOf(world, sales), [bob.id, carol.id].toSorted());

      await signIn(bob, { groups: [] });
      assert.deepEqual(await membersOf(world, sales), [carol.id]);
      const joined = (await logged(world, "user_added_to_usergroup")).filter(
        ({ details }) => details["provider"] === id,
      );
      const left = await logged(world, "user_removed_from_usergroup");
      assert.deepEqual(
        [...joined, ...left].map(({ entity_id, details }) => [entity_id, details["user"], details["provider"]]),
        [design, sales, sales, design, sales].map((group) => [group, bob.id, id]),
      );
    });

    test("change with the events and the default channels of any change", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, map } = await open(stack);
      const design = await makeGroup(world, "design", world.carol);
      const { channel } = await world.alice.does("conversations.create", { name: "design-talk" });
      await world.alice.does("usergroups.update", { usergroup: design, channels: [channel.id ?? ""] });
      await map("design", design);

      const start = await outboxEnd(world);
      await signIn(world.bob, { groups: ["design"] });

      const types = (await eventsAfter(world, start)).map(({ type }) => type);
      for (const type of ["subteam_updated", "subteam_members_changed", "subteam_self_added"]) {
        assert.ok(types.includes(type), type);
      }
      const { members } = await world.alice.does("conversations.members", { channel: channel.id ?? "" });
      assert.ok(members.includes(world.bob.id));
      const later = await outboxEnd(world);
      await signIn(world.bob, { groups: ["design"] });
      const again = (await eventsAfter(world, later)).filter(({ type }) => type.startsWith("subteam"));
      assert.deepEqual(again, []);
    });

    test("stay as they are where the provider does not say, or has too many groups to name", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn, map } = await open(stack);
      const design = await makeGroup(world, "design", world.carol);
      await map("design", design);
      await map("chat-admins");
      await signIn(world.bob, { groups: ["design", "chat-admins"] });

      for (const said of [{}, { groups: null }, { groups: { design: true } }, { groups: [1] }])
        await signIn(world.bob, said);
      assert.deepEqual(await logged(world, "identity_groups_withheld"), []);
      await signIn(world.bob, { _claim_names: { groups: "src1" } });
      await signIn(world.bob, { hasgroups: true });

      assert.deepEqual(await membersOf(world, design), [world.bob.id, world.carol.id].toSorted());
      assert.equal(await roleOf(world, world.bob), "admin");
      const entries = await logged(world, "identity_groups_withheld");
      assert.deepEqual(entries, [{ entity_id: world.bob.id, details: { provider: id, groups_claim: "groups" } }]);
      await signIn(world.bob, { groups: [] });
      assert.deepEqual([await membersOf(world, design), await roleOf(world, world.bob)], [[world.carol.id], "member"]);
      await signIn(world.bob, { hasgroups: true });
      assert.equal((await logged(world, "identity_groups_withheld")).length, 2);
    });

    test("stay as they are while the provider has no claim for groups", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn, map } = await open(stack);
      const design = await makeGroup(world, "design", world.carol);
      await map("design", design);
      await world.alice.does("admin.signIn.groups.setClaim", { provider_id: id, claim: "" });

      await signIn(world.bob, { groups: ["design"] });
      assert.deepEqual(await membersOf(world, design), [world.carol.id]);
    });

    test("are left to SCIM where a client manages them, also when it begins to later", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn, map } = await open(stack);
      const scim = await ownScim(world);
      const { body } = await scim.post("/Groups", { displayName: "Legal", members: [{ value: world.carol.id }] });
      const asked = { provider_id: id, group: "legal", usergroup_id: body.id };
      assert.equal(await world.alice.refused("admin.signIn.groups.add", asked), "usergroup_managed");

      const design = await makeGroup(world, "design", world.carol);
      await map("design", design);
      await scim.put(`/Groups/${design}`, { displayName: "design", members: [{ value: world.carol.id }] });
      await signIn(world.bob, { groups: ["design", "legal"] });
      await signIn(world.carol, { groups: [] });

      assert.deepEqual(await membersOf(world, design), [world.carol.id]);
      assert.deepEqual(await membersOf(world, body.id), [world.carol.id]);
      const { mappings } = await world.alice.does("admin.signIn.groups.list", { provider_id: id });
      assert.deepEqual(
        mappings.map(({ is_applied }) => is_applied),
        [false],
      );
    });

    test("of several people who sign in at once all have everybody", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, map } = await open(stack);
      const design = await makeGroup(world, "design", world.carol);
      await map("design", design);

      await Promise.all([world.bob, world.carol, world.dora].map((one) => signIn(one, { groups: ["design"] })));
      assert.deepEqual(await membersOf(world, design), [world.bob.id, world.carol.id, world.dora.id].toSorted());
    });
  });

  describe(`the role of people who sign in through a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("is given and taken back with the group, and the audit log has both", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn, map } = await open(stack);
      await map("chat-admins");

      await signIn(world.bob, { groups: ["Chat-Admins"] });
      assert.equal(await roleOf(world, world.bob), "member");
      await signIn(world.bob, { groups: ["chat-admins"] });
      assert.equal(await roleOf(world, world.bob), "admin");
      await signIn(world.bob, { groups: ["chat-admins"] });
      await signIn(world.bob, { groups: [] });
      assert.equal(await roleOf(world, world.bob), "member");

      const given = { entity_id: world.bob.id, details: { provider: id } };
      assert.deepEqual(await logged(world, "role_change_to_admin"), [given]);
      assert.deepEqual(await logged(world, "role_change_to_user"), [given]);
    });

    test("of owners stays, with the group and without it", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, map } = await open(stack);
      await map("chat-admins");
      assert.equal(await roleOf(world, world.alice), "primary_owner");
      await world.platform.store.db.updateTable("users").set({ two_factor_ms: null }).execute();

      for (const groups of [["chat-admins"], []]) {
        await signIn(world.alice, { groups });
        assert.equal(await roleOf(world, world.alice), "primary_owner");
      }
      await signIn(world.bob, { groups: ["chat-admins"] });
      await world.alice.does("admin.users.setOwner", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      await signIn(world.bob, { groups: [] });
      assert.equal(await roleOf(world, world.bob), "owner");
    });

    test("that a person gave is not taken back, and guests get none", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, map } = await open(stack);
      await map("chat-admins");
      const team_id = teamsOf(world).acme;
      await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id });
      await signIn(world.bob, { groups: ["chat-admins"] });
      await signIn(world.bob, { groups: [] });
      assert.equal(await roleOf(world, world.bob), "admin");

      await signIn(world.carol, { groups: ["chat-admins"] });
      await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.carol.id });
      await signIn(world.carol, { groups: [] });
      assert.equal(await roleOf(world, world.carol), "admin");

      await world.platform.store.db
        .updateTable("memberships")
        .set({ role: "multi_channel_guest" })
        .where("user_id", "=", world.dora.id)
        .execute();
      await signIn(world.dora, { groups: ["chat-admins"] });
      assert.equal(await roleOf(world, world.dora), "multi_channel_guest");
    });

    test("stays while another provider gives it, and ends with the mapping", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, map } = await open(stack);
      await using second = await IdentityProvider.start();
      const other = await addProvider(world, second, { name: "Second", groups_claim: "groups" });
      await world.alice.does("admin.signIn.groups.add", { provider_id: other, group: "root", role: "admin" });
      await map("chat-admins");
      second.people.set(world.bob.id, { groups: ["root"] });
      await link(world, { id: other, issuer: second.url, userId: world.bob.id });
      const bySecond = () =>
        signInThrough(world.browser(), { id: other, login: world.bob.id, query: `?team=${teamsOf(world).acme}` });

      await signIn(world.bob, { groups: ["chat-admins"] });
      await bySecond();
      await signIn(world.bob, { groups: [] });
      assert.equal(await roleOf(world, world.bob), "admin");
      await world.alice.does("admin.signIn.groups.remove", { provider_id: other, group: "root", role: "admin" });
      await bySecond();
      assert.equal(await roleOf(world, world.bob), "member");
    });

    test("in a workspace where the provider does not sign people in is not touched", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, signIn } = await open(stack);
      const { labs } = teamsOf(world);
      const outside = { provider_id: id, group: "chat-admins", role: "admin", team_id: labs };
      assert.equal(await world.alice.refused("admin.signIn.groups.add", outside), "team_not_found");
      // As an owner of the workspace could have planted it before the workspace left the org.
      const row = { provider_id: id, value: "chat-admins", team_id: labs, usergroup_id: "", role: "admin" as const };
      await world.platform.store.db
        .insertInto("group_mappings")
        .values({ ...row, created_ms: 0 })
        .execute();
      const before = await world.platform.store.db.selectFrom("memberships").select(["user_id", "role"]).execute();
      await signIn(world.bob, { groups: ["chat-admins"] });
      const after = await world.platform.store.db.selectFrom("memberships").select(["user_id", "role"]).execute();
      assert.deepEqual(after, before);
    });
  });
}

/** The person has confirmed the identity before. */
async function link(
  { platform }: Serving,
  { id, issuer, userId }: { readonly id: string; readonly issuer: string; readonly userId: string },
): Promise<void> {
  await platform.store.db
    .insertInto("identities")
    .values({
      provider_id: id,
      issuer,
      subject: userId,
      user_id: userId,
      email: "",
      linked_by: "confirmation",
      created_ms: 0,
      used_ms: 0,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
