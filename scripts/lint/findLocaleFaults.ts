const BROWSER_LANGUAGE = /\bnavigator\??\.languages?\b/;
const NO_LOCALE =
  /\bIntl\.\w+\(\s*(\)|undefined\b|\[\s*\]|\{)|\.toLocale\w+\(\s*(\)|undefined\b|\[\s*\]|\{)|\.localeCompare\([^,()]*\)/;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

/** The numbers of the lines that take the language of the browser or of the machine instead of the client's. */
export function findLocaleFaults(source: string): number[] {
  return source
    .split("\n")
    .flatMap((line, index) =>
      (BROWSER_LANGUAGE.test(line) || NO_LOCALE.test(line)) && !COMMENT.test(line) ? [index + 1] : [],
    );
}
