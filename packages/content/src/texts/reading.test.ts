/**
 * Checks on the reading sets: each paragraph is shown without the rest of its article, and the published source has
 * letters missing at the edges of its texts.
 */
import { describe, expect, test } from 'vitest';
import articles from '../../data/reading-onestopqa/articles.json' with { type: 'json' };

const paragraphs = articles.flatMap(({ title, about, paragraphs: all }) =>
  all.map((paragraph) => ({ title, about, ...paragraph })),
);
const texts = paragraphs.flatMap(({ title, about, before, ele, int, adv }) =>
  [ele, int, adv].map((text) => ({ told: `${title}. ${about}. ${before} ${text}`, before, text })),
);
/** Violations of a rule, each with the beginning of the text. */
const found = (rule: (one: (typeof texts)[number]) => unknown): string[] =>
  texts.flatMap((one) => {
    const what = rule(one);
    return what === null || what === undefined || what === false ? [] : [`${String(what)}: ${one.text.slice(0, 60)}`];
  });

test('every passage begins and ends with a whole sentence', () => {
  expect(
    found(({ text }) => !/^["\u2018\u201C(]?[\p{Lu}\d]/u.test(text) || !/[.!?\u2026]["\u2019\u201D)]*$/u.test(text)),
  ).toEqual([]);
});

describe('a passage is self-contained', () => {
  const leaning =
    /^(?:(?:But|And|So|Yet|Then|However|Also)\b|(?:This|That|These|Those|It|They|He|She|His|Her|Their|Its)\b|[^.!?]*\b(?:for|of) this is\b)/;
  test('it does not begin with a word that refers to earlier text', () => {
    expect(found(({ text }) => leaning.exec(text)?.[0])).toEqual([]);
  });
  test.each([
    'Part of the reason for this is simple.',
    'But the island still uses only cash.',
    'They were found in 2014.',
  ])('“%s” would', (text) => {
    expect(text).toMatch(leaning);
  });

  test('every quoted person has been introduced, by a full name or an office', () => {
    const speakers =
      /(?:\b(?:said|says|added|hopes)\s(\p{Lu}\p{Ll}+)\b(?!\s\p{Lu})|(\p{Lu}\p{Ll}+) (?:said|says|added|hopes)\b)/gu;
    expect(
      found(({ told, text }) =>
        [...text.matchAll(speakers)]
          .map(([, after, ahead]) => after ?? ahead!)
          .filter(
            (name) => !/^(?:She|He|They|It|Officials|Staff|Scientists|Researchers|Nepal|Amazon|Mayor)$/.test(name),
          )
          .find((name) => !new RegExp(`\\p{Lu}\\p{L}+,? ${name}\\b`, 'u').test(told)),
      ),
    ).toEqual([]);
  });
});

test('quotation marks are balanced, and none consists of two apostrophes', () => {
  expect(
    found(({ text }) => /[‘’]{2}|(?<=\s)’(?=\p{L})|"/u.exec(text)?.[0] ?? !/^[^“”]*(?:“[^“”]*”[^“”]*)*$/.test(text)),
  ).toEqual([]);
});

test('no question contains the answer of another one', () => {
  /** Content words and numbers; names are excluded, because all questions of a paragraph share them. */
  const words = (text: string) => [...new Set(text.slice(1).match(/(?<!\p{L})\p{Ll}[\p{Ll}\d]{3,}|\d+/gu) ?? [])];
  expect(
    paragraphs.flatMap(({ questions }) =>
      questions.flatMap(({ answers }, at) => {
        const right = words(answers[0]!);
        return questions
          .filter(({ question }, other) => {
            const said = words(question);
            return (
              other !== at && right.length > 1 && right.filter((one) => said.includes(one)).length > right.length / 2
            );
          })
          .map(({ question }) => `${answers[0]!} – ${question}`);
      }),
    ),
  ).toEqual([]);
});

test('British and American English are not mixed', () => {
  const text = JSON.stringify(articles);
  expect(
    text.match(
      /(?<!Nishina |Research |Education )\b(?:behavior|neighbor|color|favorite|center|theater|traveler|honor)\w*/gi,
    ) ?? [],
  ).toEqual([]);
});
