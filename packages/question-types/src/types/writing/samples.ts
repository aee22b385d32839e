import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToRecords } from '../../testing/hostile.ts';
import { maxCharacters } from './limits.ts';
import type { WritingCode, WritingContent, WritingKey, WritingResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const nothing: Share = { earned: 0, of: 1 };

const hostile = (code: WritingCode): unknown[] => [
  ...hostileToRecords,
  ...[null, 1, true, {}, [], ['a'], { text: 'a' }, 'x'.repeat(maxCharacters[code] + 1)].map((value) => ({ q1: value })),
  { q1: 'a', nosuch: 'a' },
];

export const writingSamples = {
  SA1: {
    language: 'en',
    content: {
      instructions: 'Rewrite the sentence so that it means the same. Use the word given and do not change it.',
      images: [],
      items: [
        {
          id: 'q1',
          prompt: 'I have never eaten a better bowl of phở than this one.',
          keyword: 'EVER',
          before: 'This is the best bowl of phở',
          after: '.',
        },
      ],
      minWords: 2,
      maxWords: 6,
    },
    key: {
      explanation: 'A superlative goes with “ever” and the present perfect.',
      matching: { accepted: ['I have ever eaten', 'that I have ever eaten'], caseSensitive: false, contractions: true },
    },
    responses: {
      right: { q1: "that I've ever eaten" },
      wrong: { q1: 'I never eat' },
      blank: { q1: ' \n' },
      hostile: hostile('SA1'),
    },
    expect: { right: [right], wrong: [nothing] },
  },
  EW1: {
    language: 'en',
    content: {
      instructions: '',
      images: [],
      items: [
        {
          id: 'q1',
          prompt: 'Your English friend Sam is coming to stay with you next week. Write an e-mail to Sam.',
          points: [
            'Say how Sam can get from the station to your house.',
            'Say what you are going to do together.',
            'Ask what food Sam likes.',
          ],
        },
      ],
      minWords: 25,
      maxWords: 60,
      criteria: [
        { name: 'Content', max: 5 },
        { name: 'Organisation', max: 5 },
        { name: 'Language', max: 5 },
      ],
    },
    key: {
      explanation: '',
      rubric: {
        step: 50,
        criteria: [
          {
            id: 'co',
            name: 'Content',
            descriptor: 'All three points are there, and Sam is fully informed.',
            max: 5,
            weight: 1,
            levels: [
              { id: 'a', score: 500, text: 'All three points, clear and complete.' },
              { id: 'b', score: 300, text: 'One point is missing or unclear.' },
              { id: 'c', score: 100, text: 'Hardly anything is on the task.' },
            ],
          },
          {
            id: 'or',
            name: 'Organisation',
            descriptor: 'The e-mail is joined up with simple linking words.',
            max: 5,
            weight: 1,
            levels: [],
          },
          {
            id: 'la',
            name: 'Language',
            descriptor: 'Everyday words and simple grammar, mostly right.',
            max: 5,
            weight: 2,
            levels: [],
          },
        ],
      },
      model:
        'Hi Sam,\nTake bus 32 from the station and get off at the market; my house is behind it. We are going to visit the old citadel and swim in the river. What kind of food do you like?\nSee you soon,\nLinh',
    },
    responses: {
      right: {
        q1: 'Hi Sam,\nYou can take bus 32 at the station. On Saturday we will go fishing with my brother. What do you like to eat?\nBye,\nLinh',
      },
      wrong: { q1: 'I like phở.' },
      blank: {},
      hostile: hostile('EW1'),
    },
    outcome: 'needs-teacher',
    expect: { right: [nothing], wrong: [nothing] },
  },
} satisfies Record<WritingCode, Sample<WritingContent, WritingKey, WritingResponse>>;
