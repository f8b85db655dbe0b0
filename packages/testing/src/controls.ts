import type { DevDescription } from "@platform/server";

/** How a test reaches the controls of its platform; a refusal is thrown, because a test wants to know at once. */
export type Controls = (name: string, args?: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>;

/** For the assertions, which are functions of a platform. */
export const controlsOfPlatforms = new WeakMap<object, Controls>();

interface ControlAnswer extends Record<string, unknown> {
  readonly ok: boolean;
  readonly error?: string;
  readonly response_metadata?: { readonly messages: readonly string[] };
}

export function controlsOf({ base_url, control_token }: DevDescription): Controls {
  return async (name, args = {}) => {
    const response = await fetch(`${base_url}/control/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${control_token}`, "content-type": "application/json" },
      body: JSON.stringify(args),
    });
    const answer = (await response.json()) as ControlAnswer;
    if (answer.ok) return answer;
    const reason = answer.response_metadata?.messages.join(" ").replaceAll("[ERROR] ", "") ?? "";
    throw new Error(`${name}: ${answer.error} ${reason}`.trimEnd());
  };
}
