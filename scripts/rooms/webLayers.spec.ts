import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findWebForbidden } from "./webLayers.ts";

function sentences(file: string, source: string): string[] {
  return findWebForbidden(new Map([[`packages/web/src/${file}`, source]])).map(({ sentence }) => sentence);
}

describe("layers of the browser client", () => {
  test("a folder imports from the layers below and from itself", () => {
    assert.deepEqual(sentences("panes/PinsPane.tsx", 'import { a } from "../timeline/rows.ts";'), []);
    assert.deepEqual(sentences("panes/PinsPane.tsx", 'import { a } from "./Pane.tsx";'), []);
    assert.deepEqual(sentences("panes/PinsPane.tsx", 'import { a } from "@platform/protocol/ts.ts";'), []);
  });

  test("a folder does not import from its own layer, nor from above", () => {
    const why = (target: string) => [`panes may not import ${target}: it is not in a layer below.`];
    assert.deepEqual(sentences("panes/PinsPane.tsx", 'import { a } from "../sidebar/Sidebar.tsx";'), why("sidebar"));
    assert.deepEqual(sentences("panes/PinsPane.tsx", 'import type { A } from "../dialogs/A.tsx";'), why("dialogs"));
  });

  test("a folder without a layer is reported", () => {
    assert.deepEqual(sentences("news/News.tsx", ""), ["news has no layer: add it to scripts/rooms/webLayers.ts."]);
  });
});
