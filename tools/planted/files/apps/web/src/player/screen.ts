// allowed
export const screen = 1;
