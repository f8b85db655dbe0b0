const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** The text of a message as one would read it aloud: mentions by name, links by their words, no markup. */
export function plainText(text: string, nameOf: (userId: string) => string | undefined): string {
  return text
    .replace(/<([^<>]+)>/g, (_, inner: string) => {
      const [target = "", label] = inner.split("|", 2);
      if (target.startsWith("@")) return `@${nameOf(target.slice(1)) ?? label ?? target.slice(1)}`;
      if (target.startsWith("#")) return `#${label ?? target.slice(1)}`;
      if (target.startsWith("!")) return label ?? `@${target.slice(1)}`;
      return label ?? target;
    })
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
