// What runs in the sandbox. One call at a time comes in, is handled by the app's function, and is answered.

import { installConsole, log } from "./console.js";
import { fetched, installFetch } from "./fetch.js";
import { handle } from "./handle.js";
import { load, withFileNames } from "./load.js";
import { messages, send } from "./wire.js";

installConsole();
installFetch();

// What fails when nobody waits for it any more is worth a line, but it does not end the process.
for (const type of ["error", "unhandledrejection"]) {
  globalThis.addEventListener(type, (event) => {
    event.preventDefault();
    log("error", describe(event.reason ?? event.error).stack);
  });
}

for await (const message of messages()) {
  if (message.type === "call") void call(message);
  else fetched(message);
}
Deno.exit(0);

async function call({ id, callback_id, source, body, context }) {
  try {
    const module = await load(callback_id, source);
    send({ type: "done", id, result: await handle(module, { body, context }) });
  } catch (error) {
    send({ type: "failed", id, ...describe(error) });
  }
}

function describe(error) {
  const thrown = typeof error === "string" ? error : `It threw ${Deno.inspect(error)}.`;
  const { message, stack } = error instanceof Error ? error : new Error(thrown);
  return { message: withFileNames(String(message)), stack: withFileNames(String(stack ?? message)) };
}
