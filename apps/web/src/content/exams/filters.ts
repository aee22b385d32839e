/** Order and filters of the lists of tests, as search parameters of the address. */
export const sorts = ['updated', 'name', 'minutes'] as const;
export const periods = ['7', '30', '90', '365'] as const;
export const filterNames = ['grade', 'subject', 'type', 'skill', 'series', 'period', 'status', 'sample'] as const;
export type ExamScope = 'system' | 'shared' | 'mine';
