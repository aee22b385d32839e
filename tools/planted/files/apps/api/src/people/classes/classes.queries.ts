// allowed
export const one = 1;
