import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { canvasPath, fileIdOf, filePath, findFileLinks } from "./fileLinks.ts";

const plan = { team_id: "T0123456789", id: "F0000000001" };

describe("links to files in a text", () => {
  test("are found in every form that the server gives out, each file once", () => {
    const path = filePath(plan);
    const text = `see <https://chat.example.com${path}|plan>, http://localhost:8065${path}/download/plan%20b.pdf and ${path}`;

    assert.deepEqual(findFileLinks(text), [{ teamId: plan.team_id, fileId: plan.id }]);
  });

  test("are found as the permalink of a canvas, too", () => {
    const path = canvasPath(plan);

    assert.deepEqual(findFileLinks(`see <https://chat.example.com${path}>`), [
      { teamId: plan.team_id, fileId: plan.id },
    ]);
    assert.equal(fileIdOf(`https://chat.example.com${path}`), plan.id);
  });

  test("are not seen in what only looks like one", () => {
    assert.deepEqual(
      findFileLinks(
        "/files/upload/abc /files/T1-U1 /file/T1-F1 /files/t1-f1 /docs/T0123456789-F0000000001 /docs/canvases.create",
      ),
      [],
    );
  });
});
