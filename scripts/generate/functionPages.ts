import type { BuiltinDeclaration, DeclaredParameters } from "../../packages/protocol/src/builtins/declaration.ts";

const head = "<!-- GENERATED from the declarations of the built-in functions by npm run gen. -->";

/** All built-in functions, with what each does. */
export function printFunctionIndex(builtins: readonly (readonly [string, BuiltinDeclaration])[]): string {
  const rows = builtins.map(([name, { description }]) => `| [${name}](${name}.md) | ${description} |`);
  return `${head}

# Built-in functions

Steps of a workflow that the platform does itself. A manifest names them \`slack#/functions/<name>\`; the neutral
\`platform#/functions/<name>\` is the same. They act as the app's bot, so the bot needs the scopes that each page names and
has to be where it acts. What a step gives, later steps use as \`{{steps.<id>.<output>}}\`.

| function | what it does |
|---|---|
${rows.join("\n")}
`;
}

export function printFunctionPage(name: string, builtin: BuiltinDeclaration): string {
  const scopes = builtin.scopes.map((group) => `- ${group.map((scope) => `\`${scope}\``).join(" or ")}`);
  const example = { id: "0", function_id: `slack#/functions/${name}`, inputs: exampleInputs(builtin.inputs) };
  return `${head}

# ${name}

${builtin.title}. ${builtin.description}

\`\`\`json
${JSON.stringify(example, undefined, 2)}
\`\`\`

Scopes of the app's bot:${scopes.length === 0 ? " none." : `\n\n${scopes.join("\n")}`}

## Inputs

${parameterRows(builtin.inputs)}

## Outputs

${parameterRows(builtin.outputs)}
`;
}

function exampleInputs(inputs: DeclaredParameters): Record<string, string> {
  const needed = Object.entries(inputs).filter(([, parameter]) => parameter.is_required);
  return Object.fromEntries(needed.map(([name]) => [name, `{{inputs.${name}}}`]));
}

function parameterRows(parameters: DeclaredParameters): string {
  const rows = Object.entries(parameters).map(([name, parameter]) => {
    const { type, items, title, description, is_required: isRequired } = parameter;
    const of = items ? `${type} of ${items.type}` : type;
    const text = description === undefined ? title : `${title}. ${description}`;
    return `| \`${name}\` | ${of} | ${isRequired ? "yes" : ""} | ${text} |`;
  });
  return rows.length === 0 ? "None." : `| name | type | required | meaning |\n|---|---|---|---|\n${rows.join("\n")}`;
}
