export * from "./errors.ts";
export * from "./ids.ts";
export * from "./limits.ts";
export * from "./outcome.ts";
export * from "./restrictedSubjects.ts";
export * from "./scopes.ts";
export * from "./streams/index.ts";
export * from "./ts.ts";
