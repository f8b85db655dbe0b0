/** Characters that could pair up, begin an entity, an emoji or an address; each keeps its meaning behind a backslash. */
const special = /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=[#a-z])|:(?=[a-z0-9_+'-]+:|\/\/)|@|(?<=www)\./giu;

/** Words that markdown reads as the same words. */
export function escapeMarkdown(words: string): string {
  return words.replaceAll(special, String.raw`\$&`);
}

/** What would begin a heading, a list, a quote, a table or a rule at the start of a line. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(?:[-+=#>|]|:(?=[|: -]*$))/, String.raw`\$&`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);
}
