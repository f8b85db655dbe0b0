/** The oldest Node that the tests of this package run on. */
export const OLDEST_NODE = "22.14.0";

/** Says in one sentence what an older Node would say in a stack of errors. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  const oldest = `${oldestMajor}.${oldestMinor}`;
  throw new Error(`@platform/testing needs Node ${oldest} or later; this is Node ${version}.`);
}
