/** Which element of a message or view is meant: by its `action_id`, or both ids at once. */
export type Constraint =
  | string
  | RegExp
  | readonly string[]
  | { readonly action_id?: IdRule; readonly block_id?: IdRule };

type IdRule = string | RegExp | readonly string[];

export function isMeant(
  constraint: Constraint,
  action: { readonly action_id?: string; readonly block_id?: string },
): boolean {
  if (typeof constraint === "string" || constraint instanceof RegExp || isList(constraint)) {
    return fits(constraint, action.action_id);
  }
  const { action_id, block_id } = constraint;
  if (action_id === undefined && block_id === undefined) return false;
  return (
    (action_id === undefined || fits(action_id, action.action_id)) &&
    (block_id === undefined || fits(block_id, action.block_id))
  );
}

export function fits(rule: IdRule, id: string | undefined): boolean {
  if (id === undefined) return false;
  if (typeof rule === "string") return rule === id;
  return rule instanceof RegExp ? rule.test(id) : rule.includes(id);
}

function isList(constraint: Constraint): constraint is readonly string[] {
  return Array.isArray(constraint);
}
