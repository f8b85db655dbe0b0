/** What a kind of file is called, in the words of the wire. */
export interface FileType {
  readonly filetype: string;
  readonly mimetype: string;
  readonly pretty: string;
  /** How its bytes are known: by how they begin, by being text, or not at all. */
  readonly known: "by its beginning" | "as text" | "by its name";
}

const begins = ["by its beginning"] as const;
const text = ["as text"] as const;
const named = ["by its name"] as const;

/** filetype, mimetype, name for people, how it is known, endings besides the filetype itself. */
const rows: readonly (readonly [string, string, string, readonly [FileType["known"]], ...string[]])[] = [
  ["png", "image/png", "PNG", begins],
  ["jpg", "image/jpeg", "JPEG", begins, "jpeg"],
  ["gif", "image/gif", "GIF", begins],
  ["webp", "image/webp", "WebP", begins],
  ["pdf", "application/pdf", "PDF", begins],
  ["mp4", "video/mp4", "MPEG 4 Video", begins, "m4v"],
  ["mov", "video/quicktime", "QuickTime Movie", begins],
  ["webm", "video/webm", "WebM", begins],
  ["mp3", "audio/mpeg", "MP3", begins],
  ["m4a", "audio/mp4", "MPEG 4 Audio", begins],
  ["ogg", "audio/ogg", "OGG", begins, "oga"],
  ["wav", "audio/wav", "WAV", begins],
  ["gzip", "application/gzip", "Gzip", begins, "gz", "tgz"],
  ["zip", "application/zip", "Zip", begins],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Word Document", named],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "Excel Spreadsheet", named],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation", "PowerPoint", named],
  ["text", "text/plain", "Plain Text", text, "txt", "log"],
  ["markdown", "text/markdown", "Markdown", text, "md"],
  ["csv", "text/csv", "CSV", text],
  ["json", "application/json", "JSON", text],
  ["yaml", "text/plain", "YAML", text, "yml"],
  ["javascript", "text/plain", "JavaScript", text, "js", "mjs", "cjs"],
  ["typescript", "text/plain", "TypeScript", text, "ts"],
  ["python", "text/plain", "Python", text, "py"],
  ["shell", "text/plain", "Shell", text, "sh", "bash"],
  ["ruby", "text/plain", "Ruby", text, "rb"],
  ["go", "text/plain", "Go", text],
  ["rust", "text/plain", "Rust", text, "rs"],
  ["java", "text/plain", "Java", text],
  ["c", "text/plain", "C", text, "h"],
  ["cpp", "text/plain", "C++", text, "cc", "hpp"],
  ["csharp", "text/plain", "C#", text, "cs"],
  ["php", "text/plain", "PHP", text],
  ["sql", "text/plain", "SQL", text],
  ["diff", "text/plain", "Diff", text, "patch"],
  ["css", "text/css", "CSS", text],
  ["html", "text/html", "HTML", text, "htm"],
  ["xml", "application/xml", "XML", text],
  ["svg", "image/svg+xml", "SVG", text],
];

const types = new Map<string, FileType>();
const byEnding = new Map<string, FileType>();
for (const [filetype, mimetype, pretty, [known], ...endings] of rows) {
  const type = { filetype, mimetype, pretty, known };
  types.set(filetype, type);
  for (const ending of [filetype, ...endings]) byEnding.set(ending, type);
}

export const plainText: FileType = typeNamed("text");
export const unknownType: FileType = {
  filetype: "binary",
  mimetype: "application/octet-stream",
  pretty: "Binary",
  known: "by its name",
};

/** The type that a name ends in, if it ends in one that is known. */
export function typeOfName(name: string): FileType | undefined {
  return byEnding.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase());
}

/** What a snippet may be: any text that has a name here. */
export function findSnippetType(name: string): FileType | undefined {
  const type = byEnding.get(name.toLowerCase());
  return type?.known === "as text" ? type : undefined;
}

export function prettyType(filetype: string): string {
  return types.get(filetype)?.pretty ?? unknownType.pretty;
}

function typeNamed(filetype: string): FileType {
  const type = types.get(filetype);
  if (!type) throw new Error(`there is no file type ${filetype}`);
  return type;
}

/** What the first bytes say, where they say anything. */
export function typeOfBytes(head: Buffer): FileType | undefined {
  const at = (offset: number, words: string): boolean =>
    head.toString("latin1", offset, offset + words.length) === words;
  if (at(0, "\u0089PNG\r\n\u001a\n")) return typeNamed("png");
  if (at(0, "\u00ff\u00d8\u00ff")) return typeNamed("jpg");
  if (at(0, "GIF87a") || at(0, "GIF89a")) return typeNamed("gif");
  if (at(0, "RIFF") && at(8, "WEBP")) return typeNamed("webp");
  if (at(0, "RIFF") && at(8, "WAVE")) return typeNamed("wav");
  if (at(0, "%PDF-")) return typeNamed("pdf");
  if (at(4, "ftypqt")) return typeNamed("mov");
  if (at(4, "ftypM4A")) return typeNamed("m4a");
  if (at(4, "ftyp")) return typeNamed("mp4");
  if (at(0, "\u001aE\u00df\u00a3")) return typeNamed("webm");
  if (at(0, "ID3") || at(0, "\u00ff\u00fb")) return typeNamed("mp3");
  if (at(0, "OggS")) return typeNamed("ogg");
  if (at(0, "\u001f\u008b")) return typeNamed("gzip");
  return at(0, "PK\u0003\u0004") ? typeNamed("zip") : undefined;
}
