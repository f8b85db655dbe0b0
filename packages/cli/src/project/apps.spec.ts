import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { findProjectApp, type ProjectApp, readProjectApps, removeProjectApp, saveProjectApp } from "./apps.ts";
import { readEnvFile } from "./envFile.ts";
import type { Project } from "./findProject.ts";

let project: Project;
before(() => {
  const root = mkdtempSync(join(tmpdir(), "platform-project-"));
  project = { root, configFolder: join(root, ".platform"), hooksFile: join(root, ".platform", "hooks.json") };
});
after(() => rmSync(project.root, { recursive: true }));

const appIn = (team_id: string, app_id: string, api_url = "http://localhost:8065/api/"): ProjectApp => {
  return { app_id, team_id, team_domain: "acme", api_url };
};

describe("The apps of a project", () => {
  test("are one per workspace, server and environment", () => {
    assert.deepEqual(readProjectApps(project, "local"), []);
    saveProjectApp(project, "local", appIn("T1", "A1"));
    saveProjectApp(project, "local", appIn("T2", "A2"));
    saveProjectApp(project, "local", appIn("T1", "A9", "https://chat.example.com/api/"));
    saveProjectApp(project, "local", appIn("T1", "A3"));
    assert.deepEqual(
      readProjectApps(project, "local").map((app) => app.app_id),
      ["A2", "A9", "A3"],
    );
    assert.equal(findProjectApp(project, "local", appIn("T1", ""))?.app_id, "A3");
    assert.equal(findProjectApp(project, "deployed", appIn("T1", "")), undefined);

    removeProjectApp(project, "local", appIn("T1", "A3"));
    assert.equal(findProjectApp(project, "local", appIn("T1", "")), undefined);
    assert.equal(readProjectApps(project, "local").length, 2);
  });

  test("are kept where only their owner reads, and a broken file is named", () => {
    const file = join(project.configFolder, "apps.json");
    saveProjectApp(project, "deployed", appIn("T1", "A1"));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    writeFileSync(file, "[]");
    assert.throws(() => readProjectApps(project, "deployed"), {
      code: "project_file_invalid",
      message: `${file} is not a JSON object.`,
    });
  });
});

describe("The .env of a project", () => {
  test("may be missing, quoted, over several lines and commented", async () => {
    assert.deepEqual(await readEnvFile(project), {});
    writeFileSync(join(project.root, ".env"), `export A=1\n# note\nB="two\nlines"\nC='$(no)' # note\n`);
    assert.deepEqual(await readEnvFile(project), { A: "1", B: "two\nlines", C: "$(no)" });
  });
});
