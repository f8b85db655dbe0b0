const interrupt = "\u0003";
const suspend = "\u001A";

/**
 * Passes on each key that is pressed, at once and without an echo. The terminal sends no signals in this mode, so the keys
 * that ask for them are translated here.
 */
export function readKeys(press: (key: string) => void): Disposable {
  const { stdin } = process;
  const take = (chunk: Buffer): void => {
    const keys = chunk.toString("utf8");
    // An arrow or a function key arrives as a sequence, which is no shortcut.
    if (keys.startsWith("\u001B")) return;
    for (const key of keys) {
      if (key === interrupt) process.kill(process.pid, "SIGINT");
      else if (key === suspend && process.platform !== "win32") stop();
      else press(key);
    }
  };
  const stop = (): void => {
    stdin.setRawMode(false);
    process.once("SIGCONT", () => stdin.setRawMode(true));
    process.kill(process.pid, "SIGTSTP");
  };
  stdin.setRawMode(true);
  stdin.on("data", take);
  stdin.resume();
  return {
    [Symbol.dispose]() {
      stdin.off("data", take);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}
