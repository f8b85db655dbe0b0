import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { askedIn } from "../../packages/server/testkit/agentSearch.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { upload } from "../../packages/server/testkit/files.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { withScopes } from "../../packages/server/testkit/ownToken.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inMemory, inPostgres } from "../storage/storeKinds.ts";

type Kind = "public_channel" | "private_channel" | "im" | "mpim";

const kinds: readonly Kind[] = ["public_channel", "private_channel", "im", "mpim"];
const scopeOf: Readonly<Record<Kind, string>> = {
  public_channel: "search:read.public",
  private_channel: "search:read.private",
  im: "search:read.im",
  mpim: "search:read.mpim",
};

/** A conversation with one message and one file that nothing else contains. */
interface Place {
  readonly label: string;
  readonly kind: Kind;
  readonly id: string;
  /** Who writes there; Frank alone is of another organization. */
  readonly author: Actor;
  readonly isForeign?: boolean;
  readonly isArchived?: boolean;
  readonly isConnect?: boolean;
  readonly hasBot?: boolean;
}

interface Stage {
  readonly world: Workspace;
  readonly places: readonly Place[];
  readonly viewers: Readonly<Record<string, Actor>>;
  /** For each viewer, the labels of the conversations that they can open in the client. */
  readonly openable: Readonly<Record<string, ReadonlySet<string>>>;
}

async function furnish(world: Workspace): Promise<Place[]> {
  const { alice, bob, carol, dora } = world;
  const { user_id } = await world.bot.does("auth.test", {});
  const bot = { ...world.bot, id: user_id };
  const frank = personOf(world, "frank");
  const channel = async (label: string, people: readonly { readonly id: string }[], isPrivate = false) => {
    const id = await makeChannel(alice, `zebra-${label}`, isPrivate);
    if (people.length > 0)
      await alice.does("conversations.invite", { channel: id, users: people.map((one) => one.id) });
    return { label, id, kind: isPrivate ? "private_channel" : "public_channel", author: alice } as const;
  };
  const direct = async (label: string, ...people: readonly [Actor, ...Actor[]]) => {
    const kind = people.length > 2 ? "mpim" : "im";
    return { label, id: await openDm(world, ...people), kind, author: people[0] } as const;
  };
  const connect = async (label: string, isPrivate: boolean) => {
    const place = await channel(label, [bob, bot], isPrivate);
    const emails = ["frank@birch.test"];
    const invite = await alice.does("conversations.inviteShared", {
      channel: place.id,
      emails,
      external_limited: false,
    });
    await frank.does("conversations.acceptSharedInvite", { invite_id: invite.invite_id });
    return { ...place, isConnect: true, hasBot: true };
  };
  return [
    { ...(await channel("open", [bob, carol, dora, bot])), hasBot: true },
    await channel("far", []),
    { ...(await channel("closed", [bob, dora, bot], true)), hasBot: true },
    await channel("hidden", [carol], true),
    await channel("without-bot", [bob], true),
    { ...(await channel("past", [bob, bot])), hasBot: true, isArchived: true },
    { ...(await channel("gone", [bob, bot], true)), hasBot: true, isArchived: true },
    await connect("partners", false),
    await connect("quiet-partners", true),
    await direct("bob-carol", bob, carol),
    await direct("alice-carol", alice, carol),
    { ...(await direct("bob-bot", bob, bot)), hasBot: true },
    await direct("note", bob, bob),
    await direct("three", alice, bob, carol),
    await direct("others", alice, carol, dora),
    { ...(await direct("with-bot", bob, carol, bot)), hasBot: true },
    {
      label: "foreign",
      id: await makeChannel(frank, "zebra-foreign", false),
      kind: "public_channel",
      author: frank,
      isForeign: true,
    },
  ];
}

