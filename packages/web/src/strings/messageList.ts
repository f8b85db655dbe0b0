const names = (first: string, others: number) =>
  others === 0 ? first : `${first} and ${others} ${others === 1 ? "other" : "others"}`;

export const messageListText = {
  joined: (first: string, others: number) => `${names(first, others)} joined`,
  left: (first: string, others: number) => `${names(first, others)} left`,
  showAll: "Show all",
  showLess: "Show less",
  jumpToDate: (day: string) => `${day}, jump to a date`,
  jumpTo: "Jump to",
  today: "Today",
  yesterday: "Yesterday",
  lastWeek: "Last week",
  lastMonth: "Last month",
  beginning: "The very beginning",
  pickDate: "Pick a date…",
  pickDateTitle: "Jump to a date",
  date: "Date",
  jump: "Jump",
  jumpFailed: "Couldn’t load the messages of that day: the server isn’t responding. Try again.",
};
