/**
 * The scope under which the packages are published. The sources import each other by `@platform/`; under another scope the
 * packages depend on each other by npm aliases of those names, so that no import changes.
 */
export const SCOPE = "@platform";

/** A package of ours as others get it. */
export interface Published {
  /** Its folder below `packages`. */
  readonly folder: string;
  /** What goes out as it is, besides the compiled sources. */
  readonly asIs: readonly string[];
  /** Sources that go out as they are: where they are put, and where below `packages` they are taken from. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Documents that its server shows, as globs of the repository; they keep their paths, below `documents`. */
  readonly documents?: readonly string[];
  /** Packages of ours that it finds beside itself, and does not import. */
  readonly beside?: readonly string[];
  /**
   * Dependencies that go out inside the package, each as one file with all that it needs: the libraries consist of thousands of
   * small files, of which we use few, and each takes a block of the disk. None that our published types name.
   */
  readonly bundledDependencies?: readonly string[];
  /** Whether its own dependencies are built into what it ships. */
  readonly isBuilt?: true;
  /** Files besides the compiled ones that `exports` with a wildcard reach, by their ending. */
  readonly otherFiles?: readonly string[];
  /** Entry points, by their name in `exports`, that go out as bundles, because CommonJS test runners load them, too. */
  readonly bundles?: Readonly<Record<string, string>>;
}

/**
 * Sources are published as JavaScript with types beside it, because Node strips no types below `node_modules`. Those that
 * `platform create` copies into projects, where Deno runs them, go along in a folder of their own: beside the compiled
 * ones a compiler would take them for what is imported. The launcher of the CLI runs before anything else is found, so it
 * has copies of the files with which the server fetches packages.
 */
export const published: readonly Published[] = [
  { folder: "protocol", asIs: ["README.md"], otherFiles: ["json"] },
  {
    folder: "sdk",
    asIs: ["README.md", "hooks"],
    sources: {
      "sources/runtime": "sdk/src/runtime",
      "sources/protocol/errors.ts": "protocol/src/errors.ts",
      "sources/protocol/contract/methods.ts": "protocol/src/contract/methods.ts",
    },
  },
  { folder: "web", asIs: ["README.md", "dist"], isBuilt: true },
  {
    folder: "server",
    asIs: ["README.md"],
    beside: ["@platform/web"],
    otherFiles: ["mjs"],
    bundledDependencies: [
      "@node-saml/node-saml",
      "@simplewebauthn/server",
      "lru-cache",
      "nodemailer",
      "openid-client",
      "otpauth",
      "prom-client",
      "yauzl",
    ],
    documents: [
      "{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md",
      "docs/*.md",
      "docs/api/README.md",
      "docs/{blocks,cli,decisions,events,functions,guides}/**/*.md",
      "docs/images/*.png",
      "{bench,examples}/README.md",
      "packages/*/README.md",
    ],
  },
  { folder: "testing", asIs: ["README.md"], bundles: { ".": "index", "./playwright": "playwright" } },
  {
    folder: "cli",
    asIs: ["README.md", "bin", "templates"],
    sources: Object.fromEntries(
      ["cacheFolder", "ensureNode", "fetchPackage", "runQuietly"].map((name) => [
        `bin/${name}.mjs`,
        `server/src/ports/launch/${name}.mjs`,
      ]),
    ),
  },
];
