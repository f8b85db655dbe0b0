const DISABLE = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable\S*(.*)/;
const REASON = /\s--\s+\S.{8,}/;

/** The numbers of the lines that switch a lint rule off and do not say why. */
export function findBareDisables(source: string): number[] {
  return source.split("\n").flatMap((line, index) => {
    const rest = DISABLE.exec(line)?.[1];
    return rest === undefined || REASON.test(rest) ? [] : [index + 1];
  });
}
