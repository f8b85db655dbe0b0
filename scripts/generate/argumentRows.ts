import { isMandatory, type Param } from "../../packages/server/src/methods/params.ts";
import { type Schema, typeText } from "./typeText.ts";

/** Arguments as a table of a Markdown page. */
export function argumentRows(params: readonly (readonly [name: string, param: Param<unknown, string>])[]): string {
  const rows = params.map(([name, param]) => {
    const schema = param.schema as Schema;
    const need = isMandatory(param)
      ? "required"
      : schema.default === undefined
        ? "optional"
        : `default \`${JSON.stringify(schema.default)}\``;
    return `| \`${name}\` | ${typeText(schema).replaceAll("|", "\\|")} | ${need} | ${param.describe} |`;
  });
  return `| name | type | | |\n|---|---|---|---|\n${rows.join("\n")}`;
}
