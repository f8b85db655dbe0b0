import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { shell, type Shell } from "../../testkit/runCli.ts";

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
    [[], "Limits    generous; use --rates strict for the documented ones"],
    [["--rates", "10"], "Limits    10 times the documented ones; use --rates strict for the documented ones"],
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

  for (const [flag, value, sentence] of [
    ["push-content", "some", "--push-content must be full or none, not some."],
    ["push-hosts", "https://push.example.com", "https://push.example.com is no host of a push service."],
    ["database-prepare", "perhaps", "--database-prepare must be on or off."],
    ["read-database-url", "mysql://replica/none", "--read-database-url must be a PostgreSQL URL"],
    ["database-pool", "0", "--database-pool must be at least 1."],
    ["database-statement-timeout", "0", "--database-statement-timeout must be at least 1."],
    ["database-lock-timeout", "0", "--database-lock-timeout must be at least 1."],
  ] as const) {
    test(`refuses --${flag} ${value}`, async () => {
      using here = shell();
      const wrong = await here.run([
        "serve",
        "--database-url",
        "postgres://nobody@127.0.0.1:1/none",
        `--${flag}`,
        value,
      ]);

      assert.ok(wrong.err.includes(sentence), wrong.err);
    });
  }

  for (const [flags, sentence] of [
    [["--tls-cert", "cert.pem"], "--tls-cert and --tls-key belong together; --tls-key is missing."],
    [["--tls-key", "key.pem"], "--tls-cert and --tls-key belong together; --tls-cert is missing."],
    [
      ["--tls-cert", "cert.pem", "--tls-key", "key.pem", "--base-url", "http://chat.example.com"],
      "so --base-url must begin with https://.",
    ],
    [["--tls-cert", "cert.pem", "--tls-key", "key.pem"], "cert.pem does not exist."],
    [
      ["--smtp-url", "smtp://user:s3cret@mail.example"],
      "--smtp-url and --mail-from belong together; --mail-from is missing.",
    ],
    [["--mail-from", "chat@acme.example"], "--smtp-url is missing."],
    [
      ["--smtp-url", "http://user:s3cret@mail.example", "--mail-from", "chat@acme.example"],
      "no address of a mail server",
    ],
    [["--smtp-url", "smtp://mail.example", "--mail-from", "Acme"], "--mail-from is no sender."],
  ] as const) {
    test(`refuses ${flags.join(" ")}`, async () => {
      using here = shell();
      const wrong = await here.run(["serve", "--data", "data", "--port", "0", ...flags]);

      assert.ok(wrong.err.includes(sentence), wrong.err);
      assert.ok(!`${wrong.out}${wrong.err}`.includes("s3cret"), wrong.err);
    });
  }

  test("lets functions run behind Deno's permissions alone only when asked to", async () => {
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
    const words = `Port ${port} is taken by process ${process.pid} \\(.+\\)\\. Stop it, or use another port, such as --port (\\d+)\\.\n`;
    const [, other] = new RegExp(`^${words}$`).exec(err) ?? assert.fail(err);
    assert.notEqual(Number(other), port);
  });

  test("says which flag to change when the address is not ours", async () => {
    using here = shell();
    const { code, err } = await here.run(["serve", "--host", "192.0.2.1", "--port", "0", "--data", "data"]);
    assert.deepEqual([code, err], [1, "192.0.2.1 is no address of this machine. Choose another with --host.\n"]);
  });

  test("reports a bad seed file by line, and does not start", async () => {
    using here = shell();
    writeFileSync(
      here.path("seed.yaml"),
      "workspaces:\n  - name: Acme\n    domain: acme\n    users:\n      - nmae: alice\n",
    );
    const { code, err } = await here.run(["serve", "--seed", "seed.yaml", "--data", "data"]);
    assert.deepEqual(
      [code, err],
      [
        1,
        "seed.yaml:5: workspaces.0.users.0 lacks name\nseed.yaml:5: workspaces.0.users.0 has the unknown field nmae; did you mean name?\n",
      ],
    );
    assert.throws(() => statSync(here.path("data")), { code: "ENOENT" });
  });

  test("as a process of its own plants a seed, serves it, and ends cleanly on SIGTERM", async () => {
    using here = shell();
    writeFileSync(
      here.path("seed.yaml"),
      "workspaces:\n  - name: Oak\n    domain: oak\n    users: [{ name: zoe }]\n    apps: [{ name: Acorn, bot_scopes: [team:read] }]\n",
    );
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

  describe("on SIGHUP", () => {
    test("goes on serving where no terminal is attached, and says why", async () => {
      using here = shell();
      await using server = await startProcess(here.folder);

      server.child.kill("SIGHUP");
      await server.printed(/SIGHUP is ignored.*SIGTERM/);

      assert.equal((await fetch(`${server.ready.api_url}api.test`)).status, 200);
      server.child.kill("SIGTERM");
      assert.deepEqual(await server.exited, [0, null]);
    });

    test(
      "stops in a terminal that was closed, and ends by the signal instead of status 0",
      {
        skip: process.platform === "win32",
      },
      async () => {
        using here = shell();
        // `script` gives the server a terminal of its own, and passes on how it ended.
        const command = `exec ${process.execPath} ${main} serve --json --port 0 --data data --functions off`;
        const child = spawn("script", ["-qefc", command, "/dev/null"], {
          cwd: here.folder,
          stdio: ["pipe", "pipe", "inherit"],
        });
        const exited = once(child, "exit");
        let output = "";
        const ready = Promise.withResolvers<void>();
        child.stdout.on("data", (chunk: Buffer) => {
          output += String(chunk);
          if (output.includes('"ok":true')) ready.resolve();
        });
        await Promise.race([ready.promise, exited]);
        const [pid] = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" })
          .trim()
          .split("\n");

        process.kill(Number(pid), "SIGHUP");

        const [code] = (await exited) as [number | null];
        assert.equal(code, 128 + constants.signals.SIGHUP, output);
      },
    );
  });

  describe("reports a folder that cannot be used, with the flag to change and without a stack", () => {
    const cases: Readonly<Record<string, (here: Shell) => { args: string[]; message: RegExp }>> = {
      "--data is a file": (here) => {
        writeFileSync(here.path("data"), "");
        return { args: ["--data", "data"], message: /data.* cannot be used: .*file, not a folder.*--data/ };
      },
      "--data is below a file": (here) => {
        writeFileSync(here.path("file"), "");
        return { args: ["--data", "file/data"], message: /cannot be used: .*file, not a folder.*--data/ };
      },
      "--files is a file": (here) => {
        writeFileSync(here.path("files"), "");
        return {
          args: ["--data", "data", "--files", "files"],
          message: /files cannot be used: .*file, not a folder.*--files/,
        };
      },
      "the owner file of --files is a folder": (here) => {
        mkdirSync(here.path("files", "owner"), { recursive: true });
        return { args: ["--data", "data", "--files", "files"], message: /files cannot be used: .*--files/ };
      },
      "server.key is a folder": (here) => {
        mkdirSync(here.path("data", "server.key"), { recursive: true });
        return { args: ["--data", "data"], message: /server\.key cannot be used: it is a folder, not a file.*--data/ };
      },
      "platform.db is a folder": (here) => {
        mkdirSync(here.path("data", "platform.db"), { recursive: true });
        return { args: ["--data", "data"], message: /platform\.db cannot be used: .*--data/ };
      },
      "dev.json is a folder": (here) => {
        mkdirSync(here.path("data", "dev.json"), { recursive: true });
        return { args: ["--dev", "--data", "data"], message: /dev\.json cannot be used: it is a folder/ };
      },
    };
    for (const [name, prepare] of Object.entries(cases)) {
      test(name, async () => {
        using here = shell();
        const { args, message } = prepare(here);
        const { code, err } = await here.run(["serve", "--port", "0", "--log-level", "silent", ...args]);
        assert.equal(code, 1);
        assert.match(err, message);
        assert.doesNotMatch(err, /This is a bug|\n\s+at /);
      });
    }
  });
});

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server in a process of its own, without a terminal. */
async function startProcess(folder: string) {
  const args = ["serve", "--json", "--port", "0", "--data", "data", "--functions", "off"];
  const child = spawn(process.execPath, [main, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += String(chunk)));
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    child,
    exited,
    ready: JSON.parse(line) as Ready,
    async printed(shape: RegExp) {
      while (!shape.test(errors))
        await Promise.race([once(child.stderr, "data"), exited.then(() => assert.fail(errors))]);
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
