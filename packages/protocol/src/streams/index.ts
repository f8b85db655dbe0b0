export * from "./blocks.ts";
export * from "./chunk.ts";
export * from "./state.ts";
