import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Activity, byClient, byDay, byDepartment, startOfDays } from "./activity.ts";
import { csvCell } from "../../parts/csvCell.ts";
import { csvOf } from "./csv.ts";

const nowMs = Date.UTC(2026, 0, 15, 12);

function message(daysBack: number, views: number, departments: Record<string, number> = {}): Activity {
  return {
    channel_id: "C1",
    timestamp: `${nowMs / 1000 - daysBack * 86_400}.000100`,
    unique_user_views_count: views,
    unique_user_reactions_count: 0,
    unique_user_shares_count: 0,
    unique_user_clicks_count: 0,
    unique_views_client: { desktop_views_count: 1, mobile_views_count: 0, web_views_count: views },
    unique_stats_by_department: Object.entries(departments).map(([department, count]) => ({
      department,
      views: count,
      reactions: 0,
      shares: 0,
      clicks: 0,
    })),
    unique_stats_by_org: [],
  };
}

describe("the numbers of a channel", () => {
  test("are added up by day, and days without a message are there", () => {
    const days = byDay([message(0, 3), message(0, 2), message(2, 7)], "unique_user_views_count", 3, nowMs);

    assert.deepEqual(
      days.map(({ date, count }) => [date, count]),
      [
        ["2026-01-13", 7],
        ["2026-01-14", 0],
        ["2026-01-15", 5],
      ],
    );
  });

  test("belong to the day in UTC, to the last microsecond, whatever the zone of the browser is", () => {
    const midnightS = Date.UTC(2026, 0, 15) / 1000;
    const rows = [`${midnightS - 1}.999999`, `${midnightS}.000000`].map((timestamp) => ({
      ...message(0, 1),
      timestamp,
    }));

    for (const ms of [midnightS * 1000, nowMs, midnightS * 1000 + 86_399_999]) {
      const days = byDay(rows, "unique_user_views_count", 2, ms);
      assert.deepEqual(
        days.map(({ date, count }) => [date, count]),
        [
          ["2026-01-14", 1],
          ["2026-01-15", 1],
        ],
      );
      assert.equal(startOfDays(2, ms), (midnightS - 86_400) * 1000);
    }
  });

  test("are added up by kind of client", () => {
    assert.deepEqual(byClient([message(0, 3), message(1, 2)]), [
      { name: "Browser", count: 5 },
      { name: "Desktop app", count: 2 },
      { name: "Mobile app", count: 0 },
    ]);
  });

  test("are added up by department, the most first", () => {
    const found = byDepartment([message(0, 3, { Design: 1, "": 2 }), message(1, 3, { Design: 2, Sales: 1 })]);

    assert.deepEqual(found, [
      { name: "Design", count: 3 },
      { name: "No department", count: 2 },
      { name: "Sales", count: 1 },
    ]);
  });
});

describe("the numbers as a file", () => {
  test("have a head and a line for each message", () => {
    const [head, line] = csvOf([message(0, 3)]).split("\r\n");

    assert.match(head ?? "", /^time,timestamp,channel_id,unique_user_views_count,/);
    assert.match(line ?? "", /,C1,3,0,0,0,3,1,0$/);
  });

  test("hold no formula and no broken quotes", () => {
    assert.equal(csvCell('=HYPERLINK("x")'), `"'=HYPERLINK(""x"")"`);
    assert.equal(csvCell("a,b"), '"a,b"');
    assert.equal(csvCell(7), "7");
  });
});
