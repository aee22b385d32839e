import { pages } from '@vumon/domain';
import { expect, it } from 'vitest';
import { appManifest, appRoles } from './app-manifest.ts';

interface Manifest {
  readonly start_url: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}
const manifest = (...of: Parameters<typeof appManifest>) => appManifest(...of) as Manifest;

it('offers each role pages that exist and that it may open', () => {
  for (const role of appRoles)
    for (const { url } of manifest('vn', 'vi', role).shortcuts) {
      const { access } = pages[url as keyof typeof pages];
      expect(access, url).toContain(role.toUpperCase());
    }
  expect(manifest('vn', 'vi', 'any').shortcuts).toEqual([]);
});

it('starts in the language of the page, on the international site without a prefix', () => {
  expect(manifest('vn', 'en', 'student')).toMatchObject({
    start_url: '/en/home',
    shortcuts: [{ name: 'Assigned tests', url: '/en/assigned-unit-test' }, {}, {}],
  });
  expect(manifest('intl', 'en', 'student').start_url).toBe('/home');
});
