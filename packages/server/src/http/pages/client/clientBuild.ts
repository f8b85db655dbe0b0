import type { Locale } from "@platform/protocol/locales.ts";
import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const folder = new URL("../../../../../web/dist/", import.meta.url);

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** Fonts are compressed already. */
const compressible = new Set([".css", ".js", ".svg"]);

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

export interface ClientFile {
  readonly body: Buffer;
  readonly type: string;
  /** The same in fewer bytes, made when first asked for and then kept. */
  brotli(): Promise<Buffer> | undefined;
}

export interface ClientBuild {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Every page needs them at once, so browsers preload them before the script requests them. */
  readonly preloads: readonly { readonly href: string; readonly as: "script" | "font" }[];
  file(name: string): ClientFile | undefined;
}

const kept = new Map<Locale, { readonly since: number; readonly build: ClientBuild }>();

/** The client in a language as it was last built; nothing if it never was. It may be rebuilt while the server runs. */
export function readClientBuild(locale: Locale): ClientBuild | undefined {
  const manifest = new URL(locale === "en" ? "manifest.json" : `manifest.${locale}.json`, folder);
  const since = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return undefined;
  const known = kept.get(locale);
  if (known?.since === since) return known.build;
  const build = openBuild(JSON.parse(readFileSync(manifest, "utf8")));
  kept.set(locale, { since, build });
  return build;
}

function openBuild(chunks: Readonly<Record<string, Chunk>>): ClientBuild {
  const main = chunks["src/main.tsx"];
  if (!main) throw new Error("the manifest of the client names no src/main.tsx: build it again");
  const needed = withImports(main, chunks);
  const font = main.assets?.find((asset) => asset.includes("inter-latin-wght-normal"));
  const files = new Map<string, ClientFile>();
  return {
    entry: `/${main.file}`,
    styles: [...new Set(needed.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: [
      ...(font === undefined ? [] : [{ href: `/${font}`, as: "font" } as const]),
      ...needed.filter((chunk) => chunk !== main).map(({ file }) => ({ href: `/${file}`, as: "script" }) as const),
    ],
    file(name) {
      const file = files.get(name) ?? openFile(name);
      // Only what exists: anyone can ask for any number of names that name nothing.
      if (file) files.set(name, file);
      return file;
    },
  };
}

function withImports(first: Chunk, chunks: Readonly<Record<string, Chunk>>): Chunk[] {
  const found = new Set<Chunk>([first]);
  for (const chunk of found) for (const name of chunk.imports ?? []) if (chunks[name]) found.add(chunks[name]);
  return [...found];
}

/** A name is one path segment, as the route took it; one with a slash or two dots in it names nothing. */
function openFile(name: string): ClientFile | undefined {
  const ending = extname(name);
  const type = types[ending];
  if (type === undefined || !/^[\w.-]+$/.test(name)) return undefined;
  try {
    const body = readFileSync(new URL(`assets/${name}`, folder));
    let smaller: Promise<Buffer> | undefined;
    const brotli = () => (smaller ??= compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    return { body, type, brotli: () => (compressible.has(ending) ? brotli() : undefined) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