async function openStage(world: Workspace): Promise<Stage> {
  const places = await furnish(world);
  for (const { id, label, author, isArchived } of places) {
    await author.does("chat.postMessage", { channel: id, text: `zebra in ${label}` });
    await upload(world, author, { name: `zebra-${label}.txt`, bytes: "stripes", channels: [id] });
    if (isArchived) await author.does("conversations.archive", { channel: id });
  }
  await world.platform.settle();
  const { alice, bob, carol, dora } = world;
  const viewers = { alice, bob, carol, dora, frank: personOf(world, "frank") };
  const openable: Record<string, ReadonlySet<string>> = {};
  for (const [name, viewer] of Object.entries(viewers)) openable[name] = await openedBy(viewer, places);
  return { world, places, viewers, openable };
}

async function openedBy(viewer: Actor, places: readonly Place[]): Promise<Set<string>> {
  const opened = new Set<string>();
  for (const { id, label } of places) {
    const { ok, messages = [] } = (await viewer.asks("conversations.history", { channel: id })) as {
      ok: boolean;
      messages?: readonly { readonly text: string }[];
    };
    if (ok && messages.some(({ text }) => text === `zebra in ${label}`)) opened.add(label);
  }
  return opened;
}

interface Asked {
  readonly channel_types: readonly Kind[];
  readonly include_archived_channels?: boolean;
  readonly action_token?: string;
}

/** The labels of what a search finds: of messages, files and channels; or the code that it was refused with. */
async function search(
  actor: Actor,
  asked: Asked,
): Promise<Record<"messages" | "files" | "channels", string[]> | string> {
  const labels: Record<"messages" | "files" | "channels", string[]> = { messages: [], files: [], channels: [] };
  for (let cursor = "first"; cursor !== "";) {
    const body = await actor.asks("assistant.search.context", {
      query: "zebra",
      content_types: ["messages", "files", "channels"],
      ...asked,
      ...(cursor === "first" ? {} : { cursor }),
    });
    if (!body.ok) return body.error ?? "";
    const { results, response_metadata } = body as unknown as {
      results: Record<string, Record<string, string>[]>;
      response_metadata: { next_cursor: string };
    };
    labels.messages.push(...(results["messages"] ?? []).map((one) => one["content"]?.replace("zebra in ", "") ?? ""));
    labels.files.push(...(results["files"] ?? []).map((one) => one["title"]?.replace(/^zebra-(.*)\.txt$/, "$1") ?? ""));
    labels.channels.push(...(results["channels"] ?? []).map((one) => one["name"]?.replace("zebra-", "") ?? ""));
    cursor = response_metadata.next_cursor;
  }
  return { messages: said(labels.messages), files: labels.files.toSorted(), channels: labels.channels.toSorted() };
}

/** Messages that share a file have no text of their own. */
function said(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== "").toSorted();
}

function expected(places: readonly Place[]) {
  const labels = places.map(({ label }) => label).toSorted();
  const named = places.filter(({ kind }) => kind === "public_channel" || kind === "private_channel");
  return { messages: labels, files: labels, channels: named.map(({ label }) => label).toSorted() };
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])], [[]]);
}

const [publicKind, ...otherKinds] = kinds;

/** Public channels with every set of the others, and cases without public channels, which are refused. */
const grantedSets: readonly (readonly Kind[])[] = [
  ...subsetsOf(otherKinds).map((others) => [publicKind ?? "public_channel", ...others]),
  otherKinds,
  [],
];

