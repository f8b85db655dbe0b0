import { limits } from "@platform/protocol";
import { makeTable, richText } from "./lists.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface TriedCell {
  readonly list_id: string;
  readonly cell: Readonly<Record<string, unknown>>;
}

type Try = (bob: Actor, tried: TriedCell) => Promise<string>;

/** For `refuses`: how each code about a cell comes about, for a method that writes cells. */
export function refusedCells(
  method: string,
  attempt: Try,
): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  const refusal =
    (key: string, ...values: readonly object[]) =>
    async ({ bob }: Workspace): Promise<string> => {
      const { list_id, column } = await makeTable(bob);
      const codes = new Set<string>();
      for (const value of values)
        codes.add(await attempt(bob, { list_id, cell: { column_id: column(key), ...value } }));
      return codes.size === 1 ? String([...codes][0]) : `${method} answered ${[...codes].join(", ")}`;
    };
  const link = (original_url: unknown) => ({ link: [{ original_url }] });
  const addresses = Array.from({ length: limits.list_cell_values_max + 1 }, (_, at) => `a${at}@example.com`);
  return {
    uneditable_column: refusal("created_by", { user: ["U0123456789"] }),
    invalid_input_type: refusal("text", { text: "Ada" }, { rich_text: "Ada" }, { number: [1] }, {}),
    over_cell_fields_limit: async (world) => {
      const single = await refusal("select", { select: ["new", "hired"] })(world);
      const many = await refusal("email", { email: addresses })(world);
      return single === many ? single : `${single}, ${many}`;
    },
    invalid_text_block: refusal(
      "text",
      { rich_text: [{ type: "divider" }] },
      { rich_text: ["Ada"] },
      { rich_text: richText("x".repeat(limits.list_text_chars_max)) },
    ),
    invalid_option_id: refusal("select", { select: ["gone"] }, { select: [1] }),
    invalid_date: refusal("date", { date: ["2026-02-30"] }, { date: ["today"] }, { date: [1] }),
    invalid_email: refusal("email", { email: ["nobody"] }, { email: [1] }),
    invalid_phone_number: refusal("phone", { phone: ["call me"] }, { phone: ["+"] }),
    invalid_link: refusal("link", link("no address"), link("javascript:alert(1)"), link(undefined), { link: ["a"] }),
    invalid_message: refusal("message", { message: ["https://example.com/"] }, { message: [1] }),
    invalid_attachment: refusal("attachment", { attachment: [1] }),
    invalid_vote_value: refusal("vote", { vote: ["U0123456789"] }),
    user_not_found: refusal("user", { user: ["U00NOBODY00"] }),
    channel_not_found: refusal("channel", { channel: ["C00NOWHERE0"] }),
    file_not_found: refusal("attachment", { attachment: ["F00NOWHERE0"] }),
  };
}
