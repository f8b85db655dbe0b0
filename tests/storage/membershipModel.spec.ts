import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { memberIn } from "../../packages/server/testkit/memberships.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { MembershipModel } from "./membershipModel.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const people = ["bob", "carol", "dora", "erin", "frank"] as const;
const domains = ["acme", "acme-labs", "birch"] as const;

type Person = (typeof people)[number];
type Domain = (typeof domains)[number];

type Step =
  | { readonly do: "assign"; readonly who: Person; readonly at: Domain; readonly as: "member" | "multi_channel_guest" }
  | { readonly do: "remove" | "reactivate"; readonly who: Person; readonly at: Domain }
  | { readonly do: "role"; readonly who: Person; readonly at: Domain; readonly to: "admin" | "owner" | "member" }
  | { readonly do: "expire"; readonly who: Person; readonly at: Domain; readonly hours: number }
  | { readonly do: "org role"; readonly who: Person; readonly to: "owner" | "admin" | "member" }
  | { readonly do: "wait"; readonly hours: number }
  | { readonly do: "move" };

const who = fc.constantFrom(...people);
const at = fc.constantFrom(...domains);
const hours = fc.constantFrom(1, 2, 3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("assign" as const),
      who,
      at,
      as: fc.constantFrom("member", "multi_channel_guest"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("remove" as const), who, at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("reactivate" as const), who, at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("role" as const),
      who,
      at,
      to: fc.constantFrom("admin", "owner", "member"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("expire" as const), who, at, hours }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("org role" as const),
      who,
      to: fc.constantFrom("owner", "admin", "member"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), hours }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("move" as const) }) },
);

/** A longer walk by flag: PLATFORM_MODEL_RUNS=200 npm test -- membershipModel */
const numRuns = roundsOf("PLATFORM_MODEL_RUNS");

describe("memberships follow their rules after every step", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      const walk = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50 }), async (steps) => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        await play(world, steps);
      });
      // The same walks on every store: a store that differs from the rules differs from the others.
      await fc.assert(walk, { numRuns, seed: 24, endOnFailure: true });
    });
  }
});

async function play(world: Workspace, steps: readonly Step[]): Promise<void> {
  const stage = await openStage(world);
  for (const one of steps) {
    const expected = predict(stage.model, one);
    assert.equal(await stage.does(one), expected, JSON.stringify(one));
    await stage.compare(one);
  }
}

function predict(model: MembershipModel, one: Step): string {
  switch (one.do) {
    case "assign":
      return model.assign(one.who, one.at, one.as);
    case "remove":
      return model.remove(one.who, one.at);
    case "reactivate":
      return model.reactivate(one.who, one.at);
    case "role":
      return model.setRole(one.who, one.at, one.to);
    case "expire":
      return model.setExpiration(one.who, one.at, model.nowS + one.hours * 3600);
    case "org role":
      return model.setOrgRole(one.who, one.to);
    case "wait":
      model.advance(one.hours * 3600);
      return "ok";
    case "move":
      model.org.add("birch");
      return "ok";
  }
}

const roleMethods = {
  admin: "admin.users.setAdmin",
  owner: "admin.users.setOwner",
  member: "admin.users.setRegular",
} as const;

