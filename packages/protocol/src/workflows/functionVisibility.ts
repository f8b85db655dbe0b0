/** Which workflows an administrator lets use a function. */
export const functionVisibilities = ["everyone", "app_collaborators", "named_entities", "no_one"] as const;
export type FunctionVisibility = (typeof functionVisibilities)[number];
