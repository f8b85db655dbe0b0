/** Custom fields and the photo of a profile. */
export const profileEditingText = {
  changePhoto: "Change photo",
  photoTitle: "Profile photo",
  chooseFile: "Photo",
  fileHint: "A GIF, JPEG or PNG. Choose the part to show below.",
  zoom: "Zoom",
  horizontal: "Horizontal position",
  vertical: "Vertical position",
  preview: "Preview of the photo",
  save: "Save photo",
  photoFailed: (reason: string) => `The photo was not saved: ${reason}`,
  badImage: "This file is not a GIF, JPEG or PNG, or it is damaged. Choose another one.",
  tooLarge: "This photo is too large. Choose a smaller one.",
  tooManyFrames: "This picture is animated. Choose one that is not.",
  none: "None",
  choosePeople: "Choose people",
  onlyAdmins: "Only admins change this.",
};
