import { type Attempt, inWorker } from "./hostile.ts";

/** Ways to other processes, to the environment, and to what the machine is. */
export const machine: Readonly<Record<string, Attempt>> = {
  env_get: ({ variable }) => `return Deno.env.get("${variable}") ?? "nothing"`,
  env_all: () => `return Deno.env.toObject()`,
  env_node: ({ variable }) => `return process.env["${variable}"] ?? JSON.stringify(process.env)`,
  env_worker: ({ variable }) => inWorker(`return Deno.env.get("${variable}") ?? "nothing"`),
  env_worker_threads: ({ variable }) => `const { Worker } = await import("node:worker_threads");
    return new Promise((resolve, reject) => {
      const worker = new Worker("require('node:worker_threads').parentPort.postMessage(process.env['${variable}'])", { eval: true });
      worker.on("message", resolve).on("error", reject).on("exit", () => reject(new Error("it has ended")));
    })`,
  run_command: () => `return new Deno.Command("id").output()`,
  run_node: () => `const { execSync } = await import("node:child_process"); return execSync("id").toString()`,
  run_fork: () => `const { fork } = await import("node:child_process"); return fork("/tmp/x.js").pid`,
  run_itself: () => `return new Deno.Command(Deno.execPath(), { args: ["eval", "1"] }).output()`,
  kill_parent: () => `Deno.kill(Deno.ppid, "SIGKILL"); return "killed"`,
  kill_node: () => `process.kill(process.ppid, 9); return "killed"`,
  load_library: () => `return Deno.dlopen("libc.so.6", {})`,
  load_addon: () => `process.dlopen({ exports: {} }, "/tmp/x.node"); return "loaded"`,
  system_host: () => `return Deno.hostname()`,
  system_user: () => `return (await import("node:os")).userInfo()`,
  system_network: () => `return Deno.networkInterfaces()`,
  ask_permission: () => `const { state } = await Deno.permissions.request({ name: "read" });
    if (state !== "granted") throw new Error(state); return state`,
  worker_permissions: ({ file }) => `const source = "postMessage(Deno.readTextFileSync('${file}'))";
    const worker = new Worker("data:text/javascript," + encodeURIComponent(source), { type: "module", deno: { permissions: { read: true } } });
    return new Promise((resolve, reject) => { worker.onmessage = ({ data }) => resolve(data); worker.onerror = (event) => { event.preventDefault(); reject(new Error(event.message)); }; })`,
  storage_local: () => `localStorage.setItem("shared", "x"); return localStorage.getItem("shared")`,
  storage_cache: () =>
    `const cache = await caches.open("shared"); await cache.put("http://x/", new Response("x")); return "kept"`,
  storage_kv: () => `return Deno.openKv()`,
};
