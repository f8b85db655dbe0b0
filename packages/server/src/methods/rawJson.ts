import type { JoinedBodies } from "../domain/messages/joinedPage.ts";

/**
 * A value that is already JSON. Messages are stored as the text they go out as; parsing a page only to print it
 * again would cost ten times as much as joining it.
 */
export class RawJson {
  readonly json: string;
  /** How long it is on the wire, where that is known: to count a page takes a twentieth of the call. */
  readonly bytes: number | undefined;
  constructor(json: string, bytes?: number) {
    this.json = json;
    this.bytes = bytes;
  }
  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}

/** Typed as the list it stands for, so that a handler's result is still checked against the definition. */
export function rawJsonList<Item>(items: readonly string[]): Item[] {
  return new RawJson(`[${items.join(",")}]`) as unknown as Item[];
}

/** The same for items that have their commas already. */
export function rawJsonPage<Item>({ json, bytes }: JoinedBodies): Item[] {
  return new RawJson(`[${json}]`, bytes === undefined ? undefined : bytes + 2) as unknown as Item[];
}

/** The same for a single value. */
export function rawJson<Value>(json: string): Value {
  return new RawJson(json) as Value;
}
