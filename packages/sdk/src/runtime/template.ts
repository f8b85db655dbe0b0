/**
 * Stands for a value that only exists when the workflow runs: `{{inputs.channel}}`. Anything inside it stands for that
 * part of the value.
 */
export type Template = { readonly [name: string]: Template } & { toString(): string; toJSON(): string };

export function templateOf(path: string): Template {
  const text = (): string => `{{${path}}}`;
  return new Proxy({} as Template, {
    get(_target, name) {
      if (name === "toString" || name === "toJSON" || name === Symbol.toPrimitive) return text;
      // Something with a `then` would be awaited, and symbols are asked by the language itself.
      if (typeof name === "symbol" || name === "then") return undefined;
      return templateOf(`${path}.${name}`);
    },
  });
}
