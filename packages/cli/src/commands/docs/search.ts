import { baseUrlOf } from "../../accounts/account.ts";
import { accountFlags, defaultBaseUrl } from "../../accounts/accountFlags.ts";
import { readAccounts } from "../../accounts/credentials.ts";
import { defineCommand, UsageError } from "../../command.ts";

const categories = ["method", "event", "block", "function", "command", "guide", "decision", "page"] as const;

export const docsSearch = defineCommand({
  name: "docs search",
  summary: "Searches the documentation, without a network.",
  flags: {
    query: {
      kind: "list",
      describe: "The words to search for; a page has to contain all of them.",
      value: "WORD",
      isPositional: true,
      isCommandLineOnly: true,
    },
    category: {
      kind: "text",
      describe: `Only pages of one kind: ${categories.join(", ")}.`,
      value: "KIND",
      isCommandLineOnly: true,
    },
    limit: {
      kind: "number",
      describe: "How many pages to show.",
      value: "N",
      fallback: 10,
      max: 100,
      isCommandLineOnly: true,
    },
    "base-url": { ...accountFlags["base-url"], describe: "The server whose pages to link to." },
  },
  examples: ["platform docs search datastore", "platform docs search socket mode --category guide"],
  notes:
    "It searches the pages that come with this version and links to them on your server: the one that you signed in to last, unless `--base-url` names another.",
  async run({ query, category, limit, "base-url": given }, io) {
    if (query.length === 0) throw new UsageError("WORD is missing.");
    if (category !== undefined && !categories.some((known) => known === category)) {
      throw new UsageError(`--category must be one of ${categories.join(", ")}, not ${category}.`);
    }
    const { searchDocumentation } = await import("@platform/server/documentation.ts");
    const { total, pages } = searchDocumentation({ query: query.join(" "), category, limit });
    const account = readAccounts(io).at(-1);
    const baseUrl = (given ?? (account ? baseUrlOf(account.api_url) : defaultBaseUrl)).replace(/\/+$/, "");
    const results = pages.map(({ path, ...page }) => ({ url: `${baseUrl}${path}`, ...page }));
    const rows = results.map(
      ({ url, title, category: kind, summary }) => `${title} (${kind})\n  ${summary}\n  ${url}\n`,
    );
    const more = total > results.length ? [`${total - results.length} more; show them with --limit.\n`] : [];
    io.print([...rows, ...more].join("\n") || `No page contains ${query.join(" ")}.\n`, {
      total_results: total,
      limit,
      results,
    });
  },
});
