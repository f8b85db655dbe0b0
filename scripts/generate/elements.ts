import type { ElementHolder, ElementKind } from "../../packages/protocol/src/blockkit/define.ts";
import type { ElementValue } from "../../packages/protocol/src/elementValues/value.ts";

const holders: readonly ElementHolder[] = ["section", "actions", "input", "context_actions", "card"];

/** All elements, and for each block that contains elements those that it accepts. */
export function printElementIndex(kinds: readonly ElementKind[]): string {
  const list = (name: string, of: readonly ElementKind[]) =>
    `export const ${name} = [\n${of.map((kind) => `  ${kind.name},\n`).join("")}] as const;`;
  const lists = holders.map((holder) => {
    const accepted = kinds.filter(({ blocks }) => blocks.includes(holder));
    return `/** The elements that a block of type \`${holder}\` accepts. */\n${list(`${camel(holder)}Elements`, accepted)}\n`;
  });
  return `// GENERATED from the files of this folder by npm run gen.
import type { ElementKind } from "../blockkit/define.ts";
${kinds.map(({ name }) => `import { ${name} } from "./${name}.ts";`).join("\n")}

${list("everyElement", kinds)}

${lists.join("\n")}
/** Every element by its type. */
export const elementKinds = new Map<string, ElementKind>(everyElement.map((kind) => [kind.name, kind]));
`;
}

/** How each element is used, without the schemas of the definitions. */
export function printElementValues(kinds: readonly ElementKind[]): string {
  return `// GENERATED from the definitions in ../elements by npm run gen.
import type { ElementValue } from "./value.ts";

/** How people use each element. It has an entry for every type. */
export const elementValues = {
${kinds.map(({ name, value }) => `  ${name}: ${printValue(value)},`).join("\n")}
} as const satisfies Readonly<Record<string, ElementValue>>;

export type ElementType = keyof typeof elementValues;
`;
}

function printValue(value: ElementValue): string {
  const fields = Object.entries(value).map(([name, field]) => `    ${name}: ${printJson(field)},\n`);
  return `{\n${fields.join("")}  }`;
}

function printJson(field: unknown): string {
  return Array.isArray(field) ? `[${field.map(printJson).join(", ")}]` : JSON.stringify(field);
}

/** The components of the client. The compiler reports an element that has none. */
export function printElementViews(kinds: readonly ElementKind[]): string {
  const types = kinds.map(({ name }) => name);
  return `// GENERATED from the definitions in packages/protocol/src/elements by npm run gen.
import type { ElementType } from "@platform/protocol/elementValues/table.ts";
import type { ComponentType } from ${JSON.stringify("react")};
${types.map((type) => `import { ${pascal(type)}View } from "./${type}.tsx";`).join("\n")}
import type { ElementProps } from "./elementProps.ts";

/** The component of each element. The server has checked the blocks, so an element has the fields of its type. */
export const elementViews: Readonly<Record<ElementType, ComponentType<ElementProps<never>>>> = {
${types.map((type) => `  ${type}: ${pascal(type)}View,`).join("\n")}
};
`;
}

function pascal(type: string): string {
  return camel(`_${type}`);
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
