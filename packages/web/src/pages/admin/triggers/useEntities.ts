import { slackbotId } from "@platform/protocol/ids.ts";
import { useCall } from "../../../api/useCall.ts";
import { useSession } from "../../parts/useSession.ts";
import { triggersText } from "../../../strings/triggers.ts";

export type EntityKind = "people" | "channels" | "workspace";

export interface Entity {
  readonly id: string;
  /** With the mark that tells what it is. */
  readonly name: string;
}

/** Everybody and everything that can be named, by kind. */
export function useEntities(kinds: readonly EntityKind[], teamId: string): readonly Entity[] {
  const people = useCall("users.list", { limit: 1_000 }, { enabled: kinds.includes("people") });
  const channels = useCall(
    "conversations.list",
    { types: ["public_channel", "private_channel"], limit: 1_000 },
    { enabled: kinds.includes("channels") },
  );
  const session = useSession();
  const workspace = { id: teamId, name: triggersText.everyoneIn(session.data?.team.name ?? triggersText.theWorkspace) };
  return [
    ...(kinds.includes("workspace") ? [workspace] : []),
    // What another page has loaded is there even when it is not asked for.
    ...(kinds.includes("people") ? (people.data?.members ?? []) : [])
      .filter((member) => !member.is_bot && !member.deleted && member.id !== slackbotId)
      .map(({ id, name, real_name: realName }) => ({ id, name: `@${name} (${realName})` })),
    ...(kinds.includes("channels") ? (channels.data?.channels ?? []) : []).map(({ id, name = "" }) => ({
      id,
      name: `#${name}`,
    })),
  ];
}
