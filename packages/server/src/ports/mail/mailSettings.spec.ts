import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isMailAddress, readSender, readSmtpUrl } from "./mailSettings.ts";

describe("the address of a mail server", () => {
  const read: Readonly<Record<string, ReturnType<typeof readSmtpUrl>>> = {
    "smtp://mail.example": { host: "mail.example", port: 587, isSecure: false, login: undefined },
    "smtps://mail.example/": { host: "mail.example", port: 465, isSecure: true, login: undefined },
    "smtp://[::1]:2525": { host: "::1", port: 2525, isSecure: false, login: undefined },
    "smtp://chat%40acme.example:p%2Fss%20w@mail.example:25": {
      host: "mail.example",
      port: 25,
      isSecure: false,
      login: { user: "chat@acme.example", password: "p/ss w" },
    },
  };
  for (const [url, server] of Object.entries(read)) {
    test(`is read from ${url}`, () => assert.deepEqual(readSmtpUrl(url), server));
  }

  for (const url of [
    "mail.example",
    "http://user:s3cret@mail.example",
    "smtp://user:s3cret@",
    "smtp://user:s3cret@mail.example/path",
    "smtp://user:s3cret@mail.example?secure=no",
    "smtp://user:s3cret%zz@mail.example",
  ]) {
    test(`is refused in ${url}, without repeating it`, () => {
      assert.throws(
        () => readSmtpUrl(url),
        ({ name, message }: Error) => {
          assert.equal(name, "StartFailure");
          assert.match(message, /--smtp-url/);
          assert.doesNotMatch(message, /s3cret/);
          return true;
        },
      );
    });
  }
});

test("a sender is an address with a name or without", () => {
  assert.deepEqual(readSender("Acme Chat <chat@acme.example>"), { name: "Acme Chat", address: "chat@acme.example" });
  assert.deepEqual(readSender('"Acme, Inc." <chat@acme.example>'), {
    name: "Acme, Inc.",
    address: "chat@acme.example",
  });
  assert.deepEqual(readSender(" chat@acme.example "), { name: "", address: "chat@acme.example" });
  for (const wrong of ["Acme", "Acme <chat>", "a@b, c@d", "Acme <a@b> x", ""]) {
    assert.throws(() => readSender(wrong), /--mail-from is no sender/, wrong);
  }
});

test("an address that a mail program could read as several is none", () => {
  for (const right of ["eve@example.com", "eve+x@example.com", "ève@exämple.de"])
    assert.ok(isMailAddress(right), right);
  for (const wrong of ["a,b@c.d", "<a@b.c>", "a@b.c>,<d@e.f", "a\r\nb@c.d", '"a b"@c.d', "a@b;c", "a@[127.0.0.1]"]) {
    assert.ok(!isMailAddress(wrong), wrong);
  }
});
