import { spawn } from "node:child_process";

const SHOWN_LINES = 12;

/**
 * Runs a program whose output matters only when it fails. When this process is asked to stop, the program is stopped
 * first, so that an interrupted install does not go on writing in the background.
 *
 * @param {{ program: string, args: string[], shell?: boolean, cwd: string, env?: NodeJS.ProcessEnv }} command
 * @returns {Promise<{ code: number, output: string }>} `output` is the beginning of it, where npm says what is wrong
 */
export function runQuietly({ program, args, shell = false, cwd, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    const stop = (signal) => {
      child.kill(signal);
      child.once("close", () => process.exit(signal === "SIGINT" ? 130 : 143));
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);

    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const settle = (result) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve(result);
    };
    child.on("error", (error) => settle({ code: 127, output: error.message }));
    child.on("close", (code) => settle({ code: code ?? 1, output: beginning(output) }));
  });
}

function beginning(output) {
  const lines = output.trim().split("\n");
  // The frames inside npm tell the reader nothing.
  return lines
    .filter((line) => !/^npm error\s+at /.test(line))
    .slice(0, SHOWN_LINES)
    .join("\n");
}
