import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { freePort } from "../faults/freePort.ts";
import { createEmptyDatabase, postgresSkip } from "./testPostgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const publicUrl = "https://chat.example.com";
const ada = { workspace: "Acme", name: "Ada Ames", email: "ada@acme.test", password: "a password to remember" };

/** The commands of README's section about production, as they are printed. */
function readCommands(): string[] {
  const [, section = ""] = readFileSync(join(root, "README.md"), "utf8").split("\n## Run it in production\n");
  const blocks = section.split("\n## ")[0]?.matchAll(/^```sh\n([\s\S]*?)^```$/gm) ?? [];
  return [...blocks].flatMap(([, block = ""]) => block.trimEnd().split("\n"));
}

/** A shell with `platform` on its PATH. The folder and the database of README are replaced with ones of this test. */
function openShell(folder: string, databaseUrl: string, port: number) {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const program = join(root, "packages", "cli", "src", "main.ts");
  writeFileSync(join(bin, "platform"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(join(bin, "platform"), 0o755);
  const env = {
    ...process.env,
    HOME: folder,
    PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
    PLATFORM_PORT: String(port),
    PLATFORM_FUNCTIONS: "off",
  };
  const start = (command: string) => {
    const line = command
      .replaceAll("/var/lib/platform", join(folder, "data"))
      .replaceAll("postgres://platform@db/platform", databaseUrl);
    const child = spawn("/bin/sh", ["-c", line], {
      cwd: folder,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exited = once(child, "exit");
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => (printed += String(chunk)));
    child.stderr.on("data", (chunk: Buffer) => (printed += String(chunk)));
    return { child, exited, printed: () => printed };
  };
  return {
    /** Runs a command to its end. */
    async run(command: string): Promise<string> {
      const { exited, printed } = start(command);
      assert.deepEqual(await exited, [0, null], `${command}\n${printed()}`);
      return printed();
    },
    /** Runs a server until the caller is done with it. */
    async serve(command: string) {
      const { child, exited, printed } = start(command);
      while (!/is ready at/.test(printed()))
        await Promise.race([once(child.stdout, "data"), exited.then(() => assert.fail(`${command}\n${printed()}`))]);
      return {
        printed,
        async [Symbol.asyncDispose]() {
          process.kill(-(child.pid ?? assert.fail()), "SIGTERM");
          await exited;
        },
      };
    },
  };
}

test("the commands of README run a server that people can enter, and move it", { skip: postgresSkip }, async () => {
  using place = temporaryFolder("readme");
  await using database = await createEmptyDatabase();
  const port = await freePort();
  const here = openShell(place.path, database.url, port);
  /** Sends a form as a browser does behind a proxy that rewrites Host. */
  const send = async (path: string, form: Readonly<Record<string, string>>): Promise<number> => {
    const url = `http://127.0.0.1:${port}${path}`;
    const headers = { origin: publicUrl };
    return (await fetch(url, { method: "POST", body: new URLSearchParams(form), headers, redirect: "manual" })).status;
  };
  const linkIn = (printed: string): string =>
    /https:\/\/chat\.example\.com(\/enter\?key=\S+)/.exec(printed)?.[1] ?? assert.fail(printed);
  const signIn = (login: string) => send("/sign-in", { login, password: ada.password });

  const [serve = "", invite = "", backup = "", move = "", serveMoved = "", ...others] = readCommands();
  assert.deepEqual(others, []);
  {
    await using server = await here.serve(serve);
    assert.equal(await send(linkIn(server.printed()), ada), 303);
    assert.equal(await signIn(ada.email), 303);
    assert.equal(await send(linkIn(await here.run(invite)), { name: "Ada", password: ada.password }), 303);
    assert.equal(await signIn("ada@example.com"), 303);
    await here.run(backup);
    assert.ok(existsSync(join(place.path, "backup.db")));
  }
  await here.run(move);
  await using moved = await here.serve(serveMoved);
  assert.doesNotMatch(moved.printed(), /\/enter\?key=/);
  assert.equal(await signIn(ada.email), 303);
  const byShell = `platform user reset ada@example.com --data /var/lib/platform --database-url ${database.url}`;
  const reset = linkIn(await here.run(byShell));
  assert.equal(await send(reset, { password: "another password" }), 303);
  assert.equal(await send(reset, { password: "another password" }), 404);
});