async function openStage(world: Workspace) {
  const { alice, clock, platform } = world;
  const ids = new Map(people.map((name) => [name as string, personOf(world, name).id]));
  const teamIds = new Map(world.dev.teams.map(({ domain, id }) => [domain, id]));
  const idOf = (name: string): string => ids.get(name) ?? "";
  const teamOf = (domain: string): string => teamIds.get(domain) ?? "";
  const frank = personOf(world, "frank");
  const model = await readModel(world, teamOf);
  /** The newest token of each membership. */
  const tokens = new Map<string, Actor>();
  let isMoved = false;

  async function codeOf(asked: Promise<{ ok: boolean; error?: string }>): Promise<string> {
    const answer = await asked;
    return answer.ok ? "ok" : (answer.error ?? "");
  }

  async function move(): Promise<string> {
    if (isMoved) return "ok";
    const team_id = teamOf("birch");
    await frank.does("admin.teams.migration.begin", { team_id, enterprise_id: world.dev.org?.id ?? "" });
    await alice.does("admin.teams.migration.settle", { team_id });
    await alice.does("admin.teams.migration.finish", { team_id });
    isMoved = true;
    return "ok";
  }

  async function generalOf(domain: string): Promise<string> {
    const { db } = platform.store;
    const row = await db
      .selectFrom("channels")
      .select("id")
      .where("team_id", "=", teamOf(domain))
      .where("is_general", "=", 1)
      .executeTakeFirst();
    return row?.id ?? "";
  }

  async function does(one: Step): Promise<string> {
    if (one.do === "move") return move();
    if (one.do === "wait") {
      clock.advance({ seconds: one.hours * 3600 });
      await platform.settle();
      return "ok";
    }
    const user_id = idOf(one.who);
    if (one.do === "org role") return codeOf(alice.asks("admin.enterprise.setRole", { user_id, role: one.to }));
    const named = { team_id: teamOf(one.at), user_id };
    switch (one.do) {
      case "assign": {
        const guest = { is_restricted: true, channel_ids: [await generalOf(one.at)] };
        return codeOf(alice.asks("admin.users.assign", { ...named, ...(one.as === "member" ? {} : guest) }));
      }
      case "remove":
        return codeOf(alice.asks("admin.users.remove", named));
      case "reactivate":
        return codeOf(alice.asks("admin.users.reactivate", named));
      case "role":
        return codeOf(alice.asks(roleMethods[one.to], named));
      case "expire": {
        const expiration_ts = Math.floor(clock.nowMs() / 1000) + one.hours * 3600;
        return codeOf(alice.asks("admin.users.setExpiration", { ...named, expiration_ts }));
      }
    }
  }

  /** Tokens of a membership work while it is active, and never again after it ended. */
  async function compareTokens(): Promise<void> {
    for (const domain of domains) {
      for (const name of people) {
        const key = `${name} in ${domain}`;
        const isActive = model.of(name, domain)?.isActive === true;
        const token = tokens.get(key);
        const code = token && (await codeOf(token.asks("auth.test", {})));
        if (code !== undefined) {
          assert.ok(
            isActive ? code === "ok" || code === "token_revoked" : code === "account_inactive",
            `${key}: ${code}`,
          );
        }
        const isWanted = isActive && code !== "ok";
        if (isWanted) tokens.set(key, await memberIn(world, { teamId: teamOf(domain), userId: idOf(name) }));
      }
    }
  }

  async function compare(after: Step): Promise<void> {
    const seen = await readModel(world, teamOf);
    for (const domain of domains) {
      assert.deepEqual(listOf(seen, domain), listOf(model, domain), `${domain} after ${JSON.stringify(after)}`);
    }
    for (const name of people) assert.equal(seen.orgRoles.get(name), model.orgRoles.get(name), `${name} in the org`);
    await compareTokens();
    await compareCounts(world);
  }

  return { model, does, compare };
}

function listOf(model: MembershipModel, domain: string) {
  const listed = [...(model.memberships.get(domain) ?? [])].filter(([name]) =>
    (people as readonly string[]).includes(name),
  );
  return Object.fromEntries(listed.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The rows as they are, in the terms of the model. */
async function readModel(world: Workspace, teamOf: (domain: string) => string): Promise<MembershipModel> {
  const { db } = world.platform.store;
  const org = domains.filter((domain) => domain !== "birch");
  const model = new MembershipModel(org, Math.floor(world.clock.nowMs() / 1000));
  for (const domain of domains) {
    const rows = await db
      .selectFrom("memberships")
      .innerJoin("users", "users.id", "memberships.user_id")
      .selectAll("memberships")
      .select("users.org_role")
      .where("memberships.team_id", "=", teamOf(domain))
      .where("users.bot_id", "is", null)
      .execute();
    const found = rows.map((row) => {
      model.orgRoles.set(row.name, row.org_role ?? undefined);
      const expiresS = row.expires_ms === null ? undefined : row.expires_ms / 1000;
      return [row.name, { role: row.role, isActive: row.deactivated_ms === null, expiresS }] as const;
    });
    model.memberships.set(domain, new Map(found));
  }
  return model;
}

/** Every count of members is the number of members that the channel lists. */
async function compareCounts(world: Workspace): Promise<void> {
  const { db } = world.platform.store;
  const channels = await db
    .selectFrom("channels")
    .selectAll()
    .where("kind", "in", ["public", "private"])
    .where("sharing", "is", null)
    .execute();
  for (const channel of channels) {
    const rows = await db
      .selectFrom("channel_members")
      .leftJoin("memberships", (join) =>
        join
          .onRef("memberships.user_id", "=", "channel_members.user_id")
          .on("memberships.team_id", "=", channel.team_id),
      )
      .select(["channel_members.user_id", "memberships.deactivated_ms"])
      .where("channel_members.channel_key", "=", channel.key)
      .execute();
    const active = rows.filter(({ deactivated_ms }) => deactivated_ms === null);
    assert.equal(channel.member_count, active.length, `members of ${channel.name}`);
  }
}
