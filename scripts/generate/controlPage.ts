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
- Tokens of apps are refused with status 401. Every other refusal has status 200 with \`"ok": false\` and a reason.

The CLI has \`platform clock\`, \`platform faults\`, \`platform logs\` and \`platform state\`; tests with their own platform use
\`p.clock\`, \`p.faults\`, \`p.log()\`, \`p.snapshot()\` ([packages/testing](../packages/testing/README.md)).

| control | what it does |
|---|---|
${rows.join("\n")}

${controls.map(printControl).join("\n\n")}
`;
}

function printControl(control: Control): string {
  const codes = Object.entries(control.errors).map(([code, when]) => `| \`${code}\` | ${when} |`);
  return [
    `## ${control.name}`,
    control.summary,
    ...(control.notes === undefined ? [] : [control.notes]),
    curl(control),
    control.params.length === 0 ? "No arguments." : argumentRows(control.params),
    `\`\`\`ts\n${typeText(control.result)}\n\`\`\``,
    ...(codes.length === 0 ? [] : [`| code | when |\n|---|---|\n${codes.join("\n")}`]),
  ].join("\n\n");
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
