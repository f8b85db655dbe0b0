/** Schemes that run in the reader's page, or open what is stored on the reader's machine. */
const refusedSchemes = ["javascript", "vbscript", "data", "blob", "file"];

const inAnyCase = (word: string) => Array.from(word, (letter) => `[${letter}${letter.toUpperCase()}]`).join("");

/** Refuses the schemes that no link may have, as the beginning of a pattern of JSON Schema, which has no flags. */
export const refusedSchemePattern = `^(?!(?:${refusedSchemes.map(inAnyCase).join("|")}):)`;

/**
 * An address that is allowed in a link. Browsers skip control characters everywhere and spaces in front, so that either
 * would hide a scheme.
 */
export const linkAddressPattern = `${refusedSchemePattern}(?! )[^\\u0000-\\u001f\\u007f-\\u009f]*$`;
