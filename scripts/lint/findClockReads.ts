const CLOCK_READ = /\bnew Date\(\s*\)|(?<!new |\.|\w)Date\(\s*\)/;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

/** The numbers of the lines that take the time of day from the machine. */
export function findClockReads(source: string): number[] {
  return source.split("\n").flatMap((line, index) => (CLOCK_READ.test(line) && !COMMENT.test(line) ? [index + 1] : []));
}
