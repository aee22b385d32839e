import { expect, test } from 'vitest';
import { chatOriginOf, siteTextProblem, type SiteTextKey } from './texts.ts';

test.each<[SiteTextKey, string, string | null]>([
  ['hotline', '', null],
  ['hotline', '1900 0000', null],
  ['hotline', '+84 24 3333 4444', null],
  ['hotline', 'gọi cô Nga', 'contactInvalid'],
  ['hotline', '1"><script>', 'contactInvalid'],
  ['email', 'hotro@vumon.example', null],
  ['email', 'hotro@vumon', 'emailInvalid'],
  ['email', '0912345678', 'emailInvalid'],
  ['taxCode', '0123456789', null],
  ['taxCode', '0123456789-001', null],
  ['taxCode', '123', 'invalid'],
  ['facebook', 'https://facebook.com/vumon', null],
  ['facebook', 'http://facebook.com/vumon', 'invalid'],
  ['facebook', 'javascript:alert(1)', 'invalid'],
  ['zalo', 'https://zalo.me@evil.example/x', 'invalid'],
  ['company', 'Công ty <b>', null],
  ['chat', 'https://tawk.to/chat/6a/default', null],
  ['chat', 'https://chat.example:8443/?team=2', null],
  ['chat', 'http://chat.example/', 'invalid'],
  ['chat', 'https://*.example/', 'invalid'],
  ['chat', "https://a.example;script-src'unsafe-inline'/", 'invalid'],
  ['chat', 'https://chat.example@evil.example/', 'invalid'],
])('%s %j: %s', (key, value, problem) => {
  expect(siteTextProblem(key, value)).toBe(problem);
});

test('the chat is shown from its own origin, and on the Vietnamese site only', () => {
  expect(chatOriginOf('https://Chat.Example:8443/room?x=1', 'vn')).toBe('https://chat.example:8443');
  expect(chatOriginOf('https://chat.example/room', 'intl')).toBeNull();
  expect([chatOriginOf('', 'vn'), chatOriginOf('https://a.example:99999/', 'vn')]).toEqual([null, null]);
});
