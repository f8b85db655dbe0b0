import assert from "node:assert/strict";
import { test } from "node:test";
import { isAnswered, isCodeChallenge } from "./codeChallenge.ts";

/** The example of RFC 7636, appendix B. */
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

test("a challenge is S256, and nothing less", () => {
  assert.equal(isCodeChallenge(challenge, "S256"), true);
  for (const method of ["plain", "s256", "", undefined]) assert.equal(isCodeChallenge(challenge, method), false);
  for (const other of ["", challenge.slice(1), `${challenge}=`, `${challenge}A`, "a b"]) {
    assert.equal(isCodeChallenge(other, "S256"), false, other);
  }
});

test("a verifier answers its own challenge alone, and neither stands without the other", () => {
  assert.equal(isAnswered(challenge, verifier), true);
  assert.equal(isAnswered(null, undefined), true);
  assert.equal(isAnswered(challenge, undefined), false);
  assert.equal(isAnswered(null, verifier), false);
  assert.equal(isAnswered(challenge, `${verifier}A`), false);
  assert.equal(isAnswered(challenge, challenge), false);
  assert.equal(isAnswered(challenge, ""), false);
});
