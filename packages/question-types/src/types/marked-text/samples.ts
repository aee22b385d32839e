import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { MarkedTextCode } from './codes.ts';
import type { MarkedTextContent, MarkedTextKey, MarkedTextResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

export const markedTextSamples = {
  MC8: {
    language: 'en',
    content: {
      instructions: 'Choose the underlined part that must be changed.',
      images: [],
      item: { id: 'q1' },
      text: 'The number of students [[a]] the school band [[b]] grown quickly [[c]] the new teacher [[d]] last autumn.',
      parts: [
        { id: 'a', text: 'who join' },
        { id: 'b', text: 'have' },
        { id: 'c', text: 'since' },
        { id: 'd', text: 'came' },
      ],
      everyWord: false,
    },
    key: { explanation: 'The subject is "the number", which is singular.', correct: { q1: ['b'] }, correction: 'has' },
    responses: {
      right: { q1: ['b'] },
      wrong: { q1: ['c'] },
      blank: {},
      hostile: [...hostileToPicks('q1', 'b'), { q1: ['a', 'b'] }],
    },
    expect: { right: [right], wrong: [wrong] },
  },
  MR3: {
    language: 'vi',
    content: {
      instructions: 'Chọn tất cả các từ láy trong đoạn văn.',
      images: [],
      item: { id: 'q1' },
      text: '[[w1]] [[w2]] [[w3]] [[w4]] [[w5]] [[w6]]. [[w7]] [[w8]], [[w9]] [[w10]] [[w11]] [[w12]].',
      parts: [
        { id: 'w1', text: 'Mặt' },
        { id: 'w2', text: 'hồ' },
        { id: 'w3', text: '%b%lăn tăn%b%' },
        { id: 'w4', text: 'gợn' },
        { id: 'w5', text: 'sóng' },
        { id: 'w6', text: 'nhẹ' },
        { id: 'w7', text: 'Xa' },
        { id: 'w8', text: 'xa' },
        { id: 'w9', text: 'tiếng chuông' },
        { id: 'w10', text: 'văng vẳng' },
        { id: 'w11', text: 'vọng' },
        { id: 'w12', text: 'lại' },
      ],
      everyWord: false,
    },
    key: {
      explanation: 'Từ láy lặp lại một phần hay toàn bộ âm thanh: lăn tăn, văng vẳng.',
      correct: { q1: ['w3', 'w10'] },
    },
    responses: {
      right: { q1: ['w3', 'w10'] },
      partial: { q1: ['w3'] },
      wrong: { q1: ['w3', 'w5'] },
      blank: {},
      hostile: hostileToPicks('q1', 'w3'),
    },
    expect: { right: [right], partial: [{ earned: 1, of: 2 }], wrong: [wrong] },
  },
} satisfies Record<MarkedTextCode, Sample<MarkedTextContent, MarkedTextKey, MarkedTextResponse>>;