/** Every viewer with every set of scopes and every set of kinds: what they can open in the client, and nothing else. */
async function judgePeople({ world, places, viewers, openable }: Stage): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, viewer] of Object.entries(viewers)) {
    const isGuest = name === "dora";
    const isAtHome = (place: Place) => (place.isForeign === true) === (name === "frank");
    for (const granted of grantedSets) {
      const actor = await withScopes(world, viewer, ["search:read.files", ...granted.map((kind) => scopeOf[kind])]);
      for (const kind of kinds) {
        for (const include_archived_channels of granted.includes(kind) ? [false, true] : [false]) {
          const visible = places.filter((place) => place.kind === kind && openable[name]?.has(place.label));
          const inTime = visible.filter((place) => include_archived_channels || place.isArchived !== true);
          const isCovered = granted.includes("public_channel") && granted.includes(kind);
          const allowed = isGuest
            ? "feature_not_enabled"
            : isCovered
              ? expected(inTime.filter(isAtHome))
              : "missing_scope";
          const found = await search(actor, { channel_types: [kind], include_archived_channels });
          note(
            faults,
            `${name} with ${granted.join("+")} in ${kind} archived ${include_archived_channels}`,
            found,
            allowed,
          );
        }
      }
    }
  }
  return faults;
}

function note(faults: string[], what: string, found: unknown, allowed: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(allowed)) return;
  faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(allowed)}`);
}

/** What people granted the app: everything, or nothing that searches. */
async function grantByPeople({ world }: Stage, scopes: readonly string[]): Promise<void> {
  const { db } = world.platform.store;
  const app = devApp(world).id;
  const installations = db.selectFrom("installations").select("id").where("app_id", "=", app);
  await db
    .updateTable("grants")
    .set({ scopes: scopes.join(",") })
    .where("kind", "=", "user")
    .where("installation_id", "in", installations)
    .execute();
}

/** What the app finds for a person who asks it in a place, by the rules of the guide. */
function allowedFor(stage: Stage, asker: string, place: Place, kind: Kind, hasGrants: boolean) {
  const { places, openable } = stage;
  const opened = openable[asker] ?? new Set();
  const isMissing = place.kind !== "public_channel" && place.hasBot !== true;
  if (asker === "dora") return "feature_not_enabled";
  if (place.isForeign === true || !opened.has(place.label) || place.isArchived === true || isMissing)
    return "invalid_action_token";
  const counts = hasGrants && (place.isConnect === true || place.kind !== "public_channel");
  // Frank authorized nothing in the workspace of the app.
  if (kind !== "public_channel" && !(counts && asker !== "frank")) return "missing_scope";
  const visible = places.filter((other) => {
    if (other.kind !== kind || other.isArchived === true || !opened.has(other.label)) return false;
    if (place.isConnect === true) return other === place;
    if (other.isForeign === true) return false;
    return other.kind === "public_channel" || place.kind === "im" || other === place;
  });
  return expected(visible);
}

/** Every person, wherever they ask the app, with and without grants of their own. */
async function judgeBots(stage: Stage): Promise<string[]> {
  const faults: string[] = [];
  const { world, places, viewers } = stage;
  for (const hasGrants of [true, false]) {
    await grantByPeople(stage, hasGrants ? kinds.map((kind) => scopeOf[kind]) : ["chat:write"]);
    for (const [name, viewer] of Object.entries(viewers)) {
      for (const place of places) {
        const action_token = askedIn(world, viewer, place.id);
        for (const kind of kinds) {
          const found = await search(world.bot, { channel_types: [kind], action_token });
          const allowed = allowedFor(stage, name, place, kind, hasGrants);
          note(faults, `the app for ${name} from ${place.label} in ${kind}, granted ${hasGrants}`, found, allowed);
        }
      }
    }
  }
  return faults;
}

describe("a search for an agent finds what the person can open in the client, and nothing else", () => {
  for (const store of [inMemory, inPostgres]) {
    test(store.name, { skip: store.skip }, async (t) => {
      await using place = await store.fresh();
      await using world = await workspace(platformOptions(place.location));
      const stage = await openStage(world);
      const { alice, bob, dora } = stage.openable;
      assert.deepEqual([alice?.has("bob-carol"), bob?.has("bob-carol"), dora?.has("far")], [false, true, false]);

      await t.test("with the token of a person", async () => assert.deepEqual(await judgePeople(stage), []));
      await t.test("with the token of a bot", async () => assert.deepEqual(await judgeBots(stage), []));
    });
  }
});
