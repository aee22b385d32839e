// refused by: oxlint words
export const nameOf = (number: number): string => `Lớp ${number}`;
