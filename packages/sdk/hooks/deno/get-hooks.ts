import { existsSync } from "node:fs";
import process from "node:process";

const folder = ".platform/sdk/hooks/deno";
const config = ["deno.json", "deno.jsonc"].find((name) => existsSync(name));
const hook = (name: string, ...permissions: string[]): string =>
  ["deno run -q", ...(config === undefined ? [] : [`--config=${config}`]), ...permissions, `${folder}/${name}.ts`].join(
    " ",
  );

// Called before every command, so it does nothing but print; no module of the app or of ours is loaded.
process.stdout.write(
  JSON.stringify({
    runtime: "deno",
    hooks: {
      "get-manifest": hook("get-manifest", "--allow-read", "--allow-env"),
      "get-trigger": hook("get-trigger", "--allow-read", "--allow-env"),
      build: hook("build", "--allow-read", "--allow-write", "--allow-env", "--allow-run"),
      start: hook("start", "--allow-read", "--allow-env", "--allow-run"),
      "check-update": hook("check-update", "--allow-read", "--allow-env"),
      "install-update": hook("install-update", "--allow-read", "--allow-write", "--allow-env"),
      doctor: hook("doctor", "--allow-read", "--allow-env"),
    },
    config: {
      "protocol-version": ["message-boundaries"],
      "sdk-managed-connection-enabled": false,
      watch: {
        manifest: { paths: ["."], "filter-regex": "(^|/)manifest\\.(ts|js|json)$|^(workflows|functions|types)/" },
      },
      "trigger-paths": ["triggers/*.ts", "triggers/*.js", "triggers/*.json"],
    },
  }),
);
