import type { Platform } from "@platform/server";

/** How a test reaches the controls of its platform; a refusal is thrown, because a test wants to know at once. */
export type Controls = (name: string, args?: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>;

export function controlsOf(platform: Platform): Controls {
  return async (name, args = {}) => {
    const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
    const answer = await platform.control(name, given);
    if (answer?.ok) return { ...answer };
    const reason = answer?.response_metadata?.messages.join(" ").replaceAll("[ERROR] ", "") ?? "";
    throw new Error(`${name}: ${answer?.error ?? "there is no such control"} ${reason}`.trimEnd());
  };
}
