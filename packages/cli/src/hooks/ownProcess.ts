/**
 * Whether this process is the command and nothing else, so that all its children are its own to end. The program says so;
 * where the runner is part of another process, that process has children of its own. A file by itself, because every
 * command loads it.
 */
export const ownProcess = { isOurs: false };
