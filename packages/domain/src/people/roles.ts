/** Role codes of the product; the numbers are those that the API carries. Admin derives from `is_admin` and takes priority. */
export const roleNumbers = { ADMIN: -1, OPERATOR: 1, TEACHER: 2, STUDENT: 3, SALE: 4 } as const;
export type Role = keyof typeof roleNumbers;
export const roles = Object.keys(roleNumbers) as readonly Role[];

export const userStatuses = ['INACTIVE', 'ACTIVE', 'LOCK'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What an account's role can be set to: admin is a flag beside it. */
export const storedRoles = ['OPERATOR', 'TEACHER', 'STUDENT', 'SALE'] as const;
/** Whom an admin opens accounts for. */
export const staffRoles = ['OPERATOR', 'SALE', 'ADMIN'] as const;
