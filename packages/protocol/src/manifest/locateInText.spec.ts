import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { locateFault, locateInText } from "./locateInText.ts";

const yaml = `display_information:
  name: Echo
settings:
  event_subscriptions:
    bot_events:
      - message.channels
      - ""
`;

describe("the place of a pointer in a text", () => {
  test("is where the value stands, in YAML and in JSON", () => {
    const name = locateInText(yaml, "/display_information/name");
    assert.deepEqual([name.line, name.column, yaml.slice(name.start, name.end)], [2, 9, "Echo"]);
    assert.equal(locateInText(yaml, "/settings/event_subscriptions/bot_events/1").line, 7);
    const json = '{\n  "a": {\n    "b/c": [1, 2]\n  }\n}';
    assert.deepEqual([locateInText(json, "/a/b~1c/1").line, locateInText(json, "/a/b~1c/1").column], [3, 16]);
  });

  test("is that of what should hold it, when it is not there", () => {
    assert.equal(locateInText(yaml, "/display_information/long_description").line, 2);
    assert.equal(locateInText(yaml, "/").line, 1);
    assert.equal(locateInText("", "/a").line, 1);
  });

  test("survives texts that are neither, and says where they break", () => {
    const broken = '{"a": [1,\n "b"';
    assert.ok(locateInText(broken, "/a/0").line >= 1);
    assert.equal(locateFault(broken)?.line, 2);
    assert.equal(locateFault(yaml), undefined);
  });
});
