import assert from "node:assert/strict";
import { test } from "node:test";
import { clearReturn, keepReturn, readReturn } from "./returnCookie.ts";

const path = "/oauth/v2/authorize?client_id=1.2&state=a%3Bb";
const pairOf = (cookie: string | undefined) => cookie?.split(";")[0];

test("a request is remembered as it was, and forgotten when told", () => {
  assert.equal(readReturn(`x=1; ${pairOf(keepReturn(path))}; y=2`), path);
  assert.equal(readReturn(pairOf(clearReturn())), undefined);
  assert.equal(readReturn(undefined), undefined);
});

test("nobody is led anywhere but to a consent page of this server", () => {
  for (const other of [
    "https://evil.test/",
    "//evil.test/oauth/v2/authorize?",
    "/docs",
    "/oauth/v2/authorize.evil",
    "/",
    "",
  ]) {
    assert.equal(readReturn(pairOf(keepReturn(other))), undefined, other);
  }
  assert.equal(readReturn("__Host-platform-return=%E0%A4%A"), undefined);
});

test("a request that no cookie can hold is not half remembered", () => {
  assert.equal(keepReturn(`${path}${"x".repeat(4_000)}`), undefined);
});
