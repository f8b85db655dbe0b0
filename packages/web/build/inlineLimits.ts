import { limits } from "@platform/protocol/limits.ts";
import type { Plugin } from "vite";

const read = /\blimits\.(\w+)/g;

/** Writes the value of each limit into the code that reads it: the client needs a tenth of them, and would carry all. */
export function inlineLimits(): Plugin {
  const values: Readonly<Record<string, unknown>> = limits;
  return {
    name: "platform-inline-limits",
    transform: {
      filter: { code: "limits.ts" },
      handler: (code) => ({
        code: code.replaceAll(read, (whole, name: string) =>
          name in values ? `(${JSON.stringify(values[name])})` : whole,
        ),
        map: null,
      }),
    },
  };
}
