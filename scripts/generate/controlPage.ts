import { controlErrors } from "../../packages/protocol/src/controlErrors.ts";
import type { Control } from "../../packages/server/src/control/define.ts";
import { argumentRows } from "./argumentRows.ts";
import { typeText } from "./typeText.ts";

/** One page for all controls: there are few, and readers of one want to see the others. */
export function printControlPage(controls: readonly Control[]): string {
  const rows = controls.map(({ name, summary }) => `| [${name}](#${anchorOf(name)}) | ${summary} |`);
  return `<!-- GENERATED from the control definitions by npm run gen. -->

# Controls

Controls let a developer do to a server what an app cannot: move its clock, inject faults, save and restore its state, read its
log, act as a person. Send \`POST /control/<name>\` with a JSON body and a token as \`Authorization: Bearer\`.

- In dev mode the token is \`control_token\` in \`dev.json\`.
- Otherwise there are no controls, unless \`platform serve --operator-token\` (preferably \`PLATFORM_OPERATOR_TOKEN\`) sets a token
  of at least 32 characters. Its holder can do everything on this page, so it is for test servers and not for a
  workspace in use.
- A refusal is an object with \`"ok": false\` and the code in \`error\`. The status is 401 for another token, such as an app's, 404
  for an unknown control, 500 for \`internal_error\`, and 200 for everything else.

The CLI has \`platform clock\`, \`platform faults\`, \`platform logs\` and \`platform state\`; tests with their own platform use
\`p.clock\`, \`p.faults\`, \`p.log()\`, \`p.snapshot()\` ([packages/testing](../packages/testing/README.md)).

| control | what it does |
|---|---|
${rows.join("\n")}

Every control can refuse a call with these codes:

${codeTable(controlErrors)}

${controls.map(printControl).join("\n\n")}
`;
}

function printControl(control: Control): string {
  return [
    `## ${control.name}`,
    control.summary,
    ...(control.notes === undefined ? [] : [control.notes]),
    curl(control),
    control.params.length === 0 ? "No arguments." : argumentRows(control.params),
    `\`\`\`ts\n${typeText(control.result)}\n\`\`\``,
    ...(Object.keys(control.errors).length === 0 ? [] : [codeTable(control.errors)]),
  ].join("\n\n");
}

function codeTable(errors: Readonly<Record<string, string>>): string {
  const rows = Object.entries(errors).map(([code, when]) => `| \`${code}\` | ${when} |`);
  return `| code | when |\n|---|---|\n${rows.join("\n")}`;
}

function curl({ name, example }: Control): string {
  const body = JSON.stringify(example);
  const data = body === "{}" ? " -X POST" : ` -d '${body}'`;
  return `\`\`\`sh\ncurl http://localhost:8065/control/${name} -H "Authorization: Bearer $CONTROL_TOKEN"${data}\n\`\`\``;
}

/** As the pages of repositories make them. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(".", "");
}
