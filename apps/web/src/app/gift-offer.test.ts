import type { PagePath } from '@vumon/domain';
import { expect, it } from 'vitest';
import { hasDueTest, mayOfferGift } from './gift-offer.ts';

it.each<[PagePath, boolean]>([
  ['/learning', true],
  ['/assigned-unit-test', false],
  ['/', false],
  ['/payment/results', false],
  ['/join', false],
  ['/join/$classCode', false],
  ['/assigned-unit-test/$assignSlug', false],
  ['/practice/$attemptSlug', false],
  ['/unit-test/student-unit-test-result', false],
])('over %s the gift is offered: %s', (path, offered) => expect(mayOfferGift(path)).toBe(offered));

it('rejects a page that does not exist', () => expect(mayOfferGift('/nowhere' as PagePath)).toBe(false));

it.each([
  [[], false],
  [[{ open: true, status: 'ONGOING', attempt: null }], true],
  [[{ open: true, status: 'UPCOMING', attempt: null }], false],
  [[{ open: false, status: 'ONGOING', attempt: null }], false],
  [[{ open: true, status: 'ONGOING', attempt: { status: 'SCORED' } }], false],
  [[{ open: true, status: 'ONGOING', attempt: { status: 'RUNNING' } }], true],
])('%# a test that waits comes before the gift', (tests, due) => expect(hasDueTest(tests)).toBe(due));
