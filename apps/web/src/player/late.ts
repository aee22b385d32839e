/** Answers of an attempt that came after its end, by assignment: known while the page stays open, told with the result. */
export const lateAnswers = new Map<string, number>();
