import type { Connection } from "../accounts/connect.ts";
import type { Trigger } from "./triggerText.ts";

interface Page {
  readonly triggers: readonly Trigger[];
  readonly response_metadata: { readonly next_cursor?: string };
}

/** All triggers of an app, page by page. */
export async function listAppTriggers({ ask }: Connection, appId: string, type?: string): Promise<Trigger[]> {
  const triggers: Trigger[] = [];
  let cursor: string | undefined;
  do {
    const page: Page = await ask("workflows.triggers.list", {
      app_id: appId,
      ...(type === undefined ? {} : { type }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    triggers.push(...page.triggers);
    cursor = page.response_metadata.next_cursor || undefined;
  } while (cursor !== undefined);
  return triggers;
}
