const pathCharsMax = 1_024;

/** Why a name inside of an archive is refused; nothing for a plain relative path. */
export function pathFault(path: string): string | undefined {
  if (path === "") return "it has no name";
  if (path.length > pathCharsMax) return `its name is longer than ${pathCharsMax} characters`;
  // oxlint-disable-next-line no-control-regex -- Names with control characters are what this looks for.
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return "its name has a backslash or a control character";
  if (path.startsWith("/") || /^[A-Za-z]:\//.test(path)) return "its name is an absolute path";
  const parts = path.split("/");
  if (parts.some((part) => part === "..")) return "its name leads out of the archive";
  return parts.some((part) => part === "" || part === ".") ? "its name is not a plain path" : undefined;
}
