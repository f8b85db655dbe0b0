import { cutCharacters, isUserId, slackbotId } from "@platform/protocol";
import type { JsonObject } from "./archive/jsonItems.ts";

/** The text of a field, as databases take it: without NUL and halves of characters. Empty when there is none. */
export function textOf(object: JsonObject | undefined, name: string, charsMax?: number): string {
  const value = object?.[name];
  if (typeof value !== "string") return "";
  const text = value.replaceAll("\0", "").toWellFormed();
  return charsMax === undefined ? text : cutCharacters(text, charsMax);
}

/** A number, which old exports write as text; undefined when there is none. */
export function numberOf(object: JsonObject | undefined, name: string): number | undefined {
  const value = object?.[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** Seconds of a field as milliseconds; undefined for what is no time. */
export function timeOf(object: JsonObject | undefined, name: string): number | undefined {
  const seconds = numberOf(object, name);
  return seconds !== undefined && seconds > 0 && seconds < 1e11 ? Math.floor(seconds * 1000) : undefined;
}

export function objectOf(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isObject(value) ? value : undefined;
}

export function objectsOf(object: JsonObject | undefined, name: string): JsonObject[] {
  const value = object?.[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsOf(object: JsonObject | undefined, name: string): string[] {
  const value = object?.[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a defect of Slack wrote as the author of some messages. */
const brokenId = "U00";

/** Whether an id is of an account that the store has a row for. */
export function isAccount(id: string): boolean {
  return isUserId(id) && id !== slackbotId && id !== brokenId;
}
