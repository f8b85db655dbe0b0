export const assistantsText = {
  newThreadFailed: (reason: string) => `Couldn’t start a thread: ${reason}`,
  newThreadWith: (name: string) => `New thread with ${name}`,
  suggestions: "Suggestions",
};
