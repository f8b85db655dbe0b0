export { parseDuration } from "@platform/server";
export { type Person } from "./person.ts";
export { type StartOptions, startPlatform, type TestPlatform } from "./startPlatform.ts";
export { type TestClock } from "./testClock.ts";
export { type FaultWish, type TestFaults } from "./testFaults.ts";
export { type LogFilter, type LogLine } from "./testLog.ts";
