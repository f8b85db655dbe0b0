import { readImports } from "./imports.ts";
import { resolveImport } from "./places.ts";
import type { Forbidden } from "./findForbidden.ts";

const WEB = "packages/web/src/";

/**
 * The folders of the browser client, from the bottom up. A folder imports only from layers below its own, so that a part can
 * be read, tested and replaced without the parts that show it. ARCHITECTURE.md quotes this list.
 */
export const webLayers: readonly (readonly string[])[] = [
  ["strings"],
  ["ui"],
  ["api"],
  ["store"],
  ["navigation", "activity"],
  ["actions"],
  ["richtext"],
  ["people", "emoji", "surface", "workflows"],
  ["menus", "shortcuts"],
  ["composer"],
  ["elements", "assistants"],
  ["entities"],
  ["blocks"],
  ["views", "timeline"],
  ["panes", "search", "sidebar", "threads", "activityFeed", "later", "drafts", "directory", "channelTabs"],
  ["codeViews"],
  ["notifications", "shell"],
  ["dialogs"],
  ["welcome"],
  ["pages"],
  ["app"],
];

/** Every import of the client that goes up or sideways in the layers. Sources by path from the root of the repository. */
export function findWebForbidden(sources: ReadonlyMap<string, string>): Forbidden[] {
  return [...sources].flatMap(([file, source]) => {
    const folder = folderOf(file);
    if (folder === undefined) return [];
    const layer = layerOf(folder);
    if (layer < 0)
      return [{ file, specifier: "", sentence: `${folder} has no layer: add it to scripts/rooms/webLayers.ts.` }];
    return readImports(source).flatMap(({ specifier }): Forbidden[] => {
      const target = folderOf(resolveImport(file, specifier) ?? "");
      if (target === undefined || target === folder || layerOf(target) < layer) return [];
      return [{ file, specifier, sentence: `${folder} may not import ${target}: it is not in a layer below.` }];
    });
  });
}

function layerOf(folder: string): number {
  return webLayers.findIndex((layer) => layer.includes(folder));
}

/** The folder of the client that a file is in; nothing for `main.tsx`, which lies above all folders. */
function folderOf(file: string): string | undefined {
  if (!file.startsWith(WEB)) return undefined;
  const [folder, ...deeper] = file.slice(WEB.length).split("/");
  return deeper.length === 0 ? undefined : folder;
}
