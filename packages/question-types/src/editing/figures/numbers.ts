/** What is typed into the fields of figures. */

/** A decimal or a fraction, with a comma or a point: "−0,5", "1/3". Not a number when it is neither. */
export function numberOf(typed: string): number {
  const [top, bottom, ...more] = typed.replaceAll(/\s/g, '').replaceAll(',', '.').replace('\u2212', '-').split('/');
  const decimal = (part = '') => (/^-?(?:\d+\.?\d*|\.\d+)$/.test(part) ? Number(part) : Number.NaN);
  if (more.length > 0) return Number.NaN;
  const value = bottom === undefined ? decimal(top) : decimal(top) / decimal(bottom);
  return Number.isFinite(value) ? value : Number.NaN;
}
