import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { complete, dispatch, type StartInput, typeOf } from "./dispatch.ts";
import { thrownText } from "./functionEnding.ts";
import { openProtocol } from "./protocol.ts";
import { readStdin } from "./readStdin.ts";

const protocol = openProtocol();
const input = JSON.parse(await readStdin()) as StartInput;
const module = (await import(pathToFileURL(resolve(protocol.flags.get("file") ?? "")).href)) as Parameters<
  typeof dispatch
>[0];
const isExecution = typeOf(input.body) === "function_executed";
try {
  const result = await dispatch(module, input);
  if (isExecution) await complete(result, input);
  // A call reports how an execution ended; for a view or a menu, the answer itself is the result.
  protocol.respond(isExecution ? {} : result);
} catch (error) {
  if (!isExecution) throw error;
  console.error(error);
  await complete({ error: thrownText(error) }, input);
  protocol.respond({});
}
