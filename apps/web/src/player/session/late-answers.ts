/** Number of answers that arrived after the end, by assignment. Known to this page only and shown with the result. */
export const lateAnswers = new Map<string, number>();
