import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { shell } from "../../testkit/runCli.ts";

interface Ready {
  readonly ok: true;
  readonly base_url: string;
  readonly api_url: string;
  readonly dev_file: string;
}

describe("platform serve", () => {
  test("--json says in one line where it is", async () => {
    using here = shell();
    await using server = await here.start(["serve", "--dev", "--port", "0", "--data", "data", "--json"]);
    const ready = JSON.parse(server.firstLine) as Ready;

    assert.equal(((await (await fetch(`${ready.api_url}api.test`)).json()) as { ok: boolean }).ok, true);
    assert.equal(statSync(ready.dev_file).mode & 0o777, 0o600);
    const { code, out } = await server.stop();
    assert.deepEqual([code, out.trim().split("\n").length], [0, 1]);
  });

  for (const [flags, line] of [
    [[], "Limits    generous; see the real ones with --rates strict"],
    [["--rates", "10"], "Limits    10 times the documented ones; see the real ones with --rates strict"],
    [["--rates", "strict"], "Limits    as documented"],
  ] as const) {
    test(`says how strictly calls are limited with ${flags.join(" ") || "no flag"}`, async () => {
      using here = shell();
      await using server = await here.start(["serve", "--dev", "--port", "0", "--data", "data", ...flags]);

      assert.ok((await server.stop()).out.split("\n").includes(line));
    });
  }

  test("says whether deployed functions run, and behind what", async () => {
    using here = shell();
    await using server = await here.start(["serve", "--port", "0", "--data", "data", "--functions", "off"]);
    const { err } = await server.stop();
    assert.match(err, /Deployed functions do not run: this server was started with --functions off\./);

    const wrong = await here.run(["serve", "--functions", "perhaps"]);
    assert.match(wrong.err, /--functions must be one of sandboxed, anyhow, off, not perhaps\./);
  });

  test("lets functions run behind Deno's permissions alone only when it was told to", async () => {
    using here = shell();
    await using server = await here.start(["serve", "--port", "0", "--data", "data"]);
    const { err } = await server.stop();

    // Which of the two it is depends on the machine.
    assert.match(err, /Deployed functions (run in namespaces of their own|do not run: )/);
  });

  test("says which flag to change when the port is taken", async () => {
    using here = shell();
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = holder.address() as AddressInfo;
    const { code, err } = await here.run(["serve", "--port", String(port), "--data", "data", "--log-level", "silent"]);
    holder.close();
    assert.equal(code, 1);
    assert.equal(err, `Port ${port} is taken by another process. Stop it, or choose another port with --port.\n`);
  });

  test("says which flag to change when the address is not ours", async () => {
    using here = shell();
    const { code, err } = await here.run(["serve", "--host", "192.0.2.1", "--port", "0", "--data", "data"]);
    assert.deepEqual([code, err], [1, "192.0.2.1 is no address of this machine. Choose another with --host.\n"]);
  });

  test("tells of a bad seed file by line, and has not begun", async () => {
    using here = shell();
    writeFileSync(
      here.path("seed.yaml"),
      "workspaces:\n  - name: Acme\n    domain: acme\n    users:\n      - nmae: alice\n",
    );
    const { code, err } = await here.run(["serve", "--seed", "seed.yaml", "--data", "data"]);
    assert.deepEqual([code, err], [1, "seed.yaml:5: workspaces.0.users.0 lacks name\n"]);
    assert.throws(() => statSync(here.path("data")), { code: "ENOENT" });
  });

  test("as a process of its own plants a seed, serves it, and ends cleanly on SIGTERM", async () => {
    using here = shell();
    writeFileSync(
      here.path("seed.yaml"),
      "workspaces:\n  - name: Oak\n    domain: oak\n    users: [{ name: zoe }]\n    apps: [{ name: Acorn, bot_scopes: [team:read] }]\n",
    );
    const main = fileURLToPath(new URL("../main.ts", import.meta.url));
    const args = ["serve", "--dev", "--json", "--port", "0", "--data", "data", "--seed", "seed.yaml"];
    const child = spawn(process.execPath, [main, ...args], { cwd: here.folder, stdio: ["ignore", "pipe", "inherit"] });
    const exited = once(child, "exit");
    try {
      const [line] = (await once(createInterface(child.stdout), "line")) as [string];
      const ready = JSON.parse(line) as Ready;
      const dev = JSON.parse(readFileSync(ready.dev_file, "utf8")) as { apps: { bot_token: string }[] };
      const headers = { authorization: `Bearer ${dev.apps[0]?.bot_token}` };
      const team = (await (await fetch(`${ready.api_url}team.info`, { headers })).json()) as { team: { name: string } };
      assert.equal(team.team.name, "Oak");
    } finally {
      child.kill("SIGTERM");
    }
    assert.deepEqual(await exited, [0, null]);
  });
});
