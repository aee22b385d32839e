/** Malformed responses for samples, which no player sends: each must score as malformed, none may throw. */

const hugeText = 'x'.repeat(100_000);

/** Hostile to every type whose response is a record by item. */
export const hostileToRecords: readonly unknown[] = [
  'a',
  '',
  0,
  42,
  true,
  false,
  [],
  ['a'],
  [null],
  [[]],
  { 'no such id': ['a'] },
  { '': '' },
  { constructor: ['t'] },
  { constructor: 't' },
  JSON.parse('{"__proto__": ["a"]}'),
  JSON.parse('{"__proto__": {"polluted": true}}'),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, ['a']])),
  hugeText,
];

/** Hostile to a record of picks that has this item with this option. */
export function hostileToPicks(item: string, option: string): readonly unknown[] {
  const wrongValues = [
    null,
    option,
    1,
    true,
    {},
    [null],
    [1],
    [[option]],
    [{ id: option }],
    [option, option],
    ['nosuch'],
    [option, 'nosuch'],
    ['constructor'],
    [hugeText],
    Array(1000).fill(option),
  ];
  return [
    ...hostileToRecords,
    ...wrongValues.map((value) => ({ [item]: value })),
    { [item]: [option], nosuch: [option] },
    { [item]: [option], cluster: [option] },
  ];
}

/** Hostile to a record of texts that has this gap. */
export function hostileToTexts(gap: string): readonly unknown[] {
  const wrongValues = [null, 1, true, {}, [], ['a'], { text: 'a' }, hugeText, 'x'.repeat(501)];
  return [...hostileToRecords, ...wrongValues.map((value) => ({ [gap]: value })), { [gap]: 'a', nosuch: 'a' }];
}
