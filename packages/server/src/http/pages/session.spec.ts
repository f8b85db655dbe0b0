import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCookie, sessionCookie, setCookie } from "./session.ts";

describe("a session cookie", () => {
  test("is for this host alone, out of reach of scripts and of other sites", () => {
    assert.match(
      setCookie("value"),
      /^__Host-platform=value; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
  });

  test("is found among others by its whole name", () => {
    assert.equal(readCookie(`a=1; ${sessionCookie}=x.y.z; b=2`), "x.y.z");
    assert.equal(readCookie(`not${sessionCookie}=x`), undefined);
    assert.equal(readCookie(undefined), undefined);
  });
});
