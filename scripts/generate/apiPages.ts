import { commonErrors } from "../../packages/protocol/src/errors.ts";
import { limits } from "../../packages/protocol/src/limits.ts";
import { curlOf } from "../../packages/server/src/http/pages/docs/curl.ts";
import type { Method } from "../../packages/server/src/methods/define.ts";
import { rateText } from "../../packages/server/src/methods/rate.ts";
import { argumentRows } from "./argumentRows.ts";
import { printIdsText } from "./idsText.ts";
import { typeText } from "./typeText.ts";

const heading = "<!-- GENERATED from the method definitions by npm run gen. -->";

export function printApiIndex(methods: readonly Method[]): string {
  const rows = methods.map((method) => `| [${method.name}](${method.name}.md) | ${method.summary} |`);
  const codes = Object.entries(commonErrors).map(([code, text]) => `| \`${code}\` | ${text} |`);
  return `${heading}

# Web API

Call \`/api/<method>\` by GET or POST, with a token as \`Authorization: Bearer\`. Arguments come in the query, as a form, as
JSON, or as multipart; where query and body both name one, the body's counts. Unknown arguments are ignored. The whole
API is also an [OpenAPI document](openapi.json), and every running server shows these pages at \`/docs\`.

| method | what it does |
|---|---|
${rows.join("\n")}

## Codes that every method may answer

| code | meaning |
|---|---|
${codes.join("\n")}

${printIdsText()}
${httpText}`;
}

/** What holds for requests, whatever method they name; packages/server/src/http/apiResponses.spec.ts tests each line. */
const httpText = `## HTTP

Every response below \`/api\` is JSON, except files and preflights. The status is 200 for successes and refusals, 429 for
\`ratelimited\` and 503 for \`service_unavailable\`, both with \`Retry-After\`. Requests that cannot become a call get these codes;
\`response_metadata.messages\` says what is wrong:

| request | code |
|---|---|
| a verb other than GET, POST and OPTIONS (HEAD gets the headers only) | \`invalid_arguments\` |
| a URL or headers that are too long: together more than ${limits.request_head_bytes_max.toLocaleString("en")} bytes | \`invalid_arguments\` |
| a body larger than ${limits.body_bytes_max.toLocaleString("en")} bytes; the rest of it is read for up to ${limits.body_drain_s} seconds, so that the client can read the answer | \`invalid_arguments\` |
| no Host header, or more than one | \`invalid_arguments\` |
| malformed HTTP | \`invalid_arguments\` |
| a body that ends early or takes longer than ${limits.request_body_s} seconds | \`request_timeout\` |

Pages of any origin may call the API with a token in \`Authorization\` or in the arguments (CORS). Cookies grant nothing: the
server never sends \`access-control-allow-credentials\`.
`;

export function printMethodPage(method: Method): string {
  return (
    [
      heading,
      `# ${method.name}`,
      method.summary,
      ...(method.notes ? [method.notes] : []),
      facts(method),
      "## Arguments",
      argumentTable(method),
      "## Answer",
      method.answersFile === undefined
        ? `\`\`\`ts\n${typeText(method.result)}\n\`\`\``
        : `A file of the type \`${method.answersFile}\`.`,
      "## Errors",
      errorTable(method),
      ...method.examples.map(
        (example) =>
          `## Example: ${example.title}\n\n${shell(curlOf(method, example.params, "http://localhost:8065"))}`,
      ),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

function shell(text: string): string {
  return `\`\`\`sh\n${text}\n\`\`\``;
}

function facts(method: Method): string {
  const tokens =
    method.tokens.length === 0
      ? "none needed"
      : `${method.tokens.join(", ")}${method.forPeople ? ", of a person's own client" : ""}`;
  const scopes = method.scopes.length === 0 ? "none" : method.scopes.map((scope) => `\`${scope}\``).join(" or ");
  return `| | |\n|---|---|\n| call | \`${method.http} /api/${method.name}\` |\n| token | ${tokens} |\n| scope | ${scopes} |\n| rate | ${rateText(method)} |${orgWideFact(method)}`;
}

const orgWideTexts: Record<Method["orgWide"], string> = {
  refused: "refused with `enterprise_is_restricted`",
  anywhere: "accepted",
  in_workspace: "name the workspace with `team_id`, or something in it",
};

function orgWideFact(method: Method): string {
  return method.tokens.includes("bot") ? `\n| org-wide apps | ${orgWideTexts[method.orgWide]} |` : "";
}

function argumentTable(method: Method): string {
  return method.params.length === 0 ? "None but the token." : argumentRows(method.params);
}

function errorTable(method: Method): string {
  const common = "Besides the [codes that every method may answer](README.md#codes-that-every-method-may-answer)";
  const rows = Object.entries(method.errors).map(([code, note]) => {
    return `| \`${code}\` | ${typeof note === "string" ? note : `Reserved: ${note.reserved}`} |`;
  });
  return rows.length === 0 ? `${common}: none.` : `${common}:\n\n| code | when |\n|---|---|\n${rows.join("\n")}`;
}
