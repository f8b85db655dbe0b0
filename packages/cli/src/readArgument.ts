import { UsageError } from "./command.ts";

/** `count=3`, `is_private=true` and `users=["U1"]` mean what they look like; anything else is text. */
export function readArgument(text: string): [name: string, value: unknown] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`${text} must be name=value.`);
  return [text.slice(0, at), readValue(text.slice(at + 1))];
}

function readValue(text: string): unknown {
  // Timestamps and long ids look like numbers, and would lose their last digits as such.
  if (!/^(\{.*\}|\[.*\]|true|false|null|-?\d{1,15})$/s.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
