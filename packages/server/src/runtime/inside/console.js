// What a function writes belongs to its people, so it goes to the server as messages of its own.

import { send } from "./wire.js";

const levels = { trace: "trace", debug: "debug", log: "info", info: "info", dir: "info", warn: "warn", error: "error" };

export function log(level, text) {
  send({ type: "log", level, text });
}

export function installConsole() {
  for (const [name, level] of Object.entries(levels)) {
    console[name] = (...values) => log(level, values.map(textOf).join(" "));
  }
}

function textOf(value) {
  return typeof value === "string" ? value : Deno.inspect(value, { colors: false, depth: 6 });
}
