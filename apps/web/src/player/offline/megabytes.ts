/** "12,4": mebibytes as a learner reads them, never 0. */
export const megabytes = (bytes: number, number: (value: number, digits: number) => string): string =>
  number(Math.max(0.1, Math.round(bytes / 104_857.6) / 10), 1);
