/** The words of a command, or why they cannot be told apart. */
export type SplitCommand =
  | { readonly ok: true; readonly words: readonly [program: string, ...args: string[]]; readonly wantsShell: boolean }
  | { readonly ok: false; readonly message: string };

/** Signs that mean something to a shell and nothing to us. */
const shellSigns = /^(?:&&?|\|\|?|;|<|>>?|2>.*|[A-Za-z_]\w*=.*|\$\(.*|`.*)$/;

/**
 * A command as `hooks.json` writes it, cut at its spaces. Quotes hold words together, and a backslash takes the next
 * character as it is; nothing else is special, because no shell is involved: `$(...)`, `;` and `|` stay what they are. On
 * Windows a backslash parts folders, so there it stands for itself unless a quote follows.
 */
export function splitCommand(command: string, platform: NodeJS.Platform = process.platform): SplitCommand {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  let wantsShell = false;
  let isPlain = true;

  const finish = (): void => {
    if (word === undefined) return;
    if (isPlain && shellSigns.test(word) && (words.length > 0 || word.includes("="))) wantsShell = true;
    words.push(word);
    word = undefined;
    isPlain = true;
  };
  const take = (char: string): void => void (word = (word ?? "") + char);

  for (let at = 0; at < command.length; at++) {
    const char = command.charAt(at);
    const next = command.charAt(at + 1);
    if (char === "\\" && quote !== "'" && escapes(next, quote, platform)) {
      take(next);
      at++;
      isPlain = false;
    } else if (quote !== undefined) {
      if (char === quote) quote = undefined;
      else take(char);
    } else if (char === "'" || char === '"') {
      quote = char;
      word ??= "";
      isPlain = false;
    } else if (/\s/.test(char)) finish();
    else take(char);
  }
  finish();
  if (quote !== undefined) return { ok: false, message: `has a ${quote} that nothing closes` };
  const [program, ...args] = words;
  if (program === undefined || program === "") return { ok: false, message: "is empty" };
  return { ok: true, words: [program, ...args], wantsShell };
}

function escapes(next: string, quote: string | undefined, platform: NodeJS.Platform): boolean {
  if (platform === "win32") return next === '"';
  if (quote === '"') return next === '"' || next === "\\" || next === "$" || next === "`";
  return next !== "";
}
