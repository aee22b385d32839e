import { expect, test } from 'vitest';
import { addressOfView, toView, withView } from './list-views.ts';

test('a view has the filters and the order, not the page and what is open', () => {
  expect(addressOfView({ state: 'OPEN', search: 'lê & co', page: '3', request: 'x', id: 'y', sort: '' })).toBe(
    'search=l%C3%AA+%26+co&state=OPEN',
  );
});

test('going to a view removes the filters that it has not', () => {
  const view = { name: 'Mở', address: addressOfView({ state: 'OPEN', search: 'lê' }) };
  expect(toView({ kind: 'QUESTION', state: 'CLOSED', page: '2' }, view)).toEqual({
    kind: undefined,
    page: undefined,
    state: 'OPEN',
    search: 'lê',
  });
});

test('a name is there once, in the order of the alphabet', () => {
  const views = withView(withView([], { name: 'b', address: '1' }), { name: 'a', address: '2' });
  expect(withView(views, { name: 'b', address: '3' })).toEqual([
    { name: 'a', address: '2' },
    { name: 'b', address: '3' },
  ]);
});
