import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { localTimes } from "./localTimes.ts";
import { mentionsIn } from "./mentionsIn.ts";

describe("whom a message mentions", () => {
  test("is found in lines, lists and quotes, each once", () => {
    const block = parseMrkdwn("<@U0000000001> and <!here>\n> <!subteam^S0000000001> <@U0000000001>\n");
    const { users, groups, ranges } = mentionsIn({
      type: "rich_text",
      elements: [
        ...block.elements,
        {
          type: "rich_text_list",
          style: "bullet",
          elements: [{ type: "rich_text_section", elements: [{ type: "user", user_id: "U0000000002" }] }],
        },
      ],
    });
    assert.deepEqual([...users], ["U0000000001", "U0000000002"]);
    assert.deepEqual([[...groups], [...ranges]], [["S0000000001"], ["here"]]);
    assert.equal(mentionsIn(parseMrkdwn("`<!channel>`")).ranges.size, 0);
  });

  test("live in zones with clocks of their own", () => {
    const noon = Date.UTC(2026, 0, 5, 12);
    const zones = [
      { tz: "America/New_York", count: 1 },
      { tz: "Europe/Berlin", count: 2 },
      { tz: "Europe/Paris", count: 1 },
      { tz: "Nowhere/Known", count: 2 },
    ];
    assert.deepEqual(localTimes(zones, noon, "en-GB"), [
      { count: 3, time: "13:00" },
      { count: 2, time: "12:00" },
      { count: 1, time: "07:00" },
    ]);
    const summer = Date.UTC(2026, 6, 5, 12);
    assert.equal(localTimes([{ tz: "Europe/Berlin", count: 1 }], summer, "en-GB")[0]?.time, "14:00");
  });
});
