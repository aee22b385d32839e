/** Roles of a school's members. Administrators (ADMIN) add and remove the others. */
export const schoolRoles = ['ADMIN', 'TEACHER'] as const;
export type SchoolRole = (typeof schoolRoles)[number];

/** What the list of schools is filtered by: its package runs, runs for at most thirty days more, has ended, never was. */
export const schoolStates = ['RUNNING', 'ENDING', 'ENDED', 'NONE'] as const;
export type SchoolState = (typeof schoolStates)[number];

/** A running package that ends within this many days is to be renewed. */
export const schoolEndsSoonDays = 30;
