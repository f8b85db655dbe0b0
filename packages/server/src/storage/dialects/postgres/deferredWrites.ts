import type { DeferredForm } from "../../deferredForm.ts";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Part {
  readonly form: DeferredForm;
  readonly rows: (readonly unknown[])[];
}

/**
 * Writes of a transaction that were not sent yet. Those of one group are sent as one statement: all but the last are its
 * `with` parts. Parts of a statement do not see each other's rows, and which of them runs first is not defined. So every
 * table occurs once in a group: in an insert of one or more rows, in their order, or in one other write. A write of a
 * table that the last group has already begins the next group.
 */
export class DeferredWrites {
  #groups: Map<string, Part>[] = [];

  get isEmpty(): boolean {
    return this.#groups.length === 0;
  }

  add(form: DeferredForm, parameters: readonly unknown[]): void {
    const last = this.#groups.at(-1);
    const part = last?.get(form.table);
    if (part && part.form === form && form.manyRows !== undefined) part.rows.push(parameters);
    else if (last && !part) last.set(form.table, { form, rows: [parameters] });
    else this.#groups.push(new Map([[form.table, { form, rows: [parameters] }]]));
  }

  /** Whether a statement may read or write what is not there yet. The name may also be part of another one. */
  isNeededBy(sql: string): boolean {
    for (const group of this.#groups) for (const table of group.keys()) if (sql.includes(table)) return true;
    return false;
  }

  /** The statements that write all of it, in this order. */
  take(): Statement[] {
    const groups = this.#groups;
    this.#groups = [];
    return groups.map((group) => combine([...group.values()]));
  }

  clear(): void {
    this.#groups = [];
  }
}

function combine(parts: readonly Part[]): Statement {
  const parameters: unknown[] = [];
  const texts = parts.map(({ form, rows }) => {
    const offset = parameters.length;
    const [first = []] = rows;
    const isMany = rows.length > 1;
    for (let at = 0; at < first.length; at++) parameters.push(isMany ? rows.map((row) => row[at]) : first[at]);
    return renumbered(isMany && form.manyRows !== undefined ? form.manyRows : form.sql, offset);
  });
  const main = texts.pop() ?? "";
  const others = texts.map((text, at) => `part${at} as (${text})`);
  return { sql: others.length === 0 ? main : `with ${others.join(", ")} ${main}`, parameters };
}

function renumbered(sql: string, offset: number): string {
  return offset === 0 ? sql : sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
}
