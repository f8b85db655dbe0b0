import assert from "node:assert/strict";
import { describe, test } from "node:test";

// The client of the API is made when its module is loaded, for the page that it is on.
Object.assign(globalThis, { location: new URL("http://localhost/") });
const { accountActions } = await import("../actions/accountActions.ts");
const { pageActions } = await import("../actions/pageActions.ts");
const { commandGroups } = await import("./commandGroups.ts");
const { formatActions } = await import("../composer/formatActions.ts");
const { channelActions } = await import("../timeline/channelActions.ts");
const { messageActions } = await import("../timeline/messageActions.ts");

const everywhere = [...pageActions, ...accountActions, ...channelActions];
const all = [...everywhere, ...messageActions, ...formatActions];

describe("actions", () => {
  test("every id is unique", () => {
    const ids = all.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      [],
    );
  });

  test("the palette and the sheet of shortcuts have every action, once", () => {
    const grouped = Object.values(commandGroups).flatMap(({ actions }) => actions.map(({ id }) => id));
    assert.deepEqual(grouped.toSorted(), all.map(({ id }) => id).toSorted());
  });

  test("an action that is not only a key has an icon", () => {
    assert.deepEqual(
      all.filter(({ isKeyOnly, icon }) => !isKeyOnly && icon === undefined).map(({ id }) => id),
      [],
    );
  });

  for (const [where, actions] of [
    ["on a message", messageActions.filter(({ id }) => id !== "message.unpin" && id !== "message.unsave")],
    ["while writing", formatActions],
  ] as const) {
    test(`no key means two things ${where}`, () => {
      const keys = [...everywhere, ...actions].flatMap((action) => action.keys ?? []);
      assert.deepEqual(
        keys.filter((key, at) => keys.indexOf(key) !== at),
        [],
      );
    });
  }
});
