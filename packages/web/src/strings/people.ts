export const peopleText = {
  clearNever: "Don’t clear",
  clearIn30Minutes: "30 minutes",
  clearIn1Hour: "1 hour",
  clearIn4Hours: "4 hours",
  clearToday: "Today",
  clearThisWeek: "This week",
  remove: ", remove",
  app: "App",
};
