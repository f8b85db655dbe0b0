import { atHome } from "./ownToken.ts";
import type { Workspace } from "./workspace.ts";

/** The blocks of a draft with this text. */
export function draftBlocks(text: string) {
  return [{ type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] }];
}

/** The texts of a person's drafts, the latest first; copies in brackets. */
export async function draftTexts(world: Workspace, person: Workspace["bob"]): Promise<string[]> {
  const { drafts } = await (await atHome(world, person)).does("client.drafts.list", {});
  return drafts.map(({ blocks, is_copy: isCopy }) => {
    const [, text = ""] = /"text":"([^"]*)"/.exec(JSON.stringify(blocks)) ?? [];
    return isCopy ? `(${text})` : text;
  });
}
