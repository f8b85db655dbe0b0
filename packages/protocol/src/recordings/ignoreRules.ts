/** Whether a field of a step counts; without a field, whether the step does. */
export type IsIgnored = (step: string, path?: string) => boolean;

/**
 * Rules are the name of a field (`text`), its path (`attachments.text`), or either behind the name of a step
 * (`chat.postMessage:text`, `users.*:*`).
 *
 * @example
 * ignoreRules(["chat.*:blocks"])("chat.update", "blocks.0.text") // true
 */
export function ignoreRules(rules: readonly string[]): IsIgnored {
  const parsed = rules.map((rule) => {
    const at = rule.indexOf(":");
    return at < 0 ? { step: "*", field: rule } : { step: rule.slice(0, at), field: rule.slice(at + 1) };
  });
  return (step, path) =>
    parsed.some((rule) => {
      if (!matches(step, rule.step)) return false;
      if (rule.field === "*") return true;
      return path !== undefined && isWithin(path, rule.field);
    });
}

function matches(name: string, wanted: string): boolean {
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

/** `text` is any field of that name, `attachments.text` a field in attachments; positions in lists do not count. */
function isWithin(path: string, field: string): boolean {
  const parts = path.split(".").filter((part) => !/^\d+$/.test(part));
  return `.${parts.join(".")}.`.includes(`.${field}.`);
}
