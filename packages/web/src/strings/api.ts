export const apiText = {
  preferenceFailed: "Couldn’t save the preference. Try again.",
  unknownPerson: "Unknown user",
};
