import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { readLayout } from "./layout.ts";

function layout(paths: readonly string[], workspace?: string) {
  const entries = paths.map((path) => ({ path, size: 2, crc32: 0, open: async () => Readable.from([]) }));
  const { people, conversations, folders, attachments, others, unknown, workspaces } = readLayout(entries, workspace);
  return {
    people: people.map(({ path }) => path),
    conversations: conversations.map(({ kind, entry }) => `${kind} ${entry.path}`),
    folders: Object.fromEntries([...folders].map(([name, days]) => [name, days.map(({ path }) => path)])),
    attachments: [...attachments.keys()],
    others: others.map(({ path }) => path),
    unknown: unknown.map(({ path }) => path),
    workspaces,
  };
}

describe("the layout of an export", () => {
  test("is found inside of a folder that was packed again on a Mac", () => {
    assert.deepEqual(
      layout([
        "__MACOSX/Acme/._users.json",
        "Acme/.DS_Store",
        "Acme/users.json",
        "Acme/channels.json",
        "Acme/general/2020-01-02.json",
        "Acme/general/2020-01-01.json",
        "Acme/general/canvas_in_the_conversation.json",
        "Acme/cafe\u0301/2020-01-01.json",
        "Acme/__uploads/F012ABCDE/plan.txt",
        "Acme/general/attachments/F0ABCDEFG-a b.png",
        "Acme/integration_logs.json",
        "Acme/readme.txt",
      ]),
      {
        people: ["users.json"],
        conversations: ["public channels.json"],
        folders: {
          general: ["general/2020-01-01.json", "general/2020-01-02.json"],
          "caf\u00e9": ["cafe\u0301/2020-01-01.json"],
        },
        attachments: ["F012ABCDE", "F0ABCDEFG"],
        others: ["general/canvas_in_the_conversation.json", "integration_logs.json"],
        unknown: ["readme.txt"],
        workspaces: [],
      },
    );
  });

  test("of an org is that of its root or of one workspace, with everybody of the org", () => {
    const org = [
      "org_users.json",
      "channels.json",
      "dms.json",
      "shared/2020-01-01.json",
      "teams/east/users.json",
      "teams/east/channels.json",
      "teams/east/general/2020-01-01.json",
      "teams/west/channels.json",
    ];
    const root = layout(org);
    assert.deepEqual(root.people, ["org_users.json"]);
    assert.deepEqual(root.conversations, ["public channels.json", "im dms.json"]);
    assert.deepEqual(root.workspaces, ["east", "west"]);
    assert.deepEqual(root.others, []);
    const east = layout(org, "east");
    assert.deepEqual(east.people, ["org_users.json", "users.json"]);
    assert.deepEqual(east.conversations, ["public channels.json"]);
    assert.deepEqual(Object.keys(east.folders), ["general"]);
    assert.throws(
      () => layout(org, "north"),
      /no workspace north\. Pass one of these with --from-workspace: east, west/,
    );
    assert.throws(() => layout(["users.json"], "north"), /Omit --from-workspace/);
  });

  test("keeps what is named like a part of an object apart from it", () => {
    assert.deepEqual(layout(["users.json", "__proto__/2020-01-01.json", "constructor.json"]).folders, {
      ["__proto__"]: ["__proto__/2020-01-01.json"],
    });
  });

  test("is refused where nothing of an export is there", () => {
    assert.throws(() => layout(["photo.jpg", "a/constructor", "a/b.json"]), /This is no Slack export/);
  });
});
