/** Roles of a school's members. Administrators (ADMIN) add and remove the others. */
export const schoolRoles = ['ADMIN', 'TEACHER'] as const;
export type SchoolRole = (typeof schoolRoles)[number];
