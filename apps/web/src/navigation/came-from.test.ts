import { expect, test } from 'vitest';
import { isWayBack } from './came-from.ts';

test.each([
  ['/unit-test/create', true],
  ['/questions?m=mine&page=2', true],
  ['/payments-of-mine', true],
  ['/payment', false],
  ['/payment?type=upgrade', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  [undefined, false],
  [null, false],
] as const)('%s leads back: %s', (address, leads) => expect(isWayBack(address)).toBe(leads));
