import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { JsonFault, parseJson } from "../../ports/json.ts";
import { type ArchivedFile, ArchiveFault } from "./archive/archive.ts";
import { readTarGz } from "./archive/readTar.ts";
import { readZip } from "./archive/readZip.ts";

/** A letter, a digit and so on in each part; parts that are empty, or only dots, lead elsewhere. */
const partShape = /^(?!\.{1,2}$)[^\\/:\p{Cc}]{1,255}$/u;

/** Validates a bundle and returns the callback ids of its functions. It reports every fault, so that one look is enough to fix them all. */
export async function readBundle(bytes: Buffer): Promise<Outcome<{ functions: readonly string[] }, "invalid_bundle">> {
  try {
    const files = await readFiles(bytes);
    checkNames(files);
    const total = files.reduce((sum, file) => sum + file.size, 0);
    if (total > limits.bundle_unpacked_bytes_max) throw new ArchiveFault("It is larger than a bundle may be.");
    return await readFunctions(new Map(files.map((file) => [file.name, file])));
  } catch (error) {
    if (error instanceof ArchiveFault) return refuse("invalid_bundle", error.message);
    throw error;
  }
}

/** The code of one function of a bundle that was found to be in order when it came. */
export async function readFunction(bytes: Buffer, callbackId: string): Promise<string> {
  const file = (await readFiles(bytes)).find(({ name }) => name === pathOf(callbackId));
  if (!file) throw new Error(`the bundle has no function ${callbackId}`);
  return textOf(await file.read());
}

function readFiles(bytes: Buffer): Promise<ArchivedFile[]> | ArchivedFile[] {
  const filesMax = limits.bundle_files_max;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return readTarGz(bytes, { filesMax, bytesMax: limits.bundle_unpacked_bytes_max });
  return readZip(bytes, filesMax);
}

/** Unpacking it on any system writes these files and no others. */
function checkNames(files: readonly ArchivedFile[]): void {
  const seen = new Set<string>();
  for (const { name } of files) {
    if (!name.split("/").every((part) => partShape.test(part))) {
      throw new ArchiveFault(`${JSON.stringify(name)} is no name for a file of a bundle.`);
    }
    const folded = name.normalize("NFC").toLowerCase();
    if (seen.has(folded)) throw new ArchiveFault(`${name} is in it twice, or differs from another only in case.`);
    seen.add(folded);
  }
}

async function readFunctions(
  files: ReadonlyMap<string, ArchivedFile>,
): Promise<Outcome<{ functions: readonly string[] }, "invalid_bundle">> {
  const manifest = await readManifest(files.get("manifest.json"));
  if (!manifest.ok) return manifest;
  const { functions } = manifest;
  const faults: string[] = [];
  for (const callbackId of functions) {
    const fault = await checkSource(files, callbackId);
    if (fault !== undefined) faults.push(fault);
  }
  return faults.length === 0 ? succeed({ functions }) : refuse("invalid_bundle", ...faults);
}

/** Callback ids are names of files, too; the schema of manifests holds them to letters that every system takes. */
function pathOf(callbackId: string): string {
  return `functions/${callbackId}.js`;
}

async function readManifest(
  file: ArchivedFile | undefined,
): Promise<Outcome<{ functions: readonly string[] }, "invalid_bundle">> {
  if (!file) return refuse("invalid_bundle", "manifest.json is missing at the root of the bundle.");
  const value = parseJson(textOf(await file.read()));
  if (value instanceof JsonFault) return refuse("invalid_bundle", `manifest.json is no JSON: ${value.message}`);
  const parsed = parseManifest(value);
  if (!parsed.ok) {
    return refuse(
      "invalid_bundle",
      ...parsed.faults.map(({ message, pointer }) => `manifest.json${pointer}: ${message}`),
    );
  }
  const { functions } = parsed.manifest;
  if (functions === undefined) return refuse("invalid_bundle", "manifest.json has no functions.");
  // Those are methods of the Web API that workflows use as steps; they have no code.
  const own = Object.entries(functions).filter(
    ([, definition]) => !("type" in definition && definition.type === "API"),
  );
  return succeed({ functions: own.map(([callbackId]) => callbackId) });
}

async function checkSource(files: ReadonlyMap<string, ArchivedFile>, callbackId: string): Promise<string | undefined> {
  const file = files.get(pathOf(callbackId));
  if (!file) return `${pathOf(callbackId)} is missing, and the manifest names the function.`;
  if (file.size > limits.bundle_function_bytes_max) return `${file.name} is larger than a function may be.`;
  textOf(await file.read());
  return undefined;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ArchiveFault("A file of the bundle is no text in UTF-8.", { cause });
  }
}
