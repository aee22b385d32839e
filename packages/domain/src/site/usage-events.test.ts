import { expect, it } from 'vitest';
import { asksNotToBeTracked, usageOrigin } from './usage-events.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 Version/15.6 Mobile Safari/604.1';

it.each([
  [chrome, null, 'PERSON'],
  [chrome, 'TEACHER', 'PERSON'],
  [safari, 'STUDENT', 'PERSON'],
  [chrome, 'OPERATOR', 'STAFF'],
  [chrome, 'SALE', 'STAFF'],
  [chrome, 'ADMIN', 'STAFF'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null, 'BOT'],
  [chrome.replace('Chrome', 'HeadlessChrome'), 'ADMIN', 'BOT'],
  ['curl/8.5.0', null, 'BOT'],
  ['  ', 'TEACHER', 'BOT'],
] as const)('%s as %s is %s', (agent, role, origin) => expect(usageOrigin(agent, role)).toBe(origin));

it.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('%j asks not to be tracked: %s', (headers: Record<string, string>, asks) =>
  expect(asksNotToBeTracked((name) => headers[name])).toBe(asks),
);
