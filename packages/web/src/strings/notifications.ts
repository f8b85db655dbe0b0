export const notificationsText = {
  offer: "You have a new message. Turn on notifications?",
  turnOn: "Turn on",
  from: (author: string, place: string) => `${author} in ${place}`,
};
