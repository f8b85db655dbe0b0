import { readStatement, writeStatement } from "../statement.ts";

/** When a person last notified others in spite of their do not disturb. */
export const selectOverrides = readStatement<[userId: string, sinceMs: number], { receiver_id: string }>(
  "select receiver_id from dnd_overrides where user_id = $1 and at_ms > $2",
);

export const upsertOverride = writeStatement<[userId: string, receiverId: string, atMs: number]>(
  `insert into dnd_overrides (user_id, receiver_id, at_ms) values ($1, $2, $3)
    on conflict (user_id, receiver_id) do update set at_ms = $3`,
);
