/** Number of answers that arrived after the end, by assignment. Known only to this page and shown with the result. */
export const lateAnswers = new Map<string, number>();
