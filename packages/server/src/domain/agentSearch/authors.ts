import { slackbotId } from "@platform/protocol";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import type { MessageBody } from "../messages/message.ts";

export interface Author {
  readonly userId: string;
  /** As people see it: an app may have chosen one for a single message. */
  readonly name: string;
  readonly isBot: boolean;
}

/** Looks each author up once. */
export function createAuthors({ db, caller }: ReadContext) {
  const known = new Map<string, Promise<Author>>();

  async function read(userId: string): Promise<Author> {
    if (userId === slackbotId) return { userId, name: "Slackbot", isBot: true };
    const user = (await selectUser(db, caller.teamId, userId)) ?? (await selectUserAtHome(db, userId));
    const name = user?.display_name || user?.real_name || user?.name || "";
    return { userId, name, isBot: user !== undefined && user.bot_id !== null };
  }

  function byId(userId: string): Promise<Author> {
    const author = known.get(userId) ?? read(userId);
    known.set(userId, author);
    return author;
  }

  return {
    byId,
    async of(body: MessageBody): Promise<Author> {
      const author = await byId(body.user ?? "");
      const username = typeof body["username"] === "string" ? body["username"] : "";
      return { ...author, name: username || author.name, isBot: author.isBot || body.bot_id !== undefined };
    },
  };
}

export type Authors = ReturnType<typeof createAuthors>;
