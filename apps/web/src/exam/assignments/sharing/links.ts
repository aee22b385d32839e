/** Where learners open an assigned test. */
export const assignmentLink = (id: string): string => `${location.origin}/assigned-unit-test/${id}`;
