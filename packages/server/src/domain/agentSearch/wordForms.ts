const vowel = /[aeiou]/;

/**
 * A word with its regular English inflections: the index knows words as they were written. Some of these are no words,
 * which costs nothing, because nobody writes them. Words of other languages and irregular ones stay alone.
 */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  const forms = new Set([word]);
  for (const base of basesOf(word)) for (const form of inflections(base)) forms.add(form);
  return [...forms];
}

/** What the word can be an inflection of. */
function basesOf(word: string): string[] {
  if (/(?:ies|ied)$/.test(word) && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (word.endsWith("ing") && word.length > 5) return basesBehind(word.slice(0, -3));
  if (word.endsWith("ed") && word.length > 4) return basesBehind(word.slice(0, -2));
  if (/(?:[sxz]|ch|sh)es$/.test(word) && word.length > 4) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^sui]s$/.test(word)) return [word.slice(0, -1)];
  return [word];
}

/** Of `planned`: plann, planne and plan. */
function basesBehind(stem: string): string[] {
  if (!vowel.test(stem)) return [];
  const isDoubled = /([bdfgklmnprt])\1$/.test(stem);
  return [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}

function inflections(base: string): string[] {
  const stem = base.slice(0, -1);
  if (base.endsWith("e")) return [base, `${base}s`, `${base}d`, `${stem}ing`];
  if (/[^aeiou]y$/.test(base)) return [base, `${stem}ies`, `${stem}ied`, `${base}ing`];
  const plural = /(?:[sxz]|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
  const last = base.slice(-1);
  const doubled = /[^aeiou][aeiou][bdfgklmnprt]$/.test(base) ? [`${base}${last}ed`, `${base}${last}ing`] : [];
  return [base, plural, `${base}ed`, `${base}ing`, ...doubled];
}
