import { openProtocol } from "./protocol.ts";

const { Deno } = globalThis as unknown as { Deno: { version: Record<"deno" | "typescript" | "v8", string> } };
const oldest = 2;
const current = Deno.version.deno;

openProtocol().respond({
  versions: [
    {
      name: "deno",
      current,
      ...(Number(current.split(".")[0]) < oldest ? { error: `Deno ${oldest} or later is needed.` } : {}),
    },
    { name: "typescript", current: Deno.version.typescript },
    { name: "v8", current: Deno.version.v8 },
  ],
});
