/** A size in mebibytes as shown to learners, such as "12,4"; never 0. */
export const megabytes = (bytes: number, number: (value: number, digits: number) => string): string =>
  number(Math.max(0.1, Math.round(bytes / 104_857.6) / 10), 1);
