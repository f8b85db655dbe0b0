/** One way in which a hook can be hostile, or merely broken. */
export interface HostileHook {
  /** JavaScript; `answer(value)`, `flags` and `say(text)` are at hand. Or a command of its own. */
  readonly script?: string;
  readonly command?: string;
  readonly protocol?: "default" | "message-boundaries";
  readonly stdin?: string;
  /** A hook that hangs is waited for no longer than this. */
  readonly deadlineMs?: number;
  readonly expect: Expected;
}

export type Expected =
  | { readonly value: unknown }
  | { readonly code: string; readonly message: RegExp; readonly details?: Readonly<Record<string, unknown>> };

const failed = (message: RegExp, details: Readonly<Record<string, unknown>> = {}): Expected => ({
  code: "sdk_hook_invocation_failed",
  message,
  details,
});
const unreadable = (message: RegExp): Expected => ({ code: "sdk_hook_response_invalid", message });
const good: Expected = { value: { a: 1 } };
const framed = "message-boundaries";
const hangs = "setInterval(() => {}, 1000);";
/** Long enough for a slow machine to start the process, short enough not to be waited for. */
const deadlineMs = 1_500;
const timedOut = failed(/timed out after 1\.5 s/);

const exits = [1, 2, 42, 126, 127, 128, 130, 137, 255].map((code): readonly [string, HostileHook] => [
  `exits with ${code}`,
  {
    script: `say("out"); process.exit(${code})`,
    expect: failed(new RegExp(`code ${code}\\.`), { exit_code: code, stdout: "out" }),
  },
]);

const signals = (["SIGSEGV", "SIGKILL", "SIGABRT", "SIGTERM"] as const).map(
  (signal): readonly [string, HostileHook] => [
    `ends by ${signal}`,
    {
      script: `process.kill(process.pid, "${signal}"); ${hangs}`,
      expect: failed(new RegExp(`killed by ${signal}`), { signal }),
    },
  ],
);

/** Starts another process, and does not care for it. */
const spawnOf = (script: string, options: string): string =>
  `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(script)}], ${options}).unref();`;
const stubborn = `for (const s of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(s, () => {}); setInterval(() => {}, 1000);`;

