import { mapBlocks, walkBlocks } from "@platform/protocol/blockkit/walkBlocks.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Every block of a message: its own, those of its attachments, and those inside of others. */
export function blocksIn({ blocks, attachments }: Fields): Fields[] {
  const attached = Array.isArray(attachments) ? (attachments as Fields[]).map((one) => one["blocks"]) : [];
  const lists = [blocks, ...attached].flatMap((list) => (Array.isArray(list) ? [list as unknown[]] : []));
  return lists.flatMap((list) => [...walkBlocks(list)].map(({ block }) => block));
}

/** The message with each of these blocks replaced. */
export function mapBlocksIn<Message extends Fields>(message: Message, change: (block: Fields) => Fields): Message {
  const replace = (list: unknown) => (Array.isArray(list) ? mapBlocks(list as Fields[], change) : list);
  const { blocks, attachments } = message;
  return {
    ...message,
    ...(blocks !== undefined && { blocks: replace(blocks) }),
    ...(Array.isArray(attachments) && {
      attachments: (attachments as Fields[]).map((one) =>
        one["blocks"] === undefined ? one : { ...one, blocks: replace(one["blocks"]) },
      ),
    }),
  };
}
