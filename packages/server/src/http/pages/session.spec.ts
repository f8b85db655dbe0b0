import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { secretsOf } from "../../ports.ts";
import { openSession, readCookie, sealSession, sessionCookie, sessionLifeS, setCookie } from "./session.ts";

const secrets = secretsOf("a server key");
const nowMs = Date.UTC(2026, 0, 15, 9);

describe("a session cookie", () => {
  test("opens for whom it was sealed, until its 12 hours are over", () => {
    const value = sealSession(secrets, "U0ALICE", nowMs);
    const lifeMs = sessionLifeS * 1000;

    assert.equal(lifeMs, 12 * 60 * 60 * 1000);
    assert.equal(openSession(secrets, value, nowMs), "U0ALICE");
    assert.equal(openSession(secrets, value, nowMs + lifeMs - 1), "U0ALICE");
    assert.equal(openSession(secrets, value, nowMs + lifeMs), undefined);
  });

  test("does not open when any part of it is changed, missing or added", () => {
    const value = sealSession(secrets, "U0ALICE", nowMs);
    const [user = "", expires = "", seal = ""] = value.split(".");
    const forged = [
      `U0BOB.${expires}.${seal}`,
      `${user}.${Number(expires) + 1}.${seal}`,
      `${user}.${expires}.${seal.slice(0, -1)}`,
      `${user}.${expires}.`,
      `${user}.${expires}`,
      `${value}.more`,
      `${user}.NaN.${seal}`,
      "",
      "...",
    ];

    for (const cookie of forged) assert.equal(openSession(secrets, cookie, nowMs), undefined, cookie);
  });

  test("does not open on a server with another key", () => {
    const value = sealSession(secretsOf("another key"), "U0ALICE", nowMs);

    assert.equal(openSession(secrets, value, nowMs), undefined);
  });

  test("is for this host alone, out of reach of scripts and of other sites", () => {
    assert.match(setCookie("value"), /^__Host-platform=value; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
  });

  test("is found among others by its whole name", () => {
    assert.equal(readCookie(`a=1; ${sessionCookie}=x.y.z; b=2`), "x.y.z");
    assert.equal(readCookie(`not${sessionCookie}=x`), undefined);
    assert.equal(readCookie(undefined), undefined);
  });
});
