import type { HookFault } from "@platform/protocol/hooks/index.ts";
import { limits } from "@platform/protocol/limits.ts";
import { CliError } from "../errors.ts";
import type { ProcessEnd } from "./runProcess.ts";
import { shellHint } from "./shellSyntax.ts";

/** All that is known of a call of a hook. */
export interface HookReport {
  readonly hook: string;
  readonly command: string;
  readonly cwd: string;
  readonly end: ProcessEnd;
  /** The end of what it printed. */
  readonly stdout: string;
  readonly stderr: string;
  readonly deadlineMs: number;
  readonly shellSyntax: readonly string[];
}

export function invocationFailed(report: HookReport): CliError {
  return failure("sdk_hook_invocation_failed", `The hook ${report.hook} failed: ${endWords(report)}.`, report);
}

/** It was not JSON at all. */
export function responseUnreadable(report: HookReport, message: string): CliError {
  return failure("sdk_hook_response_invalid", `The answer of ${report.hook} cannot be used: ${message}.`, report);
}

/** It was JSON, and not what the hook must answer. */
export function responseFaulty(report: HookReport, faults: readonly HookFault[]): CliError {
  const words = faults.map(({ field, message }) => (field === "" ? `it ${message}` : `${field} ${message}`));
  return failure(
    "sdk_hook_response_invalid",
    `The answer of ${report.hook} cannot be used: ${words.join("; ")}.`,
    report,
  );
}

function failure(
  code: "sdk_hook_invocation_failed" | "sdk_hook_response_invalid",
  message: string,
  report: HookReport,
): CliError {
  const { hook, command, cwd, end, stdout, stderr, shellSyntax } = report;
  return new CliError(code, `${message}\n\n  command  ${command}\n  folder   ${cwd}`, {
    ...(shellSyntax.length === 0 ? {} : { remedy: shellHint(shellSyntax) }),
    output: [stdout, stderr].filter((text) => text !== "").join("\n"),
    details: {
      hook,
      command,
      cwd,
      exit_code: end.kind === "exited" ? end.code : null,
      signal: end.kind === "killed" ? end.signal : null,
      stdout,
      stderr,
    },
  });
}

function endWords({ end, deadlineMs }: HookReport): string {
  switch (end.kind) {
    case "exited":
      return `it exited with code ${end.code}`;
    case "killed":
      return `it was killed by ${end.signal}`;
    case "not_started":
      return `it could not be started (${end.message})`;
    case "timed_out":
      return `it timed out after ${deadlineMs / 1_000} s`;
    case "flooded":
      return `it printed more than ${limits.hook_output_bytes_max / 1024 / 1024} MiB and was ended`;
    case "stopped":
      return "it was interrupted";
  }
}
