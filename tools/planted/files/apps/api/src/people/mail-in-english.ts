// refused by: oxlint words
export const mail = (name: string) => ({ subject: `Welcome to the class of ${name}` });
