import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openFetchedSharp, openSharp } from "./sharpPackage.mjs";

const red = { create: { width: 4, height: 4, channels: 3, background: "red" } } as const;

describe("the library that reads pictures", () => {
  test("is found where it is installed beside us", async () => {
    const sharp = await openSharp();
    assert.equal((await sharp(red).png().toBuffer({ resolveWithObject: true })).info.width, 4);
  });

  test("is fetched with everything it depends on where it is not installed", async () => {
    const sharp = await openFetchedSharp();
    assert.equal((await sharp(red).resize(2).jpeg().toBuffer({ resolveWithObject: true })).info.width, 2);
  });
});
