import type { Site } from '@vumon/domain';
import { expect, test } from 'vitest';
import { blocksOn, loadPolicy, policyNames } from './policy.ts';

async function textOn(site: Site, locale: 'vi' | 'en'): Promise<string> {
  const policies = await Promise.all(policyNames.map((name) => loadPolicy(name, locale)));
  return JSON.stringify(
    policies.flatMap(({ sections }) => Object.values(sections).flatMap(({ blocks }) => blocksOn(blocks, site))),
  );
}

test('the international site names only ways to pay that it has', async () => {
  const abroad = await textOn('intl', 'en');
  expect(abroad).toContain('Visa');
  expect(abroad).not.toMatch(/Vietnamese bank|QR/);
});

test.each([
  ['vi', /nội địa/],
  ['en', /Vietnamese bank cards/],
] as const)('the Vietnamese site names all of its own (%s)', async (locale, domestic) => {
  const text = await textOn('vn', locale);
  expect(text).toMatch(domestic);
  expect(text).toMatch(/Visa/);
  expect(text).toMatch(/QR/);
});
