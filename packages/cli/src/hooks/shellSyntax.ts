/** Several commands in one, and redirections. */
const operators = /&&|\|\||;|^[|&]$|^\d?(?:<<?|>>?)/;
const expansions = /\$[A-Za-z_{(]|`/;
const home = /^~[\w-]*(?:\/|$)/;
const globs = /[*?]|\[[^\]]+\]/;
const assignment = /^[A-Za-z_]\w*=/;

/**
 * Words of a command that mean something to a shell and nothing here. `outlines` are the same words without what quotes
 * protect. Globs in flags and addresses are usual and not counted: `--allow-net=*.example.com`.
 */
export function shellSyntaxIn(words: readonly string[], outlines: readonly string[]): string[] {
  const commandAt = outlines.findIndex((outline) => !assignment.test(outline));
  return words.filter((_word, at) => {
    const outline = outlines[at] ?? "";
    if (operators.test(outline) || expansions.test(outline) || home.test(outline)) return true;
    if (at < commandAt || commandAt === -1) return true;
    return at > 0 && !/^-|:\/\//.test(outline) && globs.test(outline);
  });
}

/** What to do about it. */
export function shellHint(shellSyntax: readonly string[], platform: NodeJS.Platform = process.platform): string {
  const shell = platform === "win32" ? `cmd /c "..."` : `sh -c '... "$@"' sh`;
  const verb = shellSyntax.length === 1 ? "is" : "are";
  return `Hooks do not run in a shell: ${shellSyntax.join(" and ")} ${verb} passed unchanged. Wrap a command that needs a shell in ${shell}, or quote literal text.`;
}
