import { type Refusal, refuse } from "@platform/protocol";

export type RegistrationCode = "registration_failed";

/** Why the platform could not register with a server: one code for people, and a sentence for the author of the app. */
export function registrationFault(sentence: string): Refusal<RegistrationCode> {
  return refuse("registration_failed", sentence);
}
