export interface UnusedExport {
  readonly file: string;
  readonly name: string;
}

const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|abstract class|type|interface) ([\w$]+)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * Exports whose name occurs nowhere else in all sources, tests included. Names are compared as words, not resolved, so
 * an unused export that shares its name with anything else is missed; an export that is used is never reported.
 */
export function findUnusedExports(
  sources: ReadonlyMap<string, string>,
  isLoadedByPath: (file: string) => boolean,
): UnusedExport[] {
  const counts = new Map<string, number>();
  for (const source of sources.values()) {
    for (const [word] of source.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...sources]
    .filter(([file]) => !isLoadedByPath(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(EXPORT)]
        .map(([, name = ""]) => ({ file, name }))
        .filter(({ name }) => counts.get(name) === 1),
    );
}
