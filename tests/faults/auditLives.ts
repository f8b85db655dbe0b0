import assert from "node:assert/strict";
import { ApiClient } from "./apiClient.ts";
import { type AppLife, type FileLife, type LifeLog, ownerOf, redeem, uninstall } from "./lifecycles.ts";
import type { ServerProcess } from "./serverProcess.ts";

/** Rows that must not be there, by what they would mean. Each names what it found in `id`. */
export const halfLives: Readonly<Record<string, string>> = {
  "tokens of a code that counts as unused": `select c.app_id as id from oauth_codes c
    where c.used_ms is null and exists (select 1 from tokens t where t.app_id = c.app_id)`,
  "a code that counts as used without its tokens": `select c.app_id as id from oauth_codes c
    where c.used_ms is not null and not exists
      (select 1 from tokens t where t.grant_id = c.bot_grant_id or t.grant_id = c.user_grant_id)`,
  "a removed installation with a grant that is alive": `select i.id from installations i
    join grants g on g.installation_id = i.id where i.removed_ms is not null and g.revoked_ms is null`,
  "a removed installation without its event": `select i.id from installations i where i.removed_ms is not null
    and not exists (select 1 from outbox o where o.app_id = i.app_id and o.type = 'app_uninstalled')`,
  "a removed person with a session": `select s.user_id as id from sessions s
    where s.revoked_ms is null and not exists (
      select 1 from memberships m where m.user_id = s.user_id and m.deactivated_ms is null)`,
  "a removed person with a grant that is alive": `select g.user_id as id from grants g
    join memberships m on m.user_id = g.user_id and m.team_id = g.team_id
    where m.deactivated_ms is not null and g.revoked_ms is null`,
  "a file that is still an upload": "select f.id from files f join file_uploads u on u.file_id = f.id",
  "a file without its message": `select f.id from files f where f.name = 'a.txt' and not exists
    (select 1 from file_shares s where s.file_id = f.id)`,
};

/** Compares the server's answers with earlier answers to clients, and settles what was unknown. */
export async function auditLives(server: ServerProcess, log: LifeLog): Promise<void> {
  for (const app of log.apps.filter(isOpen)) await auditApp(server, app);
  for (const person of log.people.filter(({ removed }) => removed === "done")) {
    assert.equal(await isAlive(server, person.token), false, `a token of ${person.userId}, who was removed`);
  }
  for (const file of log.files) await auditFile(server, file);
  // Settled once and for all, or the audit would grow with every round.
  log.people.length = 0;
  log.files.length = 0;
}

/** At the end: a code that comes twice is refused and ends what it gave; what was uninstalled stays so. */
export async function auditSecondRedemptions(server: ServerProcess, log: LifeLog): Promise<void> {
  for (const app of log.apps) {
    if (app.redeemed !== "done") continue;
    assert.equal(await isAlive(server, app.token), app.uninstalled !== "done", `the token of ${app.appId}`);
    assert.equal(await redeem(server.url, { ...app }), "invalid_code");
    assert.equal(await isAlive(server, app.token), false, `${app.appId} after its code came twice`);
  }
}

function isOpen(app: AppLife): boolean {
  return app.redeemed === "unknown" || app.uninstalled === "unknown";
}

async function auditApp(server: ServerProcess, app: AppLife): Promise<void> {
  if (app.redeemed === "unknown") {
    // The code was used, and its token lost with the answer; or it was not, and works now.
    const error = await redeem(server.url, app);
    assert.ok(error === undefined || error === "invalid_code", `${app.appId}: ${error}`);
    app.redeemed = error === undefined ? "done" : "not asked";
    if (error !== undefined) return;
  }
  if (app.uninstalled !== "unknown") return assert.ok(await isAlive(server, app.token), `the token of ${app.appId}`);
  if (await isAlive(server, app.token)) await uninstall(server.url, app);
  else app.uninstalled = "done";
  assert.equal(app.uninstalled, "done", `${app.appId} cannot be uninstalled`);
  assert.equal(await isAlive(server, app.token), false);
}

async function auditFile(server: ServerProcess, { fileId, bytes, completed }: FileLife): Promise<void> {
  using owner = ownerOf(server);
  const { body } = await owner.call("files.info", { file: fileId });
  if (!body.ok) {
    assert.equal(completed, "unknown", `the file ${fileId} was completed`);
    const shown = { channel_id: server.dev.channels["general"], initial_comment: `message again with ${fileId}` };
    const again = (await owner.call("files.completeUploadExternal", { files: [{ id: fileId }], ...shown })).body;
    return assert.ok(again.ok, `the upload ${fileId}, whose bytes had arrived: ${again.error}`);
  }
  const { url_private } = body["file"] as { url_private: string };
  const token = server.dev.users.find((user) => user.name === "alice")?.token ?? "";
  const address = `${server.url}${new URL(url_private).pathname}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(await response.text(), bytes, `the bytes of ${fileId}`);
}

async function isAlive({ url }: ServerProcess, token: string): Promise<boolean> {
  using client = new ApiClient(url, token);
  return (await client.call("auth.test")).body.ok;
}
