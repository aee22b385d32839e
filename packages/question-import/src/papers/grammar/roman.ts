const signs = { I: 1, V: 5, X: 10, L: 50 } as const;
/** The number of a Roman numeral; null for other texts. */
export const romanValue = (text: string): number | null => {
  const values = [...text].map((sign) => signs[sign as keyof typeof signs]);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0) || null;
};
