// Loaded into a program that runProgram started: when the launcher is gone, even by SIGKILL, the program stops too,
// or a server would keep its port with nobody left to end it.

import { isMainThread } from "node:worker_threads";

// Programs that this one starts inherit the flag that loads this file; the launcher is theirs no more.
const launchedDirectly = process.env.PLATFORM_LAUNCHER_PID === String(process.ppid);

if (isMainThread && process.channel && launchedDirectly) {
  delete process.env.PLATFORM_LAUNCHER_PID;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
