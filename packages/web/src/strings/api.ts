export const apiText = {
  preferenceFailed: "Couldn’t save the preference. Try again.",
  unknownPerson: "Unknown user",
  otherRefusal: (code: string) => `The server refused this (${code}). Reload the page, then try again.`,
};
