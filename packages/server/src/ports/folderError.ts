import { StartFailure } from "./failures.ts";

/** What the system says about a folder, and what its owner can do. `--flag` in a remedy stands for the flag that named it. */
const reasons: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  EACCES: ["permission denied", "Give this user write permission, or name another folder with --flag."],
  EPERM: ["operation not permitted", "Give this user write permission, or name another folder with --flag."],
  EROFS: ["the file system is read-only", "Mount it writable, or name another folder with --flag."],
  ENOTDIR: ["a part of the path is a file, not a folder", "Name a folder with --flag."],
  EEXIST: ["it is a file, not a folder", "Name a folder with --flag."],
  EISDIR: ["it is a folder, not a file", "Remove the folder, or name another one with --flag."],
  ENOENT: ["it does not exist", "Check the path in --flag."],
  ENOSPC: ["the disk is full", "Free some space, or name a folder on another disk with --flag."],
  EDQUOT: ["the disk quota is used up", "Free some space, or name a folder on another disk with --flag."],
  EMFILE: ["too many files are open", "Raise the limit on open files (ulimit -n)."],
  ENFILE: ["too many files are open", "Raise the limit on open files of this machine."],
  ENAMETOOLONG: ["the path is too long", "Name a shorter path with --flag."],
  ELOOP: ["its symbolic links form a loop", "Name another folder with --flag."],
  EIO: ["the disk reports an input/output error", "Check the disk."],
};

/** A failure of the file system as a refusal with a remedy. Anything else is returned unchanged: it is a bug. */
export function explainFolderError(error: unknown, path: string, flag: string): unknown {
  if (error instanceof StartFailure) return error;
  const known = reasons[errorCode(error) ?? ""];
  if (!known) return error;
  const [reason, remedy] = known;
  return new StartFailure(`${path} cannot be used: ${reason}. ${remedy.replaceAll("--flag", flag)}`, { cause: error });
}

/** Runs what touches a folder, and explains its failure. */
export function withFolder<Result>(path: string, flag: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw explainFolderError(error, path, flag);
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
