/** Where two answers differ, one line each. The positions of arrays are left out, because what changed is a field. */
export function compareAnswers(then: unknown, now: unknown, path = ""): string[] {
  if (Object.is(then, now)) return [];
  if (Array.isArray(then) && Array.isArray(now)) {
    if (then.length !== now.length) return [`${path} has ${now.length} elements instead of ${then.length}`];
    return then.flatMap((value, at) => compareAnswers(value, now[at], `${path}[]`));
  }
  if (isObject(then) && isObject(now)) {
    const names = new Set([...Object.keys(then), ...Object.keys(now)]);
    return [...names].flatMap((name) => {
      const inside = path === "" ? name : `${path}.${name}`;
      if (!(name in then)) return [`${inside} is new`];
      if (!(name in now)) return [`${inside} is gone`];
      return compareAnswers(then[name], now[name], inside);
    });
  }
  return [`${path} changed`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
