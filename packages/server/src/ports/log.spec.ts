import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog, mask } from "./log.ts";

test("secrets are masked wherever they are in a line", () => {
  const secrets = [
    "xoxb-12345678abc",
    "xoxe.xoxp-1-abcdef12",
    "xoxe-1-abcdef12",
    "xapp-1-A123-abcdef",
    "xwfp-abcdef12",
  ];
  for (const secret of secrets) {
    const masked = mask(`a ${secret} in "${secret}" and Bearer ${secret}`);
    assert.equal(masked.includes(secret.slice(-6)), false, masked);
  }
  assert.equal(mask('{"client_secret":"s3cr3t","password":"hunter2"}').includes("s3cr3t"), false);
});

test("a log writes no secret that an error carries", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(line) });

  log.error({ err: new Error("refused xoxb-aaaabbbbcccc"), authorization: "Basic QWxhZGRpbjpvcGVu" }, "failed");

  assert.equal(/aaaabbbbcccc|QWxhZGRpbjpvcGVu/.test(lines.join("")), false, lines.join(""));
});

test("a code is masked, unless it is the name of an error", () => {
  for (const name of ["ENOSPC", "ECONNRESET", "SQLITE_FULL", "ERR_HTTP_HEADERS_SENT"]) {
    assert.equal(mask(`{"code":"${name}"}`), `{"code":"${name}"}`);
  }
  for (const code of ["123456", "ERR", "ECONNRESET1", "EVERYBODY", "1.2.abcdef", "ABCD-EFGH"]) {
    assert.equal(mask(`{"code":"${code}"}`), '{"code":"***"}');
  }
});

test("an action token is masked in the arguments of a call and in an event", () => {
  const token = "U0123456789.C0123456789.mkf5x2o01a2b.AbCdEfGhIjKlMnOpQrStUvWxY";
  for (const line of [`{"action_token":"${token}"}`, `refused ${token}`, `query=x&action_token=${token}&limit=5`]) {
    assert.equal(mask(line).includes("AbCdEf"), false, mask(line));
  }
});
