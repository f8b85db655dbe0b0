import { importsText } from "../../../strings/imports.ts";
import { locale } from "../../../strings/locale.ts";
import { DataTable } from "../../parts/DataTable.tsx";
import { Section } from "../../parts/Section.tsx";
import type { ImportReport as Report } from "./job.ts";

/** What an export has, and what of it could not be kept. */
export function ImportReport({ report }: { readonly report: Report }) {
  const { counts, losses, failed_downloads: failed, first_ts: first, last_ts: last } = report;
  // In the order of the words, which is the order in which they are read.
  const counted = Object.entries(importsText.countWords).flatMap(([what, words]) => {
    const count = counts[what];
    return count === undefined ? [] : [{ what, words, count }];
  });
  const span = first !== undefined && last !== undefined ? importsText.span(dayOf(first), dayOf(last)) : undefined;
  return (
    <>
      <Section title={importsText.counts} about={span}>
        <DataTable
          label={importsText.countsTable}
          rows={counted}
          keyOf={({ what }) => what}
          empty={null}
          columns={[
            { head: importsText.what, cell: ({ words }) => words },
            { head: importsText.count, isNumber: true, cell: ({ count }) => count.toLocaleString(locale) },
          ]}
        />
      </Section>
      {losses.length > 0 && (
        <Section title={importsText.losses}>
          <DataTable
            label={importsText.lossesTable}
            rows={losses}
            keyOf={({ what }) => what}
            empty={null}
            columns={[
              { head: importsText.what, cell: ({ what }) => importsText.lossWords[what] ?? what },
              { head: importsText.count, isNumber: true, cell: ({ count }) => count.toLocaleString(locale) },
              { head: importsText.examples, cell: ({ examples }) => examples.join(", ") },
            ]}
          />
        </Section>
      )}
      {failed.length > 0 && (
        <Section title={importsText.failedDownloads} about={importsText.failedDownloadsAbout}>
          <DataTable
            label={importsText.failedTable}
            rows={failed}
            keyOf={({ id }) => id}
            empty={null}
            columns={[
              { head: importsText.file, cell: ({ name, id }) => name || id },
              { head: importsText.reason, cell: ({ error }) => error },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Exports are cut by days of another zone; the day of the reader is near enough. */
function dayOf(ts: string): string {
  return new Date(Number(ts) * 1000).toLocaleDateString(locale, { dateStyle: "medium" });
}
