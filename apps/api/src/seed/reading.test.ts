/** Passages and options of the reading sets are whole: the published source had lost letters at their edges. */
import { expect, test } from 'vitest';
import articles from './data/reading-onestopqa/articles.json' with { type: 'json' };

const paragraphs = articles.flatMap((article) => article.paragraphs);

test('every passage begins a sentence and ends one', () => {
  for (const { ele, int, adv } of paragraphs)
    for (const text of [ele, int, adv]) {
      expect(text, text.slice(0, 60)).toMatch(/^["\u2018\u201C(]?[\p{Lu}\d]/u);
      expect(text, text.slice(-60)).toMatch(/[.!?\u2026]["\u2019\u201D)]*$/u);
    }
});

test('one variety of English is kept', () => {
  const text = JSON.stringify(articles);
  expect(
    text.match(
      /(?<!Nishina |Research |Education )\b(?:behavior|neighbor|color|favorite|center|theater|traveler|honor)\w*/gi,
    ) ?? [],
  ).toEqual([]);
});
