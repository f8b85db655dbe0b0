import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

interface Assets {
  /** Of all files together: scripts import each other, so one changed file must change the address of all. */
  readonly version: string;
  readonly files: ReadonlyMap<string, { readonly body: Buffer; readonly type: string; readonly etag: string }>;
}

let loaded: Assets | undefined;

/** Read when the first page is asked for, because a server should start quickly. */
function loadAssets(): Assets {
  if (loaded) return loaded;
  const folder = new URL("./assets/", import.meta.url);
  const files = new Map<string, { body: Buffer; type: string; etag: string }>();
  for (const name of readdirSync(folder).toSorted()) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const body = readFileSync(new URL(name, folder));
    files.set(name, { body, type, etag: `"${hash("sha256", body).slice(0, 16)}"` });
  }
  const version = hash("sha256", [...files].map(([name, { etag }]) => name + etag).join("\n")).slice(0, 12);
  return (loaded = { version, files });
}

/** The address of a file of the assets folder. It changes with the content, so browsers may keep it for a year. */
export function assetUrl(name: string): string {
  const { version, files } = loadAssets();
  if (!files.has(name)) throw new Error(`there is no asset ${name}`);
  return `/pages/${version}/${name}`;
}

/** Every file of the assets folder, for the static site. */
export function assetFiles(): (readonly [name: string, body: Buffer])[] {
  return [...loadAssets().files].map(([name, { body }]) => [name, body] as const);
}

export function sendAsset(baseUrl: () => string): Handler {
  return (request, reply) => {
    const asked = request.params as { version: string; name: string };
    const { version, files } = loadAssets();
    const file = files.get(asked.name);
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    const caching = asked.version === version ? "public, max-age=31536000, immutable" : "no-cache";
    protect(reply, baseUrl()).header("cache-control", caching).header("etag", file.etag);
    if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
    return reply.type(file.type).send(file.body);
  };
}
