import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { download } from "../../../testkit/files.ts";
import { makeRecord, makeTable, richText } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { serving } from "../../../testkit/signingIn.ts";
import type { Actor } from "../../../testkit/workspace.ts";

const method = "slackLists.download.get";

async function urlOf(actor: Actor, list_id: string, include_archived = false): Promise<string> {
  const { job_id } = await actor.does("slackLists.download.start", { list_id, include_archived });
  const { status, download_url } = await actor.does(method, { list_id, job_id });
  assert.equal(status, "COMPLETED");
  return download_url;
}

const schema = [
  { key: "who", name: "Who, exactly", type: "text", is_primary_column: true },
  { key: "stage", name: "Stage", type: "select", options: { choices: [{ value: "new", label: "New one" }] } },
  { key: "by", name: "By", type: "user" },
  { key: "done", name: "Done", type: "checkbox" },
];

describe(method, () => {
  test("the CSV has a line of column names, and a line per item in words that people read", async () => {
    await using world = await serving();
    const { bob } = world;
    const { list_id, list_metadata } = await bob.does("slackLists.create", { name: "Hiring", schema });
    const [who, stage, by, done] = list_metadata.schema.map(({ id }) => id);
    const initial_fields = [
      { column_id: who, rich_text: richText('Ada "Countess"\nLovelace') },
      { column_id: stage, select: ["new"] },
      { column_id: by, user: [bob.id] },
      { column_id: done, checkbox: true },
    ];
    await bob.does("slackLists.items.create", { list_id, initial_fields });
    const formula = [{ column_id: who, rich_text: richText("=HYPERLINK(1)") }];
    await bob.does("slackLists.items.create", { list_id, initial_fields: formula });

    const answer = await download(bob, await urlOf(bob, list_id));

    const { user } = await bob.does("users.info", { user: bob.id });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get("content-disposition") ?? "", /^attachment; filename="Hiring.csv"$/);
    assert.equal(
      await answer.text(),
      [
        '"Who, exactly",Stage,By,Done',
        "'=HYPERLINK(1),,,",
        `"Ada ""Countess""\nLovelace",New one,${user.real_name},true`,
        "",
      ].join("\r\n"),
    );
  });

  test("is for people with access to the list, at its permalink, too", async () => {
    await using world = await serving();
    const { alice, bob, carol } = world;
    const { list_id, item_id } = await makeRecord(bob, carol);
    const { list } = await bob.does("slackLists.items.info", { list_id, id: item_id });

    for (const url of [await urlOf(bob, list_id), list.list_csv_download_url, list.permalink]) {
      const answers = await Promise.all([bob, carol, alice].map((actor) => download(actor, url)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 404],
      );
    }
    await bob.does("files.delete", { file: list_id });
    assert.equal((await download(bob, list.list_csv_download_url)).status, 404);
  });

  test("archived items are part of it when they are wanted", async () => {
    await using world = await serving();
    const { bob, platform } = world;
    const { list_id, item_id } = await makeRecord(bob);
    const archived_ms = world.clock.nowMs();
    await platform.store.db.updateTable("list_items").set({ archived_ms }).where("id", "=", item_id).execute();

    const linesOf = async (include: boolean) => {
      const text = await (await download(bob, await urlOf(bob, list_id, include))).text();
      return text.split("\r\n").length - 1;
    };

    assert.deepEqual([await linesOf(false), await linesOf(true)], [1, 2]);
  });

  test("a value of every type can be printed", async () => {
    await using world = await serving();
    const { list_id } = await makeTable(world.bob);
    await world.bob.does("slackLists.items.create", { list_id });

    const answer = await download(world.bob, await urlOf(world.bob, list_id));

    assert.match(await answer.text(), /^Text,Rich text,Number,/);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      const { job_id } = await bob.does("slackLists.download.start", { list_id });
      return carol.refused(method, { list_id, job_id });
    },
    job_not_found: async ({ bob, carol, clock }) => {
      const { list_id } = await makeRecord(bob, carol);
      const { job_id } = await bob.does("slackLists.download.start", { list_id });
      assert.equal(await carol.refused(method, { list_id, job_id }), "job_not_found");
      clock.advance({ seconds: limits.list_export_s });
      return bob.refused(method, { list_id, job_id });
    },
  });
});
