/** Roles with their numbers in the API. ADMIN follows from the flag `is_admin` and overrides the stored role. */
export const roleNumbers = { ADMIN: -1, OPERATOR: 1, TEACHER: 2, STUDENT: 3, SALE: 4 } as const;
export type Role = keyof typeof roleNumbers;
export const roles = Object.keys(roleNumbers) as readonly Role[];

export const userStatuses = ['INACTIVE', 'ACTIVE', 'LOCK'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The roles that an account can have in the database; admin is a separate flag. */
export const storedRoles = ['OPERATOR', 'TEACHER', 'STUDENT', 'SALE'] as const;
/** The roles of staff, whose accounts an admin creates. */
export const staffRoles = ['OPERATOR', 'SALE', 'ADMIN'] as const;
