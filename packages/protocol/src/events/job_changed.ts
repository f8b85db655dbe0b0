import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const job_changed = defineEvent({
  type: "job_changed",
  summary: "A job of administrators was started, made progress or ended.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    job_id: Type.String(),
    kind: Type.String(),
    state: Type.Enum(["waiting", "running", "done", "stopped"]),
    total: Type.Integer(),
    done: Type.Integer(),
    failed: Type.Integer(),
    progress: Type.Optional(
      Type.Object(
        {
          step: Type.Enum(["check", "people", "conversations", "messages", "files"]),
          done: Type.Integer(),
          of: Type.Integer(),
        },
        { description: "Of the item that an import works on: bytes of messages, or objects." },
      ),
    ),
    event_ts: eventTs,
  },
  example: {
    job_id: "Jb0123456789",
    kind: "admin.conversations.bulkArchive",
    state: "running",
    total: 100,
    done: 40,
    failed: 1,
    event_ts: exampleTs,
  },
});
