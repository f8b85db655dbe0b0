import { limits } from "@platform/protocol";

/** Whether an answer is made of more values than are carried on, however short it is. */
export function isTooMuch(answer: object): boolean {
  const unseen: object[] = [answer];
  let values = 0;
  for (let next = unseen.pop(); next; next = unseen.pop()) {
    const inside = Object.values(next) as unknown[];
    values += inside.length;
    if (values > limits.hosted_answer_values_max) return true;
    for (const value of inside) if (typeof value === "object" && value !== null) unseen.push(value);
  }
  return false;
}
