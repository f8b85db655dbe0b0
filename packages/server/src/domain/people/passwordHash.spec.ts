import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { secretsOf } from "../../ports/ports.ts";
import { hashPassword, isPassword, madeHash, madePassword } from "./passwordHash.ts";

describe("a password at rest", () => {
  test("is argon2id at 19 MiB and two passes, with a salt of its own", async () => {
    const [one, other] = [await hashPassword("the same words"), await hashPassword("the same words")];

    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(one, other);
    assert.equal(await isPassword("the same words", one), true);
    assert.equal(await isPassword("the same word", one), false);
  });

  test("that nobody set is no password, not even an empty one", async () => {
    for (const hash of [undefined, null, "", "$sha256$"]) assert.equal(await isPassword("", hash), false);
  });

  test("that dev mode made is 100 bits of the server's key, and another for everybody", async () => {
    const secrets = secretsOf("a server key");
    const made = madePassword(secrets, "U1");

    assert.match(made, /^[0-9a-f]{5}(-[0-9a-f]{5}){4}$/);
    assert.notEqual(made, madePassword(secrets, "U2"));
    assert.equal(await isPassword(made, madeHash(made)), true);
    assert.equal(await isPassword(`${made} `, madeHash(made)), false);
    assert.ok(!madeHash(made).includes(made));
  });

  test("is checked while the server goes on with other work", async () => {
    const hash = await hashPassword("the same words");
    let turns = 0;
    let isChecking = true;
    const turn = () => {
      turns++;
      if (isChecking) setImmediate(turn);
    };
    setImmediate(turn);

    await Promise.all(Array.from({ length: 4 }, () => isPassword("the same words", hash)));
    isChecking = false;

    // On this thread it would be a handful: one between any two checks.
    assert.ok(turns > 100, `${turns} turns of the event loop`);
  });
});
