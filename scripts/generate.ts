import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Method } from "../packages/server/src/methods/define.ts";
import { printContract, printSchemas } from "./generate/contract.ts";
import { printApiIndex, printMethodPage } from "./generate/apiPages.ts";
import {
  findCalledMethods,
  printCalledMethods,
  findCalledControls,
  printCauses,
  printControlCauses,
  printMethodNames,
  printRefusalPage,
} from "./generate/cliRefusals.ts";
import { printCliErrors } from "./generate/cliErrors.ts";
import { pageOf, printCliIndex, printCommandPage, printSummaries } from "./generate/cliPages.ts";
import type { ElementKind } from "../packages/protocol/src/blockkit/define.ts";
import { printElementIndex, printElementValues, printElementViews } from "./generate/elements.ts";
import { printCoveragePage } from "./generate/coveragePage.ts";
import { printCompatibilityPage } from "./generate/compatibilityPage.ts";
import { printErrorsPage } from "./generate/errorsPage.ts";
import { printLimitsPage } from "./generate/limitsPage.ts";
import { printScopesPage } from "./generate/scopesPage.ts";
import { printSettingsPage } from "./generate/settingsPage.ts";
import { printControlPage } from "./generate/controlPage.ts";
import { printEmojiKeywords, printEmojiTable } from "./generate/emojiTable.ts";
import { printEventIndex, printEventTable, printEventTypes } from "./generate/eventFiles.ts";
import { printEventIndexPage, printEventPage } from "./generate/eventPages.ts";
import { printBuiltinTypes } from "./generate/builtinTypes.ts";
import { printFunctionIndex, printFunctionPage } from "./generate/functionPages.ts";
import { printDirectory } from "./generate/directory.ts";
import { printRecordingSchema } from "./generate/recordingSchema.ts";
import { printRegistry } from "./generate/registry.ts";
import { printSharpLock } from "./generate/sharpLock.ts";
import { printToolsPage } from "./generate/toolsPage.ts";
import { printSpecTests } from "./generate/specTests.ts";
import type { Named } from "./generate/typeText.ts";
import { readSpec } from "./spec/readSpec.ts";

