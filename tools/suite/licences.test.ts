import { expect, test } from 'vitest';
import { productionPackages, refusedLicences } from './licences.ts';

const refused = (name: string, licence: string | null) => refusedLicences([{ name, licence }]).length > 0;

test.each([
  ['a', 'MIT', false],
  ['a', 'GPL-3.0-only', true],
  ['a', '(MIT OR GPL-3.0-only)', false],
  ['a', 'GPL-3.0-only OR MIT', false],
  ['a', 'MIT AND GPL-3.0-only', true],
  ['a', 'MIT OR GPL-3.0-only AND AGPL-3.0-only', false],
  ['a', '(MIT OR GPL-3.0-only) AND AGPL-3.0-only', true],
  ['a', '', true],
  ['a', '(MIT', true],
  ['a', 'SEE LICENSE IN LICENSE', true],
  ['a', null, true],
  ['a', 'LGPL-3.0-or-later', true],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false],
] as const)('%s under %s is refused: %s', (name, licence, wanted) => {
  expect(refused(name, licence)).toBe(wanted);
});

test('reads the production packages from the lock file, without those of tests and tools', () => {
  const names = productionPackages().map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
});
