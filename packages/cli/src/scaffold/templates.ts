import { fileURLToPath } from "node:url";

export interface Template {
  readonly summary: string;
  /** Which hooks the SDK has for it. */
  readonly kind: "deno" | "node";
  /** What it still needs from elsewhere. */
  readonly install?: { readonly program: string; readonly args: readonly string[] };
}

/** What `platform create` can make; the files of each are in the folder of that name. */
export const templates = {
  deno: {
    summary: "functions and workflows in TypeScript, hosted by the platform",
    kind: "deno",
  },
  node: {
    summary: "a self-hosted Node app that answers messages over a socket",
    kind: "node",
    install: { program: "npm", args: ["install", "--no-audit", "--no-fund", "--loglevel=error"] },
  },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as readonly TemplateName[];

export function templateFolder(name: TemplateName): string {
  return fileURLToPath(new URL(`../../templates/${name}`, import.meta.url));
}
