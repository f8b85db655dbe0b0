import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listSaved, type SavedItem } from "../../domain/saved/listSaved.ts";
import type { LinkBase } from "../../present/messageItem.ts";
import { pageSchema } from "../../present/page.ts";
import { presentReminder, reminderSchema } from "../../present/reminder.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, optional, text } from "../params.ts";
import { savedStates } from "../savedParams.ts";
import { presentStarItem, starItemSchema } from "../starItem.ts";

const seconds = (ms: number): number => Math.floor(ms / 1000);

export const clientSavedList = defineMethod({
  name: "client.saved.list",
  summary: "Lists the messages and files that the caller saved for later, and reminders.",
  http: "GET",
  tokens: ["user"],
  scopes: ["stars:read"],
  rate: 3,
  forPeople: true,
  params: {
    state: defaulted(choice({ describe: "Which of them.", of: savedStates }), "in_progress"),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on a page.", min: 1, max: limits.page_max }),
      limits.saved_page_default,
    ),
  },
  result: {
    items: Type.Array(
      Type.Object({
        ...starItemSchema.properties,
        type: Type.Enum(["message", "file", "missing"], {
          description: "`missing` for a deleted or hidden one with an open reminder.",
        }),
        date_due: Type.Integer({ description: "When the caller wants to be reminded of it; 0 for never." }),
        reminder: Type.Optional(Type.String({ description: "The id of the reminder." })),
      }),
    ),
    reminders: Type.Array(reminderSchema, {
      description: "Reminders about nothing that is saved. Only with the first page.",
    }),
    response_metadata: pageSchema,
  },
  errors: { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  notes:
    "A method of this server's own, for clients. Saved items are the caller's starred messages and files. The last changed comes first; an item whose reminder becomes due moves to the top.",
  examples: [{ title: "To do", params: { state: "in_progress" } }],
  async handler(ctx, { state, cursor, limit }) {
    const listed = await listSaved(ctx, { state, cursor, limit });
    if (!listed.ok) return listed;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    return succeed({
      items: listed.items.map((saved) => presentSaved(saved, base)),
      reminders: listed.reminders.map(presentReminder),
      response_metadata: { next_cursor: listed.next },
    });
  },
});

function presentSaved({ item, savedMs, reminder }: SavedItem, base: LinkBase) {
  const { type, ...starred } = item ? presentStarItem(item, base) : { type: "missing" as const };
  const kind = type === "message" || type === "file" ? type : ("missing" as const);
  return {
    ...starred,
    type: kind,
    date_create: seconds(savedMs),
    date_due: reminder ? seconds(reminder.dueMs) : 0,
    ...(reminder && { reminder: reminder.id }),
  };
}
