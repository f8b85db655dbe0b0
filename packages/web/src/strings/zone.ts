/** The choice of a time zone. */
export const zoneText = {
  legend: "Time zone",
  automatic: "Set time zone automatically",
  hint: "Times, reminders, schedules and do not disturb are in this zone. Others see it in your profile.",
};
