import { expect, test } from 'vitest';
import { shownUsage } from './shown-usage.ts';

const usage = {
  classes: { used: 3, cap: 3 },
  students: { used: 41, cap: 100 },
  systemTests: { used: 7, cap: null },
};

test.each([
  [
    'a package that runs: each limit, and which is reached',
    true,
    [
      { name: 'classes', used: 3, limit: 3, full: true },
      { name: 'students', used: 41, limit: 100, full: false },
      { name: 'systemTests', used: 7, limit: 'none', full: false },
    ],
  ],
  [
    'a package that has ended: what is there, no limit, nothing is full',
    false,
    [
      { name: 'classes', used: 3, limit: 'ended', full: false },
      { name: 'students', used: 41, limit: 'ended', full: false },
      { name: 'systemTests', used: 7, limit: 'ended', full: false },
    ],
  ],
] as const)('%s', (_, running, shown) => expect(shownUsage(usage, running)).toEqual(shown));
