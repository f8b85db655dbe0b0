import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ConversationKind } from "@platform/protocol/conversationScopes.ts";
import { clientScope } from "@platform/protocol/eventCatalog/scopes.ts";
import { allSocketScopes, socketEventTypes, socketScopes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import { withScopes } from "../../packages/server/testkit/ownToken.ts";
import { type Frame, Listening } from "./listening.ts";
import { makeEverythingHappen } from "./socketEvents.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

type Kinds = ReadonlyMap<string, ConversationKind>;

/** The event as the matrix names it: its type, and the kind of conversation that it is about. */
function cellOf(frame: Frame, kinds: Kinds): string {
  const about = frame["channel"] ?? frame["channel_id"] ?? (frame["item"] as { channel?: string } | undefined)?.channel;
  const id = typeof about === "object" && about !== null ? (about as { id: string }).id : about;
  return `${frame.type} ${typeof id === "string" ? (kinds.get(id) ?? "") : ""}`.trim();
}

/** Every connection gets these, whatever its scopes are. */
const ofEveryConnection = new Set(["hello", "pong", "goodbye"]);

function cellsOf(listening: Listening, kinds: Kinds): string[] {
  return listening.frames.filter(({ type }) => !ofEveryConnection.has(type)).map((frame) => cellOf(frame, kinds));
}

for (const kind of [inFile, inPostgres]) {
  describe(`what a socket carries, by scope, with two servers on ${kind.name}`, { skip: kind.skip }, () => {
    test("is every event that the token could read through the API, and no other", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await first.platform.listen();
      await second.platform.listen();
      await using stack = new AsyncDisposableStack();
      const sockets = new Map<string, Listening>();
      for (const scope of allSocketScopes) {
        const actor = await withScopes(second, second.bob, [scope]);
        sockets.set(scope, stack.use(await Listening.as(actor)));
      }
      // Opened last, so it is the last to receive each event: what it has, the others have been sent.
      const witness = stack.use(await Listening.as(await withScopes(second, second.bob, [clientScope])));
      for (const socket of [...sockets.values(), witness]) socket.say({ type: "presence_sub", ids: [first.carol.id] });

      const delivered = async () => {
        await first.alice.does("chat.postMessage", { channel: first.general, text: "nearly the end" });
        await servers.wakeSecond();
        await witness.until("nearly the end", (frame) => frame["text"] === "nearly the end");
      };
      const kinds = await makeEverythingHappen(first, second, delivered);
      await first.alice.does("chat.postMessage", { channel: first.general, text: "the end" });
      await servers.wakeSecond();
      // By its text: while the clock stands still, messages of several channels have the same timestamp.
      await witness.until("the end", (frame) => frame["text"] === "the end");
      for (const socket of [...sockets.values(), witness]) {
        socket.say({ type: "ping", id: 1 });
        await socket.until("an answer", (frame) => frame.type === "pong");
      }

      const seen = witness.frames.filter(({ type }) => !ofEveryConnection.has(type));
      const all = cellsOf(witness, kinds);
      for (const [scope, socket] of sockets) {
        const opened = seen.filter((frame) => {
          const [type = "", of] = cellOf(frame, kinds).split(" ");
          return scope === clientScope || socketScopes(type, of as ConversationKind | undefined).includes(scope);
        });
        const expected = opened.map((frame) => cellOf(frame, kinds));
        assert.deepEqual(cellsOf(socket, kinds).toSorted(), expected.toSorted(), scope);
        assert.ok(expected.length > 0, `${scope} opens nothing that happened`);
      }
      await second.platform.stop();
      await witness.until("the goodbye", ({ type }) => type === "goodbye");
      const types = new Set([...all.map((cell) => cell.split(" ")[0]), ...witness.frames.map(({ type }) => type)]);
      const missing = socketEventTypes.filter((type) => !types.has(type));
      assert.deepEqual(missing, [], "these definitions are never emitted");
    });

    test("shows e-mail addresses to tokens that could read them through the API alone", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      await first.platform.listen();
      await second.platform.listen();
      for (const scopes of [["users:read"], ["users:read", "users:read.email"]]) {
        const actor = await withScopes(second, second.bob, scopes);
        await using socket = await Listening.as(actor);

        await first.carol.does("users.profile.set", { profile: { status_text: scopes.join() } });
        await servers.wakeSecond();

        const frames = await socket.until("the status", ({ type }) => type === "user_status_changed");
        const { user } = await actor.does("users.info", { user: first.carol.id });
        assert.equal(user.profile.email !== undefined, scopes.length === 2);
        for (const frame of frames) if (frame.type.startsWith("user_")) assert.deepEqual(frame["user"], user);
      }
    });
  });
}
