// Code comes from memory, never from a file: the literal imports of a file would be read whatever its permissions are.

const inside = new URL(".", import.meta.url).href;
const modules = new Map();
const names = new Map();

/** The module of a function; its source is only sent the first time. */
export function load(callbackId, source) {
  if (source !== undefined) modules.set(callbackId, importSource(callbackId, source));
  return modules.get(callbackId);
}

function importSource(callbackId, source) {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  names.set(url, `functions/${callbackId}.js`);
  return import(url);
}

/** Text of an error with the names of files as its author knows them, and without what is not theirs. */
export function withFileNames(text) {
  for (const [url, name] of names) text = text.replaceAll(url, name);
  return text
    .split("\n")
    .filter((line) => !line.includes(inside))
    .join("\n");
}
