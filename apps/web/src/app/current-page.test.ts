/** Which item of the navigation is marked, for every page that a role may open. */
import { pages, type Page, type PagePath, type Role } from '@vumon/domain';
import { expect, test } from 'vitest';
import { currentPage } from '../frame/navigation.tsx';
import { productPages } from './pages.ts';

/** Opened from the menu of the account, the bell, a message or another system: the navigation has no place for them. */
const elsewhere = /^\/(notices|users\/info|payment|lti|school)(\/|$)/;

/** Opened from several lists; `/dashboard`, which shows an admin one of three pages that have items; formats, which learners have no list of. */
const several: Readonly<Partial<Record<Role, readonly PagePath[]>>> = {
  STUDENT: ['/templates'],
  ADMIN: ['/dashboard', '/manage/customers/$customerSlug'],
  SALE: ['/manage/customers/$customerSlug'],
};

const opens = (path: PagePath, role: Role): boolean => {
  const { access }: Page = pages[path];
  return access !== 'public' && (access === 'any' || access.includes(role));
};

test.each(['TEACHER', 'STUDENT', 'OPERATOR', 'ADMIN', 'SALE'] as const)(
  'a %s sees on each page where it belongs',
  (role) => {
    const unmarked = (Object.keys(productPages) as PagePath[]).filter(
      (path) =>
        opens(path, role) && !elsewhere.test(path) && !currentPage(role, path.replaceAll(/\$\w+/g, 'x'), productPages),
    );
    expect(unmarked).toEqual(several[role] ?? []);
  },
);
