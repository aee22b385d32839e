/** Quotes of sales. */
export const quoteBounds = {
  items: 10,
  quantity: 1_000,
  /** Dong, for a package whose price is agreed. */
  unitPrice: 1_000_000_000,
  /** For how many days a quote is valid: usually, and at most. */
  usualDays: 30,
  days: 90,
} as const;
