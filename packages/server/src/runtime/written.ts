import { limits } from "@platform/protocol";
import type { LogLevel, LogLine } from "./ended.ts";

/**
 * What one call has written: as many lines as anybody reads, and a count of the rest. With `passOn`, lines leave every so
 * often while the call runs; together, because a function may write thousands of them a second.
 */
export function createWritten(passOn?: (lines: readonly LogLine[]) => void) {
  let lines: LogLine[] = [];
  let count = 0;
  let chars = 0;
  let left = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const taken = lines;
    lines = [];
    passOn?.(taken);
  }

  return {
    add(level: LogLevel, text: string): void {
      const room = limits.hosted_log_chars_max - chars;
      if (room <= 0 || count === limits.hosted_log_lines_max) {
        left++;
        return;
      }
      lines.push({ level, text: text.length > room ? `${text.slice(0, room)} ...` : text });
      count++;
      chars += text.length;
      if (passOn) timer ??= setTimeout(flush, limits.hosted_log_flush_ms);
    },
    /** What was not passed on, and how much was left out. The call has ended, so nothing follows. */
    rest(): readonly LogLine[] {
      clearTimeout(timer);
      if (left === 0) return lines;
      return [...lines, { level: "warn", text: `${left} more lines were left out.` }];
    },
  };
}
