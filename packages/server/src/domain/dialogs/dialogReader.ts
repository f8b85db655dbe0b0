import { isLongerThan } from "@platform/protocol";
import { isFields } from "../interactions/act.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of one object of a dialog and collects what is wrong, in the words that Slack uses. */
export class DialogReader {
  readonly #fields: Fields;
  readonly #faults: string[];
  /** The position of the element; undefined for the dialog itself. */
  readonly #at: number | undefined;

  constructor(fields: Fields, faults: string[], at?: number) {
    this.#fields = fields;
    this.#faults = faults;
    this.#at = at;
  }

  fault(sentence: string): void {
    this.#faults.push(this.#at === undefined ? `The ${sentence}` : `Element ${this.#at} ${sentence}`);
  }

  required(name: string, max: number): string {
    const value = this.optional(name, max);
    if (value === undefined) this.missing(name);
    return value ?? "";
  }

  missing(name: string): void {
    const isElement = this.#at !== undefined;
    this.#faults.push(
      isElement ? `Element ${this.#at} is missing required field \`${name}\`` : `The field \`${name}\` is required`,
    );
  }

  /** Numbers count as their text: apps send values of menus and inputs as either. An empty text counts as absent. */
  optional(name: string, max: number): string | undefined {
    const raw = this.#fields[name];
    if (raw === undefined || raw === "") return undefined;
    if (typeof raw !== "string" && typeof raw !== "number") {
      this.fault(`field \`${name}\` must be a string`);
      return undefined;
    }
    const value = String(raw);
    if (isLongerThan(value, max)) this.fault(`field \`${name}\` cannot be longer than ${max} characters`);
    return value;
  }

  integer(name: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
    const raw = this.#fields[name];
    if (raw === undefined) return undefined;
    const value = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw;
    if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    this.fault(`field \`${name}\` must be an integer from ${min} to ${max}`);
    return undefined;
  }

  flag(name: string): boolean {
    const raw = this.#fields[name];
    return raw === true || raw === 1 || raw === "true" || raw === "1";
  }

  /** Objects of a list; undefined if there is no list. */
  list(name: string, max: number): readonly Fields[] | undefined {
    const raw = this.#fields[name];
    if (raw === undefined) return undefined;
    if (!Array.isArray(raw) || !raw.every(isFields)) {
      this.fault(`field \`${name}\` must be a list of objects`);
      return undefined;
    }
    if (raw.length > max) this.fault(`field \`${name}\` cannot have more than ${max} items`);
    return raw.slice(0, max);
  }

  choice<const Choice extends string>(name: string, of: readonly Choice[]): Choice | undefined {
    const raw = this.#fields[name];
    const known = of.find((one) => one === raw);
    if (known === undefined && raw !== undefined) this.fault(`field \`${name}\` must be one of ${of.join(", ")}`);
    return known;
  }
}
