import { describe, expect, it } from 'vitest';
import { groupsOf, messageCatalogs, messagesByNamespace, messagesOf, messageTypes } from './messages.ts';

const plain = (messages: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...messages].map(([key, names]) => [key, [...names]]));

describe('the types of messages', () => {
  it('have the keys of leaves with the names of their parameters', () => {
    expect(
      plain(messagesOf({ save: 'Lưu', menu: { open: 'Mở {{ name }} lúc {{at}}', list: ['a', '{{b}}'] } })),
    ).toEqual({
      save: [],
      'menu.open': ['name', 'at'],
      'menu.list.0': [],
      'menu.list.1': ['b'],
    });
  });

  it('have plural forms under one key, which needs the count', () => {
    expect(plain(messagesOf({ tests_one: 'a test', tests_other: '{{formatted}} tests' }))).toEqual({
      tests: ['count', 'formatted'],
    });
  });

  it('have groups with the parameters of all messages below them', () => {
    const messages = messagesOf({ save: 'Lưu', reasons: { A: '{{a}}', deep: { B: '{{b}}' } }, kinds: { C: 'c' } });
    expect(plain(groupsOf(messages))).toEqual({
      '': ['a', 'b'],
      reasons: ['a', 'b'],
      'reasons.deep': ['b'],
      kinds: [],
    });
  });

  it('name each catalog by a namespace of its own', () => {
    // Each family has a file of the names of its codes, all in one namespace.
    const names = messageCatalogs()
      .filter(({ file }) => !file.endsWith('/names.vi.json'))
      .map(({ namespace }) => namespace);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('give families the common problems, as the loader does', () => {
    const all = messagesByNamespace();
    const common = [...all.get('qt')!.keys()].filter((key) => key.startsWith('problems.'));
    expect(common.length).toBeGreaterThan(5);
    expect([...all.get('qt-choice')!.keys()]).toEqual(expect.arrayContaining(common));
    expect(all.get('qt-types')!.has('types.MC1.name')).toBe(true);
  });

  it('write never for a message without parameters', () => {
    expect(messageTypes()).toContain("    'save': never;\n");
  });
});
