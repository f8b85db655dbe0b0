/** The fields that answers and payloads had: for each name, every path to an object with the keys seen there. */
export class SeenFields {
  readonly #seen = new Map<string, Set<string>>();

  record(name: string, value: object): void {
    let fields = this.#seen.get(name);
    if (!fields) this.#seen.set(name, (fields = new Set()));
    collect(value, "", fields);
  }

  has(name: string, path: string, key: string): boolean {
    return this.#seen.get(name)?.has(path === "" ? key : `${path}.${key}`) ?? false;
  }

  knows(name: string): boolean {
    return this.#seen.has(name);
  }
}

/** Channels in a list of shares are keys as well, so each of those objects counts under `*`, too. */
const keyedById = /(?:^|\.)shares\.(?:public|private)$/;

function collect(value: object, path: string, fields: Set<string>): void {
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const place = path === "" ? key : `${path}.${key}`;
    fields.add(place);
    collectAt(inner, place, fields);
    if (keyedById.test(path)) collectAt(inner, `${path}.*`, fields);
  }
}

function collectAt(value: unknown, place: string, fields: Set<string>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collectAt(item, `${place}[]`, fields);
  else if (typeof value === "object" && value !== null) collect(value, place, fields);
}
