import type { claimsText as english } from "../claims.ts";

export const claimsText: typeof english = {
  create: "Link zum Konto erstellen",
  createFor: (name: string) => `Link zum Konto von ${name} erstellen`,
  created: (name: string) => `${name} kann sich mit dem Link anmelden.`,
  link: "Link zum Konto",
  hint: (name: string) =>
    `Nur für ${name} und nur einmal innerhalb eines Tages verwendbar. Er wird nicht noch einmal angezeigt.`,
  copy: "Link zum Konto kopieren",
};
