import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { socketEventTypes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import { clientScope } from "@platform/protocol/eventCatalog/scopes.ts";
import { nobody } from "../../packages/server/src/domain/caller.ts";
import { openOwn } from "../../packages/server/testkit/ownToken.ts";
import type { Actor, Workspace } from "../../packages/server/testkit/workspace.ts";
import { type Frame, Listening } from "../storage/listening.ts";
import { makeEverythingHappen } from "../storage/socketEvents.ts";
import { inFile, inPostgres, type StoreKind } from "../storage/storeKinds.ts";
import { twoServers } from "../storage/twoServers.ts";
import { idOf } from "./memberships/people.ts";
import { socketSeed } from "./memberships/socketSeed.ts";

const ofEveryConnection = new Set(["hello", "pong", "goodbye"]);

const teamOf = (world: Workspace, domain: string): string => {
  const team = world.dev.teams.find((candidate) => candidate.domain === domain);
  if (!team) throw new Error(`there is no ${domain}`);
  return team.id;
};

/** A person in one workspace, with a token that receives everything. */
async function at(world: Workspace, domain: string, name: string): Promise<Actor> {
  const teamId = teamOf(world, domain);
  const userId = idOf(world, name, teamId);
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const owner = { teamId, userId, scopes: [clientScope, "chat:write"] };
  return world.actor((await world.platform.store.write(openOwn, context, owner)).token, userId);
}

/**
 * What a socket received, without what differs between two runs. Each kind of frame is listed once: whether a person gets
 * the messages from just before they joined depends on when the server reads its outbox.
 */
function heardBy({ frames }: Listening): string[] {
  const shapeOf = ({ type, subtype, channel_type, text }: Frame): string =>
    JSON.stringify({ type, subtype, channel_type, text }).replaceAll(/\b[A-Z][A-Z0-9]{8,11}\b/g, "ID");
  const own = frames.filter(({ type }) => type !== undefined && !ofEveryConnection.has(type));
  return [...new Set(own.map(shapeOf))].toSorted();
}

interface Heard {
  readonly inA: Readonly<Record<"bob" | "dora", readonly string[]>>;
  readonly inB: Readonly<Record<string, readonly string[]>>;
  readonly types: ReadonlySet<string>;
}

/** Everything happens in Acme, while people listen there and in Acme Labs. */
async function listen(kind: StoreKind, hasSecond: boolean): Promise<Heard> {
  await using servers = await twoServers(kind, { seed: socketSeed(hasSecond) });
  const { first, second } = servers;
  await first.platform.listen();
  await second.platform.listen();
  await using stack = new AsyncDisposableStack();
  const open = async (domain: string, name: string) => stack.use(await Listening.as(await at(second, domain, name)));
  const inB: Record<string, Listening> = { lena: await open("acme-labs", "lena") };
  if (hasSecond) for (const name of ["bob", "dora"]) inB[name] = await open("acme-labs", name);
  const inA = { dora: await open("acme", "dora"), bob: await open("acme", "bob") };
  // Opened last, so it is the last to receive each event: what it has, the others have been sent.
  for (const socket of Object.values(inA)) socket.say({ type: "presence_sub", ids: [first.carol.id] });
  const delivered = async () => {
    await first.alice.does("chat.postMessage", { channel: first.general, text: "nearly the end" });
    await servers.wakeSecond();
    await inA.bob.until("nearly the end", (frame) => frame["text"] === "nearly the end");
  };
  await makeEverythingHappen(first, second, delivered);
  await first.alice.does("chat.postMessage", { channel: first.general, text: "the end" });
  await servers.wakeSecond();
  await inA.bob.until("the end", (frame) => frame["text"] === "the end");
  for (const socket of [...Object.values(inB), inA.dora]) {
    socket.say({ type: "ping", id: 1 });
    await socket.until("an answer", (frame) => frame.type === "pong");
  }
  return {
    inA: { bob: heardBy(inA.bob), dora: heardBy(inA.dora) },
    inB: Object.fromEntries(Object.entries(inB).map(([name, socket]) => [name, heardBy(socket)])),
    types: new Set(inA.bob.frames.map(({ type }) => type)),
  };
}

for (const kind of [inFile, inPostgres]) {
  describe(`sockets of people in two workspaces, on ${kind.name}`, { skip: kind.skip }, () => {
    test("receive what a member of that workspace alone receives", async () => {
      const [single, double] = [await listen(kind, false), await listen(kind, true)];
      assert.deepEqual(double.inA, single.inA);
      // Bob's own preferences, presence and quiet hours follow his account; everything else of Acme stays there.
      const ownTypes = ["pref_change", "manual_presence_change", "dnd_updated"];
      const isOwn = (frame: string) => ownTypes.some((type) => frame.includes(`"${type}"`));
      assert.deepEqual(
        double.inB["bob"]?.filter((frame) => !isOwn(frame)),
        double.inB["lena"],
      );
      assert.deepEqual(double.inB["dora"], double.inB["lena"]);
      // Whom Lena shares a workspace with, their quiet hours reach her: Bob's only while he is there, too.
      const quiet = '{"type":"dnd_updated_user"}';
      assert.deepEqual(double.inB["lena"], [quiet, ...(single.inB["lena"] ?? [])].toSorted());
      const missing = socketEventTypes.filter((type) => !double.types.has(type) && !ofEveryConnection.has(type));
      assert.deepEqual(missing, [], "these definitions are never emitted");
    });

    test("close with the membership that they belong to, and with no other", async () => {
      await using servers = await twoServers(kind, { seed: socketSeed(true) });
      const { first, second } = servers;
      await first.platform.listen();
      await second.platform.listen();
      await using inA = await Listening.as(await at(second, "acme", "bob"));
      await using inB = await Listening.as(await at(second, "acme-labs", "bob"));
      const erin = await at(first, "acme-labs", "erin");
      const general = await generalOf(first, "acme-labs");

      await first.alice.does("admin.users.remove", { team_id: teamOf(first, "acme"), user_id: first.bob.id });
      await servers.wakeSecond();

      assert.equal(await inA.closed, 1008);
      await first.alice.does("chat.postMessage", { channel: first.general, text: "only for Acme" });
      const frames = await inB.soFar(erin, general);
      assert.ok(!JSON.stringify(frames).includes("only for Acme"));
      await using watcher = await Listening.as(await at(second, "acme", "alice"));
      watcher.say({ type: "presence_sub", ids: [first.bob.id] });
      const seen = await watcher.until("the presence", ({ type }) => type === "presence_change");
      assert.deepEqual(seen.find(({ type }) => type === "presence_change")?.["users"], []);
    });
  });
}

async function generalOf({ platform, dev }: Workspace, domain: string): Promise<string> {
  const team = dev.teams.find((candidate) => candidate.domain === domain);
  const query = platform.store.db.selectFrom("channels").select("id").where("is_general", "=", 1);
  return (await query.where("team_id", "=", team?.id ?? "").executeTakeFirstOrThrow()).id;
}
