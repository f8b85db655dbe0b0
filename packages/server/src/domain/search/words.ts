/** A word as the index knows it, and its position in the text. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Scripts that are written without spaces: there every character is a word, and a longer word is found as a phrase. */
const wordShape =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu;

const wordCharsMax = 64;

/**
 * The words of a text. They are cut and spelled here and not by the databases, each of which would do so in its own way:
 * lower case, without accents, letters and digits only.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordShape)) {
    const word = spell(match[0]);
    if (word !== "") words.push({ word, from: match.index, to: match.index + match[0].length });
  }
  return words;
}

function spell(word: string): string {
  const plain = word.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, "");
  return plain.normalize("NFC").toLowerCase().slice(0, wordCharsMax).toWellFormed();
}
