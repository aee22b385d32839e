/** One word for a thing: words that the catalogs no longer use, with the word that stands for the thing. */
import { expect, test } from 'vitest';
import { messageCatalogs, readCatalog } from './messages.ts';

const words = {
  vi: [
    [/\btab\b/i, 'mục (in the app), thẻ trình duyệt (in the browser)'],
    [/(?<![\p{L}])(?:bản thu|bài ghi âm)(?![\p{L}])/iu, 'bản ghi âm'],
    [/Dạng câu hỏi/i, 'loại câu hỏi'],
    [/Chủ Nhật/, 'Chủ nhật'],
    [/\}\} đ(?![\p{L}])/u, '₫'],
    [/\}\} %/, '%, without a space'],
    [/\d[.,]\d{3}\s*(?:₫|đồng|VND)/, 'no amount: prices are rows, which an administrator changes'],
  ],
  en: [
    [/\blog(?:ged)? (?:in|out)\b|\blogin history\b/i, 'sign in, sign out, sign-in history'],
    [/\d[.,]\d{3}\s*(?:₫|VND)/, 'no amount: prices are rows, which an administrator changes'],
    [/(?<!-)\bmails\b/i, 'e-mails'],
    [/\bmend\b/i, 'fix'],
    [/\bgood for \{\{/i, 'valid for'],
    [/\bNo \w+ fits?(?:$|\.)/, 'No … match'],
    [/\bLast and middle\b/i, 'Surname and middle name'],
  ],
} as const;

const textsOf = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));

test.each(['vi', 'en'] as const)('the %s catalogs have one word for a thing', (locale) => {
  const found = messageCatalogs()
    .map(({ file }) => file.replace('.vi.json', `.${locale}.json`))
    .flatMap((file) => textsOf(readCatalog(file), file))
    .flatMap(([path, text]) =>
      words[locale].filter(([banned]) => banned.test(text)).map(([, instead]) => `${path}: “${text}” (${instead})`),
    );
  expect(found).toEqual([]);
});
