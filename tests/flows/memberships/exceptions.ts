/** Methods whose answers depend on the other membership, or name the other workspace, by their definition. */
export const exceptions: Readonly<Record<string, string>> = {};

export const exceptionFor = (method: string): string | undefined => exceptions[method];
