import { existsSync } from "node:fs";

const program = "/usr/bin/strace";

/** Why system calls cannot be made to fail here. */
export const straceSkip: string | false = existsSync(program) ? false : "strace is not installed";

/** Runs a program whose system calls fail, or kill it, by a rule such as `fsync:error=EIO:when=20+`. */
export function injecting(rule: string): string[] {
  const [call = ""] = rule.split(":");
  // -D lets the program keep its place as our child, so that signals and exit codes are its own.
  return [program, "-D", "-f", "-qq", "-o", "/dev/null", "-e", `trace=${call}`, "-e", `inject=${rule}`];
}
