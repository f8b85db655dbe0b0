import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startProcess } from "../../packages/cli/testkit/cliProcess.ts";
import { installedSize } from "./installedSize.ts";
import { installPacked, run } from "./installPacked.ts";

const clone = fileURLToPath(new URL("../..", import.meta.url));
const typescript = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

let folder: string;
let program: string;
const platform = (args: readonly string[], cwd = folder): string => run(process.execPath, [program, ...args], cwd);

describe("The packages, as npm would publish them, in an empty folder", () => {
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "platform packed ")));
    installPacked(folder);
    program = join(folder, "node_modules/@platform/cli/bin/platform.mjs");
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test("have no TypeScript that Node would have to run, and no tests", () => {
    const files = run("find", [join(folder, "node_modules"), "-type", "f", "-name", "*.ts", "-not", "-name", "*.d.ts"]);
    const below = files
      .split("\n")
      .filter(Boolean)
      .map((file) => file.slice(join(folder, "node_modules/").length));
    const forDeno = /^@platform\/(?:sdk\/(?:hooks\/deno|sources)|cli\/templates\/deno)\//;
    assert.deepEqual(
      below.filter((file) => !forDeno.test(file) || file.endsWith(".spec.ts")),
      [],
    );
    assert.ok(below.length > 0);
  });

  test("take less than 120 MB with everything that they depend on, without Deno", () => {
    const { bytes, names } = installedSize(folder);
    assert.ok(bytes < 120_000_000, `${Math.round(bytes / 1_000_000)} MB`);
    assert.ok(names.includes("better-sqlite3") && names.includes("@platform/web"));
    assert.deepEqual(
      names.filter((name) => name.includes("deno")),
      [],
    );
  });

  test("contain bundled libraries with the names of the installed ones, and with their licences", () => {
    const server = join(folder, "node_modules/@platform/server");
    const { bundleDependencies } = JSON.parse(readFileSync(join(server, "package.json"), "utf8")) as {
      bundleDependencies: readonly string[];
    };
    assert.ok(bundleDependencies.length > 0);
    const list = "Object.keys(all).filter((key) => key !== 'module.exports').sort().join()";
    const namesIn = (entry: string, cwd: string): string =>
      run(process.execPath, ["-e", `import("${entry}").then((all) => console.log(${list}))`], cwd);
    for (const library of bundleDependencies) {
      const bundled = join(server, "node_modules", library);
      const { exports } = JSON.parse(readFileSync(join(bundled, "package.json"), "utf8")) as { exports: object };
      for (const path of Object.keys(exports)) {
        const entry = join(library, path);
        assert.equal(namesIn(entry, server), namesIn(entry, clone), entry);
      }
      assert.match(readFileSync(join(bundled, "LICENSES"), "utf8"), /copyright/i, library);
    }
  });

  test("make projects whose hooks work", () => {
    const { version } = JSON.parse(readFileSync(join(folder, "node_modules/@platform/cli/package.json"), "utf8")) as {
      version: string;
    };
    assert.equal(platform(["--version"]), `${version}\n`);
    for (const template of ["deno", "node"]) {
      platform(["create", `made-${template}`, "--template", template, "--no-install"]);
      const { manifest } = JSON.parse(platform(["manifest", "info", "--json"], join(folder, `made-${template}`))) as {
        manifest: { display_information: { name: string } };
      };
      assert.equal(manifest.display_information.name, `made-${template}`);
    }
  });

  test("serve the dev workspace and its client", async () => {
    await using server = startProcess(program, ["serve", "--dev", "--port", "0", "--data", join(folder, "data")], {
      cwd: folder,
      env: {},
    });
    await server.said(/is ready at http\S+ after/);
    const { api_url: apiUrl, base_url: baseUrl } = JSON.parse(
      readFileSync(join(folder, "data/dev.json"), "utf8"),
    ) as Record<string, string>;

    assert.deepEqual(await (await fetch(`${apiUrl}api.test`)).json(), { ok: true, args: {} });
    assert.equal((await fetch(`${baseUrl}/docs`)).status, 200);
    const built = join(folder, "node_modules/@platform/web/dist/manifest.json");
    const { "src/main.tsx": main } = JSON.parse(readFileSync(built, "utf8")) as Record<string, { file: string }>;
    assert.equal((await fetch(`${baseUrl}/${main?.file}`)).status, 200);

    server.signal("SIGTERM");
    assert.equal(await server.ended, 0);
  });

  test("can be imported: a platform in a test, and a client with its types", () => {
    writeFileSync(
      join(folder, "ask.ts"),
      `import { createClient } from "@platform/sdk";
       import { startPlatform } from "@platform/testing";
       await using p = await startPlatform();
       const client = createClient({ baseUrl: p.baseUrl, token: p.tokens.bot });
       const answer = await client.call("auth.test", {});
       console.log(answer.ok ? answer.user_id satisfies string : answer.error);
       // @ts-expect-error There is no such method, and its types say so.
       const missing = () => client.call("auth.tset", {});
       void missing;
      `,
    );
    assert.match(run(process.execPath, ["ask.ts"], folder, { PLATFORM_TESTING_HOST: "private" }), /^U\w+\n$/);
    const types = fileURLToPath(new URL("../../node_modules/@types", import.meta.url));
    symlinkSync(types, join(folder, "node_modules/@types"));
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2024"];
    run(
      process.execPath,
      [typescript, ...options, "--lib", "es2024,esnext.disposable", "--types", "node", "ask.ts"],
      folder,
    );
  });
});
