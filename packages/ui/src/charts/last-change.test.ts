import { expect, test } from 'vitest';
import { lastChange } from './last-change.ts';

test.each([
  [[], null],
  [[800], { last: 800, step: null, by: 0 }],
  [[500, 800], { last: 800, step: 'up', by: 300 }],
  [[900, 500, 450], { last: 450, step: 'down', by: 50 }],
  [[700, 700], { last: 700, step: 'same', by: 0 }],
])('%j says %j', (values, says) => {
  expect(lastChange(values)).toEqual(says);
});
