import type { Refusal } from "@platform/protocol";
import type { MethodName, MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";
import type { Caller } from "../../domain/caller.ts";
import { type Answer, answerCall, type Call, type CallServices } from "../call.ts";
import { runAs } from "../runAs.ts";
import type { FileServices } from "../files/fileServices.ts";
import { newSalt } from "../../ports/ports.ts";
import { type Frame, openFrame } from "./frame.ts";
import type { FoundFile, FoundMessages, McpServices, MessageSearch } from "./mcpServices.ts";

export type MethodAnswer<Name extends MethodName> = MethodResult<Name> | RefusedCall;

/** A refusal of a method; of a rate limit with the seconds after which to call again. */
export type RefusedCall = Refusal<string> & { readonly retryAfterS?: number };

/** One request of a client: who asks, and where from. */
export interface McpCaller {
  readonly caller: Caller;
  readonly token: string;
  readonly requestId: string;
  readonly address: () => string;
  readonly client: () => string;
}

/** What tools are given. They reach everything through methods, so that the rules of methods hold for them. */
export interface ToolHost extends McpCaller {
  readonly baseUrl: string;
  readonly nowMs: number;
  readonly frame: Frame;
  /** Calls a method with the client's token: its scopes, its rate limit and its audit entries hold. */
  call<Name extends MethodName>(name: Name, params: MethodParams<Name>): Promise<MethodAnswer<Name>>;
  /**
   * Calls a method as this server's own client does, for what no method tells a token, such as the names of authors. Access
   * is checked, rates are not counted. A tool whose own scope stands for others says which.
   */
  asClient<Name extends MethodName>(
    name: Name,
    params: MethodParams<Name>,
    standingFor?: readonly string[],
  ): Promise<MethodAnswer<Name>>;
  searchMessages(asked: MessageSearch): Promise<FoundMessages | Refusal<string>>;
  searchFiles(asked: MessageSearch): Promise<readonly FoundFile[]>;
  openFile(fileId: string): ReturnType<FileServices["openFile"]>;
}

export interface ToolHostOptions {
  readonly callServices: CallServices;
  readonly services: McpServices;
  /** Counts and logs a call like one that came by itself. */
  readonly observe: (call: Call, answer: Answer, durationMs: number) => void;
}

export function openToolHost({ callServices, services, observe }: ToolHostOptions, from: McpCaller): ToolHost {
  const { caller, token, requestId, address, client } = from;
  return {
    ...from,
    baseUrl: services.baseUrl(),
    nowMs: services.nowMs(),
    frame: openFrame(newSalt().toString("hex")),
    async call(name, params) {
      const started = performance.now();
      const call: Call = {
        method: name,
        query: "",
        contentType: "application/json; charset=utf-8",
        body: Buffer.from(JSON.stringify(params)),
        authorization: `Bearer ${token}`,
        requestId,
        address,
        client,
      };
      const answer = await answerCall(callServices, call);
      observe(call, answer, performance.now() - started);
      const body = JSON.parse(answer.text) as MethodAnswer<typeof name>;
      return body.ok ? body : { ...body, ...retryOf(answer) };
    },
    async asClient(name, params, standingFor = []) {
      const acting = { ...caller, scopes: [...caller.scopes, ...standingFor] };
      const body = await runAs(callServices, acting, name, params, requestId);
      return body as unknown as MethodAnswer<typeof name>;
    },
    searchMessages: (asked) => services.searchMessages(caller, asked),
    searchFiles: (asked) => services.searchFiles(caller, asked),
    openFile: (fileId) =>
      services.openFile({ teamId: caller.teamId, fileId, bearer: token, session: undefined, address, client }),
  };
}

function retryOf({ headers }: Answer): { readonly retryAfterS?: number } {
  const seconds = headers["retry-after"];
  return seconds === undefined ? {} : { retryAfterS: Number(seconds) };
}
