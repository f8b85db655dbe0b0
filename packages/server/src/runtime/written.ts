import { limits } from "@platform/protocol";
import type { LogLevel, LogLine } from "./ended.ts";

/** What one call has written: as many lines as anybody reads, and a count of the rest. */
export function createWritten() {
  const lines: LogLine[] = [];
  let chars = 0;
  let left = 0;
  return {
    add(level: LogLevel, text: string): void {
      const room = limits.hosted_log_chars_max - chars;
      if (room <= 0 || lines.length === limits.hosted_log_lines_max) {
        left++;
        return;
      }
      lines.push({ level, text: text.length > room ? `${text.slice(0, room)} ...` : text });
      chars += text.length;
    },
    lines(): readonly LogLine[] {
      if (left === 0) return lines;
      return [...lines, { level: "warn", text: `${left} more lines were left out.` }];
    },
  };
}
