import type { FileDoc } from "../../storage/queries/indexedFiles.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { FileDetails } from "../files/inspectFile.ts";
import { wordsOf } from "./words.ts";

/** Kinds of office documents by their file types: people look for a spreadsheet, not for an xlsx. */
const officeGroups: Readonly<Record<string, readonly string[]>> = {
  document: ["doc", "docx", "odt", "rtf", "gdoc", "pages"],
  spreadsheet: ["xls", "xlsx", "ods", "csv", "gsheet", "numbers"],
  presentation: ["ppt", "pptx", "odp", "gpres", "keynote"],
};

/** The file as the index stores it: what its name, title, description and preview say. */
export function fileDoc(file: FileRow): FileDoc {
  const { preview = "" } = JSON.parse(file.details) as FileDetails;
  const texts = file.title === file.name ? [file.title] : [file.title, file.name];
  const words = [...texts, file.alt_text, preview].flatMap((text) => wordsOf(text).map(({ word }) => word));
  const groups = Object.entries(officeGroups).flatMap(([group, types]) =>
    types.includes(file.filetype) ? [group] : [],
  );
  return {
    file,
    words,
    types: [file.filetype, file.kind, file.mimetype.split("/")[0] ?? "", ...groups].filter(Boolean),
  };
}

/** The types that `type:pdf,images` names; of each word also the singular, because groups are stored so. */
export function namedFileTypes(value: string): string[] {
  const names = value
    .toLowerCase()
    .split(",")
    .filter((name) => /^[a-z0-9]+$/.test(name));
  return [...new Set(names.flatMap((name) => [name, name.replace(/s$/, ""), name.replace(/es$/, "")]))];
}
