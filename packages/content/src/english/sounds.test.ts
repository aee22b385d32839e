/** Sounds and stress of the listed words, held against the CMU dictionary. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letterSounds, stressed } from './sound-words.ts';
import { soundQuestions } from './sounds.ts';

const lines = readFileSync(join(import.meta.dirname, '../../data/pronunciation-cmudict/words.dict'), 'utf8').split(
  '\n',
);
const spoken = Map.groupBy(
  lines.filter((line) => line !== '').map((line) => line.split(/\s+/)),
  ([word = '']) => word.replace(/\(\d\)/, ''),
);
const spokenAs = (word: string): string[] => (spoken.get(word) ?? []).map(([, ...sounds]) => sounds.join(' '));

/** What the dictionary writes for a sound; British /ɒ/ is AA or AO in it. */
const written: Readonly<Record<string, RegExp>> = {
  '/iː/': /IY/,
  '/e/': /EH/,
  '/uː/': /UW/,
  '/ʊ/': /UH/,
  '/aʊ/': /AW/,
  '/əʊ/': /OW/,
  '/θ/': /TH/,
  '/ð/': /DH/,
  '/tʃ/': /CH/,
  '/k/': /K/,
  '/aɪ/': /AY/,
  '/ɪ/': /IH/,
  '/eɪ/': /EY/,
  '/æ/': /AE/,
  '/ɒ/': /A[AO]/,
  '/ʌ/': /AH1/,
  '/juː/': /UW/,
  '/ɡ/': /G/,
  '/dʒ/': /JH/,
  '/s/': /S/,
  '/h/': /HH/,
  'âm câm': /^(?!.*HH)/,
};

test('a listed word has the sound of its group', () => {
  const wrong = letterSounds.flatMap(({ letters, pair }) =>
    pair.flatMap(({ sound, words, upper }) =>
      [...words, ...upper]
        .filter((word) => {
          const all = spokenAs(word);
          return !word.includes(letters) || all.length === 0 || !all.every((one) => written[sound]!.test(one));
        })
        .map((word) => `${word} ${sound} ${spokenAs(word).join()}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a listed word has its number of syllables, and its stress on the syllable of its group', () => {
  const places = ['nhất', 'hai', 'ba'];
  const wrong = Object.entries(stressed).flatMap(([syllables, groups]) =>
    groups.flatMap(({ sound, words, upper }) =>
      [...words, ...upper]
        .filter((word) => {
          const all = spokenAs(word).map((one) => [...one.matchAll(/\d/g)].map(String));
          return (
            all.length === 0 ||
            all.some((marks) => marks.length !== Number(syllables) || marks.indexOf('1') !== places.indexOf(sound))
          );
        })
        .map((word) => `${word} ${sound} ${spokenAs(word).join()}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no group repeats a word or has one of its opposite', () => {
  for (const { letters, pair } of letterSounds) {
    for (const words of [pair.flatMap((group) => group.words), pair.flatMap((group) => group.upper)])
      expect(new Set(words).size, letters).toBe(words.length);
  }
});

test('every question has four different words, and its explanation names them all', () => {
  for (const { content, answerKey, facts } of soundQuestions()) {
    const { items } = content as { items: { options: { text: string }[] }[] };
    const words = items[0]!.options.map(({ text }) => text.replaceAll('%u%', ''));
    expect(new Set(words).size, facts.family).toBe(4);
    for (const word of words) expect((answerKey as { explanation: string }).explanation).toContain(`“${word}”`);
  }
});
