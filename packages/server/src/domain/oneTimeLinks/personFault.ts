import { isLongerThan, isShorterThan, limits } from "@platform/protocol";

export type PersonCode = "name_missing" | "email_wrong" | "password_too_short" | "password_too_long";

export function isEmail(text: string): boolean {
  return /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(text);
}

/** What is wrong with the name, the address or the password that a new person chose. */
export function personFault(form: {
  readonly realName: string;
  readonly email: string;
  readonly password: string;
}): PersonCode | undefined {
  if (form.realName.trim() === "") return "name_missing";
  if (!isEmail(form.email.trim())) return "email_wrong";
  return passwordFault(form.password);
}

export function passwordFault(password: string): "password_too_short" | "password_too_long" | undefined {
  if (isShorterThan(password, limits.password_chars_min)) return "password_too_short";
  return isLongerThan(password, limits.password_chars_max) ? "password_too_long" : undefined;
}
