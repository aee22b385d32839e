/** A random id inside a question, in the form of its schema. */
export const randomId = (): string => `r${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`;
