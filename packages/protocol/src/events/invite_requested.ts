import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { inviteRequestFields } from "../eventCatalog/inviteRequestFields.ts";

export const invite_requested = defineEvent({
  type: "invite_requested",
  summary: "A member asked the administrators of the workspace to invite a person.",
  scopes: ["admin.invites:read"],
  audience: ["team"],
  receivers: ["apps"],
  fields: {
    invite_request: Type.Object({
      ...inviteRequestFields,
      team: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }),
    }),
    event_ts: eventTs,
  },
  example: {
    invite_request: {
      id: "Ir0123456789",
      email: "eve@example.com",
      date_created: 1_768_467_600,
      requester_ids: ["U0123456789"],
      channel_ids: ["C0123456789"],
      invite_type: "full_member",
      real_name: "Eve",
      date_expire: 1_771_059_600,
      request_reason: "She designs the new website.",
      team: { id: "T0123456789", name: "Acme", domain: "acme" },
    },
    event_ts: exampleTs,
  },
});
