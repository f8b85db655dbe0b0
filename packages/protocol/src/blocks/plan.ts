import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { planTask, task_card } from "./task_card.ts";

export const plan = defineBlock({
  type: "plan",
  summary: "Steps that belong together; one in a message.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    title: Type.String({ minLength: 1, maxLength: limits.text_object_chars_max }),
    tasks: Type.Optional(Type.Array(planTask, { maxItems: limits.plan_tasks_max })),
  },
  rules({ tasks = [] }, tell) {
    const known = new Set<string>();
    for (const [at, { task_id: id }] of tasks.entries()) {
      if (known.has(id)) tell(`\`task_id\` "${id}" already exists`, "tasks", at, "task_id");
      known.add(id);
    }
  },
  textOf: ({ title, tasks = [] }) =>
    [title, ...tasks.map((task) => task_card.textOf({ ...task, type: "task_card" }))].join("\n"),
  example: {
    type: "plan",
    title: "Find an answer",
    tasks: [
      { type: "task_card", task_id: "search", title: "Search the archive", status: "complete" },
      { type: "task_card", task_id: "write", title: "Write it down", status: "in_progress" },
    ],
  },
});

export type Plan = Static<typeof plan.schema>;
