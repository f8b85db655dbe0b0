import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../packages/server/testkit/files.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { finds, findsFiles } from "../../packages/server/testkit/searching.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

/** What Bob finds, in any order. */
const messageQueries: Readonly<Record<string, readonly string[]>> = {
  "in:me": ["zebra note"],
  "in:@carol zebra": ["zebra from carol", "zebra to carol"],
  "to:me zebra": ["zebra from carol"],
  "to:@carol zebra": ["zebra to carol"],
  "to:@nobody zebra": [],
  "is:dm zebra": ["zebra from carol", "zebra note", "zebra to carol"],
  "-is:dm zebra": ["zebra alone", "zebra answer", "zebra question", "zebra with a file"],
  "with:@carol zebra": ["zebra answer", "zebra from carol", "zebra question", "zebra to carol"],
  "with:@alice zebra": ["zebra answer", "zebra question"],
  "threads:replies zebra": ["zebra answer"],
  "threads:all zebra": ["zebra answer", "zebra question"],
  "is:thread -threads:replies zebra": ["zebra question"],
  "has:file zebra": ["zebra with a file"],
  "has:star zebra": ["zebra alone"],
  "is:saved zebra": ["zebra alone"],
  "has::eyes: zebra": ["zebra question"],
  "hasmy::eyes: zebra": [],
  "hasmy:reaction zebra": ["zebra alone"],
  "hasmy::wave: zebra": ["zebra alone"],
  "has:nothing in:#random zebra": [],
  "during:january zebra in:@carol": ["zebra from carol", "zebra to carol"],
  "during:week in:me": ["zebra note"],
  "during:month in:me": ["zebra note"],
  "during:2026 in:me": ["zebra note"],
  "during:2026-01 in:me": ["zebra note"],
  "during:year in:me": ["zebra note"],
  "during:december in:me": [],
  "during:2025 in:me": [],
  "during:2026-13 in:me": [],
  "before:2026 in:me": [],
  "after:2025 in:me": ["zebra note"],
  "type:pdf zebra": [],
  "creator:@alice zebra": [],
  "zebra -type:pdf in:me": ["zebra note"],
};

const fileQueries: Readonly<Record<string, readonly string[]>> = {
  "in:#random zebra": ["zebra.csv", "zebra.pdf"],
  "in:@carol zebra": ["zebra.txt"],
  "-in:@carol zebra": ["zebra.csv", "zebra.pdf"],
  "in:#nowhere zebra": [],
  "from:@alice zebra": ["zebra.csv", "zebra.pdf"],
  "creator:@carol": ["zebra.txt"],
  "from:me zebra": [],
  "to:me zebra": ["zebra.txt"],
  "is:dm zebra": ["zebra.txt"],
  "with:@carol zebra": ["zebra.txt"],
  "type:pdf": ["zebra.pdf"],
  "type:pdfs": ["zebra.pdf"],
  "type:pdf,csv": ["zebra.csv", "zebra.pdf"],
  "type:spreadsheets": ["zebra.csv"],
  "type:text zebra": ["zebra.csv", "zebra.txt"],
  "-type:pdf zebra": ["zebra.csv", "zebra.txt"],
  "type:!? zebra": [],
  "is:saved zebra": ["zebra.pdf"],
  "-is:saved zebra": ["zebra.csv", "zebra.txt"],
  "has:pin zebra": ["zebra.csv"],
  "-has:pin zebra": ["zebra.pdf", "zebra.txt"],
  "has:link zebra": [],
  "has:file zebra": ["zebra.csv", "zebra.pdf", "zebra.txt"],
  "on:today zebra": ["zebra.csv", "zebra.pdf", "zebra.txt"],
  "before:today zebra": [],
  "during:january type:pdf": ["zebra.pdf"],
  "zebra africa": ["zebra.txt"],
};

describe("every store understands the same modifiers", () => {
  for (const kind of storeKinds) {
    test(`of messages: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await postMessages(world);

      for (const [query, found] of Object.entries(messageQueries)) {
        assert.deepEqual((await finds(world, world.bob, query)).toSorted(), found, query);
      }
    });

    test(`of files: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await uploadFiles(world);

      for (const [query, found] of Object.entries(fileQueries)) {
        assert.deepEqual((await findsFiles(world, world.bob, query)).toSorted(), found, query);
      }
    });
  }
});

async function postMessages(world: Workspace): Promise<void> {
  const { alice, bob, carol, random: channel } = world;
  const dm = await openDm(world, bob, carol);
  await bob.does("chat.postMessage", { channel: dm, text: "zebra to carol" });
  await carol.does("chat.postMessage", { channel: dm, text: "zebra from carol" });
  await bob.does("chat.postMessage", { channel: bob.id, text: "zebra note" });
  const { ts: alone } = await alice.does("chat.postMessage", { channel, text: "zebra alone" });
  await bob.does("stars.add", { channel, timestamp: alone });
  await bob.does("reactions.add", { channel, timestamp: alone, name: "wave" });
  const { ts: question } = await alice.does("chat.postMessage", { channel, text: "zebra question" });
  await carol.does("chat.postMessage", { channel, thread_ts: question, text: "zebra answer" });
  await carol.does("reactions.add", { channel, timestamp: question, name: "eyes" });
  await upload(world, alice, { name: "stripes.txt", channels: [channel], comment: "zebra with a file" });
}

async function uploadFiles(world: Workspace): Promise<void> {
  const { alice, bob, carol, random } = world;
  const dm = await openDm(world, bob, carol);
  const pdf = await upload(world, alice, { name: "zebra.pdf", bytes: "%PDF-1.7\n", channels: [random] });
  await bob.does("stars.add", { file: pdf.id });
  const csv = await upload(world, alice, { name: "zebra.csv", bytes: "a,b\n", channels: [random] });
  await alice.does("pins.add", { channel: random, timestamp: csv.shares.public?.[random]?.[0]?.ts ?? "" });
  await upload(world, carol, { name: "zebra.txt", bytes: "stripes of Africa\n", channels: [dm] });
  await upload(world, alice, { name: "zebra of alice alone" });
}
