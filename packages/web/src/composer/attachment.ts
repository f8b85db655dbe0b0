/** A file that goes out with the next message. */
export interface Attachment {
  readonly id: string;
  readonly file: File;
  /** As the person named it. */
  readonly name: string;
}

export function attachmentOf(file: File): Attachment {
  return { id: crypto.randomUUID(), file, name: file.name };
}

/** Without a name it is called as the file is; a name without an ending keeps the one that the file has. */
export function finalName({
  file,
  name,
}: Pick<Attachment, "name"> & { readonly file: { readonly name: string } }): string {
  const wanted = name.trim();
  if (wanted === "") return file.name;
  const ending = /\.[^.\s]{1,10}$/.exec(file.name)?.[0] ?? "";
  return /\.[^.\s]{1,10}$/.test(wanted) ? wanted : wanted + ending;
}
