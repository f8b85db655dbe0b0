import { newId } from "./idTokens.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The names of what was created during a recording: messages, views, files. */
export interface CreatedNames {
  /** Another action begins: names of what is created from now on have its number. */
  nextAction(): void;
  /** Names what an answer says was created, and returns the new names. */
  learn(answer: unknown, isKnown: (id: string) => boolean): string[];
  /** Names a message that was there before. */
  addEarlier(channelId: string, ts: string): string;
  messageName(channelId: string | undefined, ts: string): string | undefined;
  nameOf(id: string): string | undefined;
  /** What has the name in this run. */
  find(name: string): Created | undefined;
  /** The place of a block, where the server made up its id. */
  blockName(of: string, blockId: string): string | undefined;
  blockId(of: string, index: number): string | undefined;
}

export type Created =
  | { readonly kind: "message"; readonly channelId: string; readonly ts: string }
  | { readonly kind: "id"; readonly id: string };

const kinds: Readonly<Record<string, string>> = { V: "view", F: "file", Ft: "trigger", Q: "scheduled", Wx: "run" };

export function createCreatedNames(): CreatedNames {
  const byMessage = new Map<string, string>();
  const byTs = new Map<string, string>();
  const byId = new Map<string, string>();
  const created = new Map<string, Created>();
  const blocks = new Map<string, readonly string[]>();
  const counts = new Map<string, number>();
  let action = 0;
  let earlier = 0;

  function nextName(kind: string): string {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `{{${kind}:${action}.${count}}}`;
  }

  function addMessage(channelId: string, ts: string, name: string): string {
    byMessage.set(`${channelId} ${ts}`, name);
    byTs.set(ts, name);
    created.set(name, { kind: "message", channelId, ts });
    return name;
  }

  function learnBlocks(key: string, list: unknown): void {
    if (Array.isArray(list)) blocks.set(key, blockIdsOf(list as Fields[]));
  }

  function learnMessage(answer: Fields): string[] {
    const { channel, ts, message_ts: ephemeralTs, message } = answer;
    const at = ts ?? ephemeralTs;
    if (typeof channel !== "string" || typeof at !== "string") return [];
    learnBlocks(`${channel} ${at}`, fieldsOf(message)["blocks"]);
    return byMessage.has(`${channel} ${at}`) ? [] : [addMessage(channel, at, nextName("message"))];
  }

  function learnIds(answer: Fields, isKnown: (id: string) => boolean): string[] {
    const found = Object.values(answer).flatMap((value) => {
      const list = Array.isArray(value) ? (value as unknown[]) : [value];
      return list.map((one) => (typeof one === "string" ? one : fieldsOf(one)["id"]));
    });
    const ids = found.filter((id): id is string => typeof id === "string" && newId.test(id));
    return [...new Set(ids)]
      .filter((id) => !byId.has(id) && !isKnown(id))
      .map((id) => {
        const [, prefix = ""] = /^([A-Z][a-z]*)/.exec(id) ?? [];
        const name = nextName(kinds[prefix] ?? "id");
        byId.set(id, name);
        created.set(name, { kind: "id", id });
        return name;
      });
  }

  return {
    nextAction() {
      action++;
      counts.clear();
    },
    learn(answer, isKnown) {
      const fields = fieldsOf(answer);
      const { view } = fields;
      if (typeof fieldsOf(view)["id"] === "string") learnBlocks(String(fieldsOf(view)["id"]), fieldsOf(view)["blocks"]);
      return [...learnMessage(fields), ...learnIds(fields, isKnown)];
    },
    addEarlier: (channelId, ts) => addMessage(channelId, ts, `{{earlier:${++earlier}}}`),
    messageName: (channelId, ts) =>
      channelId === undefined ? byTs.get(ts) : (byMessage.get(`${channelId} ${ts}`) ?? byTs.get(ts)),
    nameOf: (id) => byId.get(id),
    find: (name) => created.get(name),
    blockName(of, blockId) {
      const at = blocks.get(of)?.indexOf(blockId) ?? -1;
      return at < 0 ? undefined : `{{block:${at}}}`;
    },
    blockId: (of, index) => blocks.get(of)?.[index],
  };
}

function blockIdsOf(blocks: readonly { readonly block_id?: string }[]): string[] {
  return blocks.map(({ block_id: id = "" }) => id);
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
