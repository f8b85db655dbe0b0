/** Where the browser keeps for whom it has subscribed: a person who signs in after them has not asked for it. */
export const subscriberKey = "platform.pushSubscriber";
