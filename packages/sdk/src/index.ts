export { type CallOptions, type Client, type ClientOptions, createClient } from "./client.ts";
export type { MethodOutcome, PagedMethod } from "./contract.ts";
export { NotAnAnswer } from "./notAnAnswer.ts";
export type { MethodCode, MethodName, MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";
