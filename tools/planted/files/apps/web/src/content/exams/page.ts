// allowed
export const page = 1;
