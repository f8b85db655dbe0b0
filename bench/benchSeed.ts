import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDevSeed } from "@platform/server";

type Seed = Awaited<ReturnType<typeof readDevSeed>>;
type Workspace = Seed["workspaces"][number];

/**
 * The dev workspace without event subscriptions, as a file for `--seed`. A post to a subscribed app also writes a delivery,
 * which nearly doubles its cost: rows of posts would no longer be those of earlier runs.
 */
export async function writeBenchSeed(
  folder: string,
  name: string,
  change: (first: Workspace) => Workspace = (first) => first,
): Promise<string> {
  const dev = await readDevSeed();
  const [first, ...others] = dev.workspaces;
  if (!first) throw new Error("the dev seed has no workspace");
  const seed = { ...dev, workspaces: [change(withoutSubscriptions(first)), ...others] };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(seed));
  return file;
}

function withoutSubscriptions(workspace: Workspace): Workspace {
  const apps = (workspace.apps ?? []).map((app) => {
    const { settings, ...manifest } = (app.manifest ?? {}) as { readonly settings?: Readonly<Record<string, unknown>> };
    if (settings?.["event_subscriptions"] === undefined) return app;
    const { event_subscriptions: _subscriptions, ...others } = settings;
    return { ...app, manifest: { ...manifest, settings: others } };
  });
  return { ...workspace, apps };
}
