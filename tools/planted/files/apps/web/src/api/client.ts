// allowed
export const client = 1;
