export * from "./interface.ts";
export * from "./names.ts";
export * from "./outputs.ts";
export * from "./protocols.ts";
export type { HookFault } from "./shape.ts";
