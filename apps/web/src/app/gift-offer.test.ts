import type { PagePath } from '@vumon/domain';
import { expect, it } from 'vitest';
import { mayOfferGift } from './gift-offer.ts';

it.each<[PagePath, boolean]>([
  ['/assigned-unit-test', true],
  ['/learning', true],
  ['/', false],
  ['/payment/results', false],
  ['/join', false],
  ['/join/$classCode', false],
])('over %s the gift is offered: %s', (path, offered) => expect(mayOfferGift(path)).toBe(offered));

it('rejects a page that does not exist', () => expect(mayOfferGift('/nowhere' as PagePath)).toBe(false));