/**
 * Writes everything that is made from definitions: of methods and events the registries, the contract, the pages and the
 * OpenAPI document, of commands their pages, of the specification the list of its tests. With --check it writes nothing and
 * fails when a file is out of date.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const methodsFolder = join(root, "packages/server/src/methods");
const isCheck = process.argv.includes("--check");

const files = new Map<string, string>();
const methodFiles = findMethodFiles();
files.set("packages/server/src/methods/registry.ts", printRegistry(methodFiles));
files.set("packages/server/src/ports/launch/sharpLock.mjs", printSharpLock(join(root, "package-lock.json")));
const elementKinds = await readElementKinds();
files.set("packages/protocol/src/elements/index.ts", printElementIndex(elementKinds));
files.set("packages/protocol/src/elementValues/table.ts", printElementValues(elementKinds));
files.set("packages/web/src/elements/elementViews.ts", printElementViews(elementKinds));
files.set("packages/protocol/src/events/index.ts", printEventIndex(findEventTypes()));
if (!isCheck) writeAll();
// Everything below imports these files; methods also read their scopes from this table, so it is written before they are loaded.
const { events } = await import("../packages/protocol/src/events/index.ts");
files.set("packages/protocol/src/contract/eventTable.ts", printEventTable(events));
if (!isCheck) writeAll();

const { openApiOf } = await import("../packages/server/src/http/openapi.ts");
const methods: Method[] = [];
for (const file of methodFiles) {
  const exports: Record<string, unknown> = await import(join(methodsFolder, file));
  methods.push(...(Object.values(exports) as Method[]));
}
files.set("packages/server/src/methods/directory.ts", printDirectory(methodFiles, methods));
const named: Named = new Map();
files.set("packages/protocol/src/contract/methods.ts", printContract(methods, named));
files.set("packages/protocol/src/contract/events.ts", printEventTypes(events, named));
files.set("packages/protocol/src/contract/schemas.json", printSchemas(methods));
files.set("docs/api/openapi.json", `${JSON.stringify(openApiOf(methods, events), undefined, 2)}\n`);
files.set("docs/api/README.md", printApiIndex(methods));
for (const method of methods) files.set(`docs/api/${method.name}.md`, printMethodPage(method));
files.set("docs/api/coverage.md", printCoveragePage(new Set(methods.map(({ name }) => name))));
files.set("docs/events/README.md", printEventIndexPage(events));
for (const event of events) {
  files.set(`docs/events/${event.type}.md`, printEventPage(event));
  files.set(`packages/protocol/fixtures/events/${event.type}.json`, `${JSON.stringify(event.example, undefined, 2)}\n`);
}
files.set("docs/scopes.md", printScopesPage(methods, events));
const { tools } = await import("../packages/server/src/http/mcp/tools.ts");
files.set("docs/tools.md", printToolsPage(tools));
files.set("docs/errors.md", printErrorsPage(methods));
files.set("docs/limits.md", printLimitsPage());
files.set("docs/compatibility.md", printCompatibilityPage(root, new Set(methods.map(({ name }) => name))));
const { controls } = await import("../packages/server/src/control/registry.ts");
files.set("docs/control.md", printControlPage([...controls.values()]));
const { seedSchema } = await import("../packages/server/src/seed/document.ts");
files.set("docs/seed.schema.json", printSeedSchema(seedSchema));
files.set("packages/protocol/src/emoji/table.ts", printEmojiTable());
files.set("packages/protocol/src/emoji/keywordTable.ts", printEmojiKeywords());
const { printBlocksSchema, printViewSchema } = await import("./generate/blockSchemas.ts");
const { printBlockPages } = await import("./generate/blockPages.ts");
for (const [path, text] of printBlockPages()) files.set(`docs/blocks/${path}`, text);
files.set("docs/schemas/blocks.schema.json", printBlocksSchema());
files.set("docs/schemas/view.schema.json", printViewSchema());
files.set("docs/schemas/recording.schema.json", printRecordingSchema());

const { commands } = await import("../packages/cli/src/commands/commands.ts");
const cliCommands = await Promise.all(Object.values(commands).map((load) => load()));
files.set("docs/cli/README.md", printCliIndex(cliCommands));
files.set("docs/settings.md", printSettingsPage(cliCommands));
files.set("packages/cli/src/commands/summaries.ts", printSummaries(cliCommands));
const { cliErrors } = await import("../packages/cli/src/errors.ts");
files.set("docs/cli/errors.md", printCliErrors(cliErrors));
files.set("packages/cli/src/refusals/causes.ts", printCauses(methods));
files.set("packages/cli/src/refusals/methodNames.ts", printMethodNames(methods));
const called = findCalledMethods(join(root, "packages/cli/src"), methods);
files.set("packages/cli/src/refusals/calledMethods.ts", printCalledMethods(called));
const calledControls = findCalledControls(join(root, "packages/cli/src"), [...controls.values()]);
files.set("packages/cli/src/refusals/controlCauses.ts", printControlCauses([...controls.values()], calledControls));
if (!isCheck) writeAll();
const { remedies } = await import("../packages/cli/src/refusals/remedies.ts");
const { explainRefusal } = await import("../packages/cli/src/refusals/explainRefusal.ts");
const refusals = Object.keys(remedies).map((code) => {
  const method = methods.find(({ name, errors }) => called.includes(name) && Object.hasOwn(errors, code));
  return { code, ...(explainRefusal(method?.name ?? "", code) ?? { cause: "", remedy: "" }) };
});
const { controlRemedies, controlTokenRemedies } = await import("../packages/cli/src/refusals/controlRemedies.ts");
const explainer = await import("../packages/cli/src/refusals/explainControlRefusal.ts");
const controlRefusals = Object.keys(controlRemedies).map((code) => {
  const control = [...controls.values()].find(
    ({ name, errors }) => calledControls.includes(name) && Object.hasOwn(errors, code),
  );
  return { code, ...(explainer.explainControlRefusal(control?.name ?? "", code) ?? { cause: "", remedy: "" }) };
});
const loginRefusals = Object.keys(controlTokenRemedies).map((code) => ({
  code,
  ...(explainer.explainTokenRefusal(code) ?? { cause: "", remedy: "" }),
}));
files.set("docs/cli/refusals.md", printRefusalPage(refusals, controlRefusals, loginRefusals));
for (const command of cliCommands) files.set(`docs/cli/${pageOf(command.name)}`, printCommandPage(command));

const { builtins } = await import("../packages/protocol/src/builtins/builtins.ts");
files.set("packages/sdk/src/runtime/builtins.ts", printBuiltinTypes(Object.entries(builtins)));
files.set("docs/functions/README.md", printFunctionIndex(Object.entries(builtins)));
for (const [name, builtin] of Object.entries(builtins)) {
  files.set(`docs/functions/${name}.md`, printFunctionPage(name, builtin));
}

files.set("docs/spec/tests.md", printSpecTests(readSpec(root)));

const generatedFolders = [
  "docs/api",
  "docs/blocks",
  "docs/events",
  "docs/cli",
  "docs/functions",
  "packages/protocol/fixtures/events",
];
const stale = generatedFolders.flatMap(findStale);
if (isCheck) {
  const wrong = [...files].filter(([path, text]) => readOr(path) !== text).map(([path]) => path);
  for (const path of [...wrong, ...stale]) console.error(`${path} is not current; run npm run gen`);
  process.exitCode = wrong.length + stale.length > 0 ? 1 : 0;
} else {
  writeAll();
  for (const path of stale) rmSync(join(root, path));
  console.log(`${methods.length} methods, ${files.size} files`);
}

/** What an editor needs to complete and check a seed file. */
function printSeedSchema(schema: object): string {
  const dialect = "https://json-schema.org/draft/2020-12/schema";
  return `${JSON.stringify({ $schema: dialect, ...schema }, undefined, 2)}\n`;
}

function findMethodFiles(): string[] {
  const families = readdirSync(methodsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return families
    .flatMap((family) => readdirSync(join(methodsFolder, family.name)).map((file) => `${family.name}/${file}`))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".spec.ts"))
    .toSorted();
}

/** Reads each definition from its own file, because the index may not know a new one yet. */
async function readElementKinds(): Promise<ElementKind[]> {
  const folder = join(root, "packages/protocol/src/elements");
  const types = readdirSync(folder).map((file) => file.slice(0, -".ts".length));
  const kinds: ElementKind[] = [];
  for (const type of types.filter((name) => name !== "index").toSorted()) {
    const exports: Record<string, ElementKind> = await import(join(folder, `${type}.ts`));
    const kind = exports[type];
    if (!kind) throw new Error(`packages/protocol/src/elements/${type}.ts does not export ${type}.`);
    kinds.push(kind);
  }
  return kinds;
}

function findEventTypes(): string[] {
  return readdirSync(join(root, "packages/protocol/src/events"))
    .filter((file) => file !== "index.ts" && !file.endsWith(".spec.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
}

/** Pages and fixtures of definitions that are gone. */
function findStale(place: string): string[] {
  const folder = join(root, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((path) => !files.has(path));
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

function writeAll(): void {
  for (const [path, text] of files) {
    if (readOr(path) === text) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
