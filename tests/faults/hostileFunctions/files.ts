import { type Attempt, inWorker, type Module } from "./hostile.ts";

/** Ways to a file of the machine. */
export const files: Readonly<Record<string, Attempt>> = {
  read_text: ({ file }) => `return Deno.readTextFile("${file}")`,
  read_sync: ({ file }) => `return new TextDecoder().decode(Deno.readFileSync("${file}"))`,
  read_open: ({ file }) => `const opened = await Deno.open("${file}"); return new Response(opened.readable).text()`,
  read_node: ({ file }) => `const fs = await import("node:fs"); return fs.readFileSync("${file}", "utf8")`,
  read_node_promises: ({ file }) =>
    `const fs = await import("node:fs/promises"); return fs.readFile("${file}", "utf8")`,
  read_by_fetch: ({ file }) => `return (await fetch("file://${file}")).text()`,
  read_by_native_fetch: ({ file }) => inWorker(`return (await fetch("file://${file}")).text()`),
  read_by_literal_import: ({ file }) =>
    `return JSON.stringify((await import("file://${file}", { with: { type: "json" } })).default)`,
  read_by_computed_import: ({ file }) =>
    `return JSON.stringify((await import("file://" + "${file}", { with: { type: "json" } })).default)`,
  read_by_import_as_code: ({ file }) => `return import("file://${file}")`,
  read_by_require: ({ file }) =>
    `const { createRequire } = await import("node:module"); return JSON.stringify(createRequire("file:///")("${file}"))`,
  read_by_worker: ({ file }) => inWorker(`return Deno.readTextFile("${file}")`),
  read_by_worker_of_file: ({ file }) =>
    `const worker = new Worker("file://${file}", { type: "module" });
     await new Promise((resolve, reject) => { worker.onerror = (event) => { event.preventDefault(); reject(event); }; });`,
  read_by_sqlite: ({ file }) =>
    `const { DatabaseSync } = await import("node:sqlite"); new DatabaseSync("${file}"); return "opened"`,
  read_by_module_url: () => `return Deno.readTextFile(new URL(Deno.mainModule).pathname)`,
  read_environ: () => `return Deno.readTextFile("/proc/self/environ")`,
  read_parent_environ: () => `return Deno.readTextFile("/proc/" + Deno.ppid + "/environ")`,
  read_memory: () => `return Deno.open("/proc/self/mem", { read: true })`,
  read_link: () => `return Deno.readLink("/proc/self/exe")`,
  read_folder: () => `return [...Deno.readDirSync("/")].map(({ name }) => name)`,
  stat_file: ({ file }) => `return (await Deno.stat("${file}")).size`,
  watch_folder: ({ folder }) => `return Deno.watchFs("${folder}")`,
  write_file: ({ folder }) => `await Deno.writeTextFile("${folder}/planted", "x"); return "wrote"`,
  write_node: ({ folder }) => `(await import("node:fs")).writeFileSync("${folder}/planted", "x"); return "wrote"`,
  write_temporary: () => `return Deno.makeTempFile()`,
  remove_file: ({ file }) => `await Deno.remove("${file}"); return "removed"`,
  link_file: ({ file, folder }) => `await Deno.symlink("${file}", "${folder}/planted"); return "linked"`,
  rename_file: ({ file, folder }) => `await Deno.rename("${file}", "${folder}/planted"); return "renamed"`,
};

/** Imports that stand at the top of a module, which Deno reads before the module runs. */
export const imports: Readonly<Record<string, Module>> = {
  import_json: ({ file }) => `import got from "file://${file}" with { type: "json" };
    export default () => ({ outputs: { text: "GOT " + JSON.stringify(got) } });`,
  import_text: ({ file }) => `import got from "file://${file}" with { type: "text" };
    export default () => ({ outputs: { text: "GOT " + got } });`,
  import_code: ({ file }) => `import * as got from "file://${file}"; export default () => got;`,
  import_remote: () => `import got from "https://deno.land/std/version.ts"; export default () => got;`,
  import_npm: () => `import got from "npm:chalk"; export default () => got;`,
  import_jsr: () => `import got from "jsr:@std/path"; export default () => got;`,
};
