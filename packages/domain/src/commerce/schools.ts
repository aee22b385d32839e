/** What a member of a school is there: administrators add and remove the others. */
export const schoolRoles = ['ADMIN', 'TEACHER'] as const;
export type SchoolRole = (typeof schoolRoles)[number];
