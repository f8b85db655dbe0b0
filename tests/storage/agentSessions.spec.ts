import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askAgent, emittedOf } from "../../packages/server/testkit/agents.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`sessions with agents, two servers: ${kind.name}`, { skip: kind.skip }, () => {
    test("a session that began on one server is stopped and found on the other", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { named } = await askAgent(first);
      const place = { channel: named.channel_id, thread_ts: named.thread_ts };
      const { channel, ts } = await first.bot.does("chat.startStream", { ...place, markdown_text: "First" });
      await servers.wakeSecond();

      const alice = await atHome(second, second.alice);
      assert.equal((await alice.does("client.agents.sessions.stop", named)).app_ids.length, 1);
      await alice.does("client.agents.sessions.rename", { ...named, title: "Launch" });

      const more = { channel, ts, markdown_text: "more" };
      assert.equal(await first.bot.refused("chat.appendStream", more), "stopped_by_user");
      assert.equal((await emittedOf(first, "agent_session_stopped")).length, 1);
      const { sessions } = await alice.does("client.agents.sessions.list", { query: "LAUNCH" });
      assert.deepEqual(
        sessions.map(({ title, status }) => [title, status]),
        [["Launch", "processing"]],
      );
    });

    test("lists every session once, page by page, with the pinned one first", async () => {
      await using servers = await twoServers(kind);
      const { first } = servers;
      const { alice, named } = await askAgent(first, "Session 0");
      await first.bot.does("agents.sessions.setStatus", { ...named, status: "active" });
      await alice.does("client.agents.sessions.mark", { ...named, is_pinned: true });
      for (const at of [1, 2, 3, 4]) {
        const { ts } = await alice.does("chat.postMessage", { channel: named.channel_id, text: `Session ${at}` });
        await first.bot.does("agents.sessions.setStatus", { ...named, thread_ts: ts, status: "active" });
      }

      const titles: string[] = [];
      let cursor = "";
      do {
        const page = await alice.does("client.agents.sessions.list", { limit: 2, ...(cursor !== "" && { cursor }) });
        titles.push(...page.sessions.map(({ title }) => title));
        cursor = page.response_metadata.next_cursor;
      } while (cursor !== "");

      assert.deepEqual(titles, ["Session 0", "Session 4", "Session 3", "Session 2", "Session 1"]);
    });

    test("statuses that nobody renews end exactly once", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { named } = await askAgent(first);
      await first.bot.does("assistant.threads.setStatus", { ...named, status: "is thinking..." });

      for (const { clock } of [first, second]) clock.advance({ hours: 2 });
      await Promise.all([first.platform.settle(), second.platform.settle()]);

      // Events from before are pruned by then.
      const ended = (await emittedOf(first, "assistant_thread_status")).filter((event) => event["status"] === "");
      assert.deepEqual(
        ended.map((event) => event["clear_reason"]),
        ["timeout"],
      );
      const settled = (await emittedOf(first, "agent_session_changed")).filter((event) => event["status"] === "active");
      assert.equal(settled.length, 1);
    });
  });
}
