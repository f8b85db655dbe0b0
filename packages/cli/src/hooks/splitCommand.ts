import { shellSyntaxIn } from "./shellSyntax.ts";

/** The words of a command, or why it cannot be split. */
export type SplitCommand =
  | {
      readonly ok: true;
      readonly words: readonly [program: string, ...args: string[]];
      /** What only a shell would interpret, such as `&&` or `$HOME`. */
      readonly shellSyntax: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Stands for a character that quotes or a backslash protect. */
const protectedSign = "\uFFFF";

/**
 * A command as `hooks.json` writes it, cut at its spaces. Quotes hold words together, and a backslash takes the next
 * character as it is; nothing else is special, because no shell is involved: `$(...)`, `;` and `|` stay what they are. On
 * Windows a backslash parts folders, so there it stands for itself unless a quote follows.
 */
export function splitCommand(command: string, platform: NodeJS.Platform = process.platform): SplitCommand {
  const words: string[] = [];
  /** The same words as a shell sees them: what is quoted has no meaning there. */
  const outlines: string[] = [];
  let word: string | undefined;
  let outline = "";
  let quote: string | undefined;

  const finish = (): void => {
    if (word === undefined) return;
    words.push(word);
    outlines.push(outline);
    word = undefined;
    outline = "";
  };
  const take = (char: string, sign: string): void => {
    word = (word ?? "") + char;
    outline += sign;
  };

  for (let at = 0; at < command.length; at++) {
    const char = command.charAt(at);
    const next = command.charAt(at + 1);
    if (char === "\\" && quote !== "'" && escapes(next, quote, platform)) {
      take(next, protectedSign);
      at++;
    } else if (quote !== undefined) {
      // Shells expand variables inside of double quotes, too.
      if (char === quote) quote = undefined;
      else take(char, quote === '"' && /[$`\w{(]/.test(char) ? char : protectedSign);
    } else if (char === "'" || char === '"') {
      quote = char;
      word ??= "";
      outline += protectedSign;
    } else if (/\s/.test(char)) finish();
    else take(char, char);
  }
  finish();
  if (quote !== undefined) return { ok: false, message: `has an unclosed ${quote}` };
  const [program, ...args] = words;
  if (program === undefined || program === "") return { ok: false, message: "is empty" };
  return { ok: true, words: [program, ...args], shellSyntax: shellSyntaxIn(words, outlines) };
}

function escapes(next: string, quote: string | undefined, platform: NodeJS.Platform): boolean {
  if (platform === "win32") return next === '"';
  if (quote === '"') return next === '"' || next === "\\" || next === "$" || next === "`";
  return next !== "";
}
