// Finds pages in the index of the documentation. A word counts wherever it begins a word of the page.

/**
 * Pages that have every word of the query as the beginning of a word; titles count most, then headings.
 *
 * @param {{ pages: readonly (readonly string[])[], words: readonly (readonly [string, ...number[]])[] }} index
 * @param {string} query
 * @returns {(readonly string[])[]}
 */
export function search({ pages, words }, query) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  let scores;
  for (const term of terms) {
    const own = new Map();
    for (let at = firstWith(words, term); at < words.length && words[at][0].startsWith(term); at++) {
      const [word, ...places] = words[at];
      for (const place of places) {
        const score = [1, 4, 12][place % 4] * (word === term ? 2 : 1);
        own.set(place >> 2, Math.max(own.get(place >> 2) ?? 0, score));
      }
    }
    scores = scores
      ? new Map([...scores].flatMap(([page, score]) => (own.has(page) ? [[page, score + own.get(page)]] : [])))
      : own;
  }
  const nearness = ([page, score]) => score + (pages[page][1].toLowerCase() === terms.join(" ") ? 100 : 0);
  return [...(scores ?? [])]
    .toSorted((one, other) => nearness(other) - nearness(one) || pages[one[0]][1].length - pages[other[0]][1].length)
    .map(([page]) => pages[page]);
}

/** The first word that is not before the term: the list is sorted. */
function firstWith(words, term) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle][0] < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
