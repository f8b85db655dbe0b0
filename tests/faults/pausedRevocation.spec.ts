import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

describe("a server that is paused while another one revokes a token", { skip: postgresSkip }, () => {
  test("refuses it in every call that was sent after the acknowledgement", async () => {
    await using database = await createDatabase();
    using folder = quickFolder("revoked");
    const setting = { dataFolder: folder.path, databaseUrl: database.url };
    await using running = await startServer(setting);
    await using paused = await startServer(setting);
    const token = running.dev.users.find((user) => user.name === "carol")?.token ?? "";
    const callTwenty = () => Array.from({ length: 20 }, () => callApi(paused.url, token, "auth.test", {}));
    for (const { ok } of await Promise.all(callTwenty())) assert.equal(ok, true);

    const before = callTwenty();
    paused.signal("SIGSTOP");
    const revoked = await callApi(running.url, token, "auth.revoke", {});
    assert.ok(revoked.ok, revoked.error ?? "");
    const after = callTwenty();
    paused.signal("SIGCONT");

    for (const { error } of await Promise.all(after)) assert.equal(error, "token_revoked");
    await Promise.all(before);
  });
});
