import type { Outcome } from "@platform/protocol";
import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import type { Caller } from "../../domain/caller.ts";
import type { FileServices } from "../files/fileServices.ts";

/** Kinds of conversation that a search looks in. */
export const searchedKinds = ["public", "private", "mpim", "im"] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** A search of a tool, in the search language, with what that language cannot say. */
export interface MessageSearch {
  readonly query: string;
  readonly kinds: readonly SearchedKind[];
  /** In seconds since 1970, both included. */
  readonly afterS: number | undefined;
  readonly beforeS: number | undefined;
  readonly hasBots: boolean;
  readonly isOnlyMine: boolean;
  readonly order: "score" | "timestamp";
  readonly direction: "asc" | "desc";
  readonly limit: number;
  readonly cursor: string | undefined;
}

export type FoundMessage = MethodResult<"search.messages">["messages"]["matches"][number];

export interface FoundMessages {
  readonly ok: true;
  readonly matches: readonly FoundMessage[];
  /** Empty at the end. */
  readonly next: string;
}

export interface FoundFile {
  readonly id: string;
  readonly title: string;
  readonly mimetype: string;
  readonly user: string;
  readonly created: number;
  readonly permalink: string;
}

/** A call of a tool, as the audit log keeps it. */
export interface ToolCall {
  readonly tool: string;
  /** SHA-256: a person who has the arguments can tell that it was these. */
  readonly argsHash: string;
  readonly result: string;
}

export interface McpRequest {
  readonly token: string;
  readonly address: () => string;
  readonly client: () => string;
}

/** A client that registers by itself. */
export interface NewClient {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}

/** What `/mcp` needs from the rest. */
export interface McpServices {
  readonly baseUrl: () => string;
  readonly nowMs: () => number;
  /** Who asks, if the token is of a person and the workspace lets it in. */
  admit(request: McpRequest): Promise<Outcome<{ caller: Caller }, string>>;
  searchMessages(caller: Caller, asked: MessageSearch): Promise<Outcome<FoundMessages, "no_query" | "invalid_cursor">>;
  searchFiles(caller: Caller, asked: MessageSearch): Promise<readonly FoundFile[]>;
  readonly openFile: FileServices["openFile"];
  register(client: NewClient): Promise<Outcome<{ clientId: string }, string>>;
  /** Writes a call to the audit log. */
  noteCall(caller: Caller, request: McpRequest, call: ToolCall): Promise<void>;
}
