import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { codeAt, emailOf, enrol, seedWithPasswords, serving } from "../../../testkit/signingIn.ts";
import { createLog } from "../../log.ts";

const planted = {
  seed: "canary-seed-9f1c2ab7",
  wrong: "canary-wrong-5d0e77c1",
  login: "canary-login-aa31c9e4",
  next: "canary-next-03b8d6f2",
};

/** Everything that proves who somebody is goes in by every door; then every byte that stays is searched for it. */
test("no password, secret, session or code is in a log line or in the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "platform-canary-"));
  const lines: string[] = [];
  try {
    const log = createLog({ level: "debug", write: (line) => void lines.push(line) });
    const secrets = await useEverything(folder, log);
    const places = { log: lines.join(""), ...readFiles(folder) };

    assert.match(places.log, /signed in by password/);
    assert.ok(
      Object.values(places).some((content) => content.includes("$argon2id$")),
      "the database was searched",
    );
    assert.ok(secrets.length > 20);
    for (const [place, content] of Object.entries(places)) {
      for (const secret of secrets) assert.ok(!content.includes(secret), `${secret} is in ${place}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function useEverything(dataFolder: string, log: ReturnType<typeof createLog>): Promise<string[]> {
  const seed = seedWithPasswords((name) => (name === "bob" ? planted.seed : undefined));
  await using server = await serving({ seed, dataFolder, log });
  const sessions = new Set<string>();
  const keep = (cookie: string) => sessions.add(cookie.split("=")[1] ?? "none");
  const bobs = server.browser();
  await bobs.send("/sign-in", { login: emailOf(server, "bob"), password: planted.seed });
  keep(bobs.cookie);
  await server.browser().send("/sign-in", { login: planted.login, password: planted.wrong, workspace: planted.login });
  await bobs.send("/account/password", { current: planted.wrong, next: planted.next });
  await bobs.send("/account/password", { current: planted.seed, next: planted.next });
  keep(bobs.cookie);

  const alices = await server.signedIn("alice");
  keep(alices.cookie);
  const { secret, codes } = await enrol(alices, server.clock.nowMs());
  keep(alices.cookie);
  server.clock.advance({ seconds: 60 });
  const again = await server.signedIn("alice");
  keep(again.cookie);
  await again.send("/sign-in/code", { code: `${planted.wrong}-code` });
  await again.send("/sign-in/code", { code: codes[0] ?? "" });
  keep(again.cookie);
  assert.equal((await again.get("/account")).status, 200);
  await alices.send("/account/two-factor/codes", { code: codeAt(secret, server.clock.nowMs()) });
  // The dev passwords are in dev.json, and nowhere else.
  const made = server.dev.users.flatMap((user) => user.password ?? []);
  const key = secret.replaceAll(" ", "");
  return [
    ...Object.values(planted),
    ...sessions,
    secret,
    key,
    ...codes,
    ...codes.map((code) => code.replaceAll("-", "")),
    ...made,
  ];
}

function readFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "server.key");
  return Object.fromEntries(
    files.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), "latin1")]),
  );
}