export const hostileHooks: Readonly<Record<string, HostileHook>> = {
  ...Object.fromEntries(exits),
  ...Object.fromEntries(signals),

  // It cannot be started.
  "is no program": { command: "no-such-program-anywhere --x", expect: failed(/could not be started .*ENOENT/) },
  "is a folder": { command: "/", expect: failed(/could not be started .*EACCES/) },
  "may not be executed": { command: "./hooks/hostile.cjs", expect: failed(/could not be started .*EACCES/) },
  "has a zero byte in its command": { command: "node \0", expect: failed(/could not be started/) },
  "was written for a shell": { command: "echo $(id) | cat", expect: unreadable(/not JSON/) },

  // It does not end.
  hangs: { script: hangs, deadlineMs, expect: timedOut },
  "hangs after its answer": { script: `answer({ a: 1 }); ${hangs}`, deadlineMs, expect: timedOut },
  "ignores SIGTERM": { script: `process.on("SIGTERM", () => say("no")); ${hangs}`, deadlineMs, expect: timedOut },
  "ignores every signal that can be ignored": { script: stubborn, deadlineMs, expect: timedOut },
  "stops itself": { script: `process.kill(process.pid, "SIGSTOP"); ${hangs}`, deadlineMs, expect: timedOut },
  "closes STDOUT and hangs": { script: `require("node:fs").closeSync(1); ${hangs}`, deadlineMs, expect: timedOut },
  spins: { script: "for (;;);", deadlineMs, expect: timedOut },
  "waits for input that does not come": {
    script: "process.stdin.once('data', () => answer({}))",
    expect: unreadable(/it is empty/),
  },

  // It leaves others behind.
  "leaves a child that holds the pipe": {
    script: `${spawnOf(hangs, '{ stdio: "inherit" }')} answer({ a: 1 });`,
    expect: good,
  },
  "leaves a child that ignores signals": {
    script: `${spawnOf(stubborn, '{ stdio: "inherit" }')} answer({ a: 1 });`,
    expect: good,
  },
  "leaves a child in a session of its own": {
    script: `${spawnOf(stubborn, '{ stdio: "ignore", detached: true }')} answer({ a: 1 });`,
    expect: good,
  },
  "leaves a child in a session of its own that holds the pipe": {
    script: `${spawnOf(stubborn, '{ stdio: "inherit", detached: true }')} answer({ a: 1 });`,
    expect: good,
  },
  "leaves a grandchild in a session of its own": {
    script: `${spawnOf(spawnOf(stubborn, '{ stdio: "ignore", detached: true }'), '{ stdio: "ignore", detached: true }')}
      setTimeout(() => answer({ a: 1 }), 300);`,
    expect: good,
  },
  "leaves ten children and fails": {
    script: `for (let i = 0; i < 10; i++) ${spawnOf(hangs, '{ stdio: "ignore", detached: i % 2 === 0 }')} process.exit(5);`,
    expect: failed(/code 5/),
  },
  "hangs with children that ignore signals": {
    script: `${spawnOf(stubborn, '{ stdio: "inherit" }')} ${hangs}`,
    deadlineMs,
    expect: timedOut,
  },

  // It prints without end.
  "floods STDOUT": {
    script: `const b = Buffer.alloc(1 << 20, "x\\n"); for (;;) say(b);`,
    expect: failed(/printed more than 64 MiB/),
  },
  "floods STDERR": {
    script: `const b = Buffer.alloc(1 << 20, "x\\n"); for (;;) require("node:fs").writeSync(2, b);`,
    expect: failed(/printed more than 64 MiB/),
  },
  "floods with one line": {
    script: `const b = Buffer.alloc(1 << 20, "x"); for (;;) say(b);`,
    expect: failed(/64 MiB/),
  },
  "floods with its boundary": {
    protocol: framed,
    script: `const b = Buffer.from(flags.boundary.repeat(5000)); for (;;) say(b);`,
    expect: failed(/64 MiB/),
  },
  "answers after 20 MiB of logs": {
    protocol: framed,
    script: `const b = Buffer.alloc(1 << 20, "log\\n"); for (let i = 0; i < 20; i++) say(b); answer({ a: 1 });`,
    expect: good,
  },
  "answers more than it may": {
    protocol: framed,
    script: `say(flags.boundary + '"' + "x".repeat(17 << 20) + '"' + flags.boundary)`,
    expect: unreadable(/longer than 16777216 bytes/),
  },
  "does not read what it is given": { stdin: "x".repeat(5 << 20), script: `answer({ a: 1 })`, expect: good },

  // Its boundaries are wrong.
  "prints no boundary": { protocol: framed, script: `say('{"a":1}')`, expect: good },
  "prints another boundary": { protocol: framed, script: `say("bf00" + '{"a":1}' + "bf00")`, expect: good },
  "prints only one boundary": { protocol: framed, script: `say("log\\n" + flags.boundary + '{"a":1}')`, expect: good },
  "breaks off between boundaries": {
    protocol: framed,
    script: `say(flags.boundary + '{"a":')`,
    expect: unreadable(/not JSON/),
  },
  "prints three boundaries": {
    protocol: framed,
    script: `say(flags.boundary + flags.boundary + '{"a":1}' + flags.boundary)`,
    expect: good,
  },
  "prints a boundary byte by byte": {
    protocol: framed,
    script: `const text = "log" + flags.boundary + '{"a":1}' + flags.boundary; let i = 0;
      const next = () => { if (i < text.length) { say(text[i++]); setImmediate(next); } }; next();`,
    expect: good,
  },
  "logs its own arguments": {
    protocol: framed,
    script: `console.log(process.argv); answer({ a: 1 }); console.log(process.argv)`,
    expect: good,
  },
  "answers on STDERR": {
    protocol: framed,
    script: `console.error(flags.boundary + "{}" + flags.boundary)`,
    expect: unreadable(/it is empty/),
  },
  "has its boundary inside the answer": {
    protocol: framed,
    script: `say(flags.boundary + '{"a":1}' + flags.boundary + " " + flags.boundary)`,
    expect: good,
  },
  "answers twice": { protocol: framed, script: `answer({ a: 0 }); answer({ a: 1 })`, expect: good },

  // What it prints is no text, or no JSON.
  "prints noise around its answer": {
    protocol: framed,
    script: `const noise = require("node:crypto").randomBytes(70000); say(noise); say("\\n"); answer({ a: 1 }); say(noise)`,
    expect: good,
  },
  "answers with bytes that are no text": {
    protocol: framed,
    script: `say(flags.boundary + '"'); say(Buffer.from([0xff, 0xfe])); say('"' + flags.boundary)`,
    expect: unreadable(/not JSON/),
  },
  "prints nothing but noise": { script: `say(Buffer.from([0, 1, 2, 255, 10]))`, expect: unreadable(/not JSON/) },
  "answers with colours": {
    protocol: framed,
    script: `say("\\x1b[31m"); answer({ a: 1 }); say("\\x1b[0m")`,
    expect: good,
  },
  "answers nested without end": {
    protocol: framed,
    script: `say(flags.boundary + "[".repeat(200000) + flags.boundary)`,
    expect: unreadable(/not JSON/),
  },
  "reaches for the prototype": {
    protocol: framed,
    script: `say(flags.boundary + '{"__proto__":{"polluted":1},"a":1}' + flags.boundary)`,
    expect: { value: JSON.parse('{"__proto__":{"polluted":1},"a":1}') as unknown },
  },
  "starts slowly": { script: `setTimeout(() => answer({ a: 1 }), 1000)`, expect: good },
};
