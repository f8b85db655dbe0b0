/** Modules that do not mean to end. Each must be ended, with an error that says why. */
export const brutal: Readonly<Record<string, string>> = {
  spin: "export default () => { for (;;); }",
  spin_in_microtasks: "export default async () => { for (;;) await null; }",
  spin_at_load: "for (;;); export default () => ({});",
  spin_in_workers: `export default async () => {
    for (let n = 0; n < 16; n++) new Worker("data:text/javascript,for (;;);", { type: "module" });
    for (;;) await null;
  }`,
  spin_in_pattern: `export default () => /^(a+)+$/.test("a".repeat(64) + "b")`,
  wait_for_ever: "export default () => new Promise(() => {})",
  wait_by_atomics: "export default () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)",
  fill_heap: "export default () => { const kept = []; for (;;) kept.push(new Array(10_000).fill(kept)); }",
  fill_buffers: `export default () => {
    const kept = [];
    for (;;) try { kept.push(new Uint8Array(64 << 20).fill(1)); } catch {}
  }`,
  fill_shared_buffers: `export default () => {
    const kept = [];
    for (;;) try { kept.push(new Uint8Array(new SharedArrayBuffer(64 << 20)).fill(1)); } catch {}
  }`,
  fill_strings: "export default () => { const kept = []; for (let n = 0; ; n++) kept.push((n + 'x').repeat(1e6)); }",
  fill_wasm: `export default () => {
    const kept = [];
    for (;;) try { kept.push(new WebAssembly.Memory({ initial: 4_096 })); new Uint8Array(kept.at(-1).buffer).fill(1); } catch {}
  }`,
  flood_console: `export default () => { for (;;) console.log("x".repeat(10_000)); }`,
  flood_stdout: `export default () => { const piece = new Uint8Array(1 << 20).fill(120); for (;;) Deno.stdout.writeSync(piece); }`,
  flood_stderr: `export default () => { const piece = new Uint8Array(1 << 16).fill(120); for (;;) Deno.stderr.writeSync(piece); }`,
  flood_lines: `export default () => { const piece = new TextEncoder().encode("{}\\n".repeat(10_000)); for (;;) Deno.stdout.writeSync(piece); }`,
  flood_requests: `export default async ({ env }) => {
    for (;;) await Promise.allSettled(Array.from({ length: 64 }, () => fetch(env.PLATFORM_API_URL + "api.test")));
  }`,
  exit: "export default () => Deno.exit(0)",
  abort: "export default () => process.abort()",
  kill_itself: "export default () => { Deno.kill(Deno.pid, 'SIGKILL'); for (;;); }",
  close_stdout: "export default () => { Deno.stdout.close(); return {}; }",
  answer_too_deep: `export default () => {
    let deep = {}; for (let n = 0; n < 900; n++) deep = { deep };
    return { outputs: { text: "x", deep } };
  }`,
  answer_too_large: "export default () => ({ outputs: { text: 'x'.repeat(5 << 20) } })",
  answer_in_too_many_pieces:
    "export default () => ({ outputs: { text: 'x', pieces: Array.from({ length: 1e6 }, () => []) } })",
  answer_that_throws: "export default () => ({ outputs: { get text() { throw new Error('no text') } } })",
  answer_in_a_circle: "export default () => { const outputs = {}; outputs.text = outputs; return { outputs }; }",
  answer_nothing_sound: "export default () => Object.assign(Object.create(null), { outputs: 7 })",
  forge_answers: `export default () => {
    const line = JSON.stringify({ type: "done", id: 424242, result: { outputs: { text: "forged" } } });
    Deno.stdout.writeSync(new TextEncoder().encode(line + "\\n"));
    throw new Error("not answered");
  }`,
  pollute_prototypes: `export default () => {
    Object.prototype.then = (resolve) => resolve({ outputs: { text: "polluted" } });
    Array.prototype[Symbol.iterator] = function* () {};
    JSON.stringify = () => "{}";
    throw new Error("polluted");
  }`,
  break_the_runtime: `export default () => {
    for (const name of ["Request", "URL", "Promise", "Map", "TextEncoder", "Error"]) globalThis[name] = undefined;
    throw null;
  }`,
};
