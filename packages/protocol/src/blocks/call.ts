import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

/** A person in a call: of this workspace, of the calling service, or both. */
const participant = Type.Object({
  slack_id: Type.Optional(Type.String()),
  external_id: Type.Optional(Type.String()),
  display_name: Type.Optional(Type.String()),
  avatar_url: Type.Optional(Type.String()),
});

/** What the server adds. Apps that send a block back as they read it send this, too, and it is replaced. */
const shownCall = Type.Object({
  v1: Type.Object({
    id: Type.String(),
    name: Type.String(),
    date_start: Type.Integer(),
    date_end: Type.Integer(),
    display_id: Type.String(),
    join_url: Type.String(),
    has_ended: Type.Boolean(),
    active_participants: Type.Array(participant),
    all_participants: Type.Array(participant),
  }),
  media_backend_type: Type.String(),
});

export const call = defineBlock({
  type: "call",
  summary: "A call of the app, with who is in it and how to join.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    call_id: Type.String({ minLength: 1, maxLength: limits.call_name_chars_max }),
    api_decoration_available: Type.Optional(Type.Boolean()),
    call: Type.Optional(shownCall),
  },
  textOf: ({ call: shown }) => shown?.v1.name ?? "",
  example: { type: "call", call_id: "R0123456789" },
});

export type CallBlock = Static<typeof call.schema>;
export type CallParticipant = Static<typeof participant>;
