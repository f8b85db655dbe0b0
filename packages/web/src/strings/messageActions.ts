export const messageActionsText = {
  deleteTitle: "Delete message?",
  deleteBody: "This message will be deleted for everyone. This can’t be undone.",
  toolbar: "Message actions",
  react: "React",
  reply: "Reply in thread",
  edit: "Edit message",
  more: "More actions",
  copyLink: "Copy link",
  markUnread: "Mark unread",
  unpin: "Unpin from channel",
  pin: "Pin to channel",
  delete: "Delete message",
};
