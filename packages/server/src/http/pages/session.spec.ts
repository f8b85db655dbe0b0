import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCookie, readOthers, sessionCookie, setCookie, setOthers } from "./session.ts";

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

  test("the sessions of other accounts are in a cookie of their own, and at most five of them are read", () => {
    assert.match(setOthers(["a", "b"]), /^__Host-platform-others=a\.b; Max-Age=2592000; Path=\/; Secure; HttpOnly; /);
    assert.match(setOthers([]), /^__Host-platform-others=; Max-Age=0; /);
    assert.deepEqual(readOthers(`${sessionCookie}=x; __Host-platform-others=a.b.c.d.e.f`), ["a", "b", "c", "d", "e"]);
    assert.deepEqual(readOthers(`${sessionCookie}=x`), []);
  });
});
