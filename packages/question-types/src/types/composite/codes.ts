/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const compositeCodes = ['MIX1', 'MIX2'] as const;
export type CompositeCode = (typeof compositeCodes)[number];

/** Types that cannot share a passage or recording: they have their own, or need none. */
const never: ReadonlySet<string> = new Set<string>([
  ...compositeCodes,
  'MC4',
  'MC5',
  'MC6',
  'MC10',
  'MG3',
  'LS2',
  'DS1',
  'FC1',
  'FC2',
  'SA1',
  'SP1',
  'SP2',
  'EW1',
]);
/** Types that need a recording (not allowed in MIX1), and types that need a passage (not allowed in MIX2). */
const heard: ReadonlySet<string> = new Set(['MC11', 'FB5', 'MG5', 'DL1']);
const read: ReadonlySet<string> = new Set(['MC9']);

/** Whether a question of `code` may have a part of `type`. */
export function mayBePart(code: CompositeCode, type: string): boolean {
  return !never.has(type) && !(code === 'MIX1' ? heard : read).has(type);
}
