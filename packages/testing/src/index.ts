export { parseDuration } from "./duration.ts";
export { type MovableClock } from "./movableClock.ts";
export { type Person } from "./person.ts";
export { type StartOptions, startPlatform, type TestPlatform } from "./startPlatform.ts";
