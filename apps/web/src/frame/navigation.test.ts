import type { Icon } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { NavigationEntry, NavigationGroup } from '../navigation/pages.ts';
import { groupsOf } from './navigation.tsx';

const entries = (...groups: readonly (NavigationGroup | undefined)[]): NavigationEntry[] =>
  groups.map((group, order) => ({ order, label: 'home', icon: {} as Icon, ...(group && { group }) }));

test('a role with pages of many groups sees them in groups, in the order of the groups', () => {
  const all = entries(undefined, 'statistics', 'commerce', 'content', 'people', 'content');
  expect(groupsOf('ADMIN', all)).toEqual(['content', 'people', 'commerce', 'statistics']);
});

test('pages of two groups fit into one column', () => {
  expect(groupsOf('OPERATOR', entries(undefined, 'content', 'content', 'statistics'))).toEqual([]);
});

test('teachers and learners see no groups', () => {
  const all = entries('content', 'commerce', 'system');
  expect(groupsOf('TEACHER', all)).toEqual([]);
  expect(groupsOf('STUDENT', all)).toEqual([]);
  expect(groupsOf('ADMIN', all)).toEqual(['content', 'commerce', 'system']);
});
