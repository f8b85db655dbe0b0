/** What the system says about a file or folder that a person named, by its code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied. Give this user access to it, or choose another path",
  EPERM: "operation not permitted. Give this user access to it, or choose another path",
  EROFS: "the file system is read-only. Choose a path on another file system",
  ENOTDIR: "a part of the path is a file, not a folder. Check the path",
  EEXIST: "it already exists. Choose another path",
  EISDIR: "it is a folder, not a file. Remove it, or choose another path",
  ENOSPC: "the disk is full. Free some space",
  EDQUOT: "the disk quota is used up. Free some space",
  ENAMETOOLONG: "the path is too long. Choose a shorter path",
  ELOOP: "its symbolic links form a loop. Choose another path",
  EMFILE: "too many files are open. Raise the limit on open files (ulimit -n)",
  EIO: "the disk reports an input/output error. Check the disk",
};

/**
 * An error of the file system in words, for every command that did not expect it: it is a matter of permissions or space,
 * not a bug. Nothing for any other error, including a file that is missing: commands know which ones they need.
 */
export function folderErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error || "syscall" in error)) return undefined;
  const reason = reasons[String(error.code)];
  const path = "path" in error ? String(error.path) : "A file";
  return reason === undefined ? undefined : `${path} cannot be used: ${reason}.`;
}
