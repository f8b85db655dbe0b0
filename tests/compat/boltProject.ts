import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const installed = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** A project as `npm install` leaves it: an app with `@slack/bolt`, driven by `@slack/cli-hooks`. */
export interface BoltProject extends Disposable {
  readonly root: string;
  path(...parts: string[]): string;
  write(file: string, text: string): void;
}

export function boltProject(name: string): BoltProject {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "platform-bolt-")));
  const root = join(base, name);
  const path = (...parts: string[]): string => join(root, ...parts);
  const project: BoltProject = {
    root,
    path,
    write(file, text) {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), text);
    },
    [Symbol.dispose]: () => rmSync(base, { recursive: true, force: true, maxRetries: 5 }),
  };
  mkdirSync(path("node_modules", "@slack"), { recursive: true });
  for (const module of ["@slack/bolt", "@slack/cli-hooks"])
    symlinkSync(join(installed, module), path("node_modules", module));
  mkdirSync(path("node_modules", ".bin"));
  for (const hook of ["get-hooks", "get-manifest", "start", "doctor", "check-update"]) {
    const script = path("node_modules", "@slack", "cli-hooks", "src", `${hook}.js`);
    symlinkSync(relative(path("node_modules", ".bin"), script), path("node_modules", ".bin", `slack-cli-${hook}`));
  }
  project.write(
    "package.json",
    JSON.stringify({
      name: "bolt-app",
      version: "1.0.0",
      private: true,
      type: "module",
      main: "app.js",
      dependencies: { "@slack/bolt": "5.1.0" },
      devDependencies: { "@slack/cli-hooks": "1.3.3" },
    }),
  );
  // As other tools of this field write it.
  project.write(
    ".slack/hooks.json",
    JSON.stringify({ hooks: { "get-hooks": "npx -q --no-install -p @slack/cli-hooks slack-cli-get-hooks" } }),
  );
  project.write("manifest.json", JSON.stringify(manifest));
  return project;
}

export const manifest = {
  display_information: { name: "Bolt app" },
  features: { bot_user: { display_name: "bolt-app" } },
  oauth_config: { scopes: { bot: ["chat:write", "channels:history", "channels:join"] } },
  settings: { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } },
};
