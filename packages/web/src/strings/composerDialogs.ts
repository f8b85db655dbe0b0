export const composerDialogsText = {
  dateTitle: "Insert date",
  dateSubmit: "Insert date",
  dateAndTime: "Date and time",
  dateHint: "Everyone sees the time in their own time zone.",
  preview: "Preview",
  invalidLink: "Enter a link such as https://example.com.",
  linkTitle: "Add link",
  linkSubmit: "Save",
  link: "Link",
};
