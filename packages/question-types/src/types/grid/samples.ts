import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import { levels, type GridCode } from './codes.ts';
import type { GridContent, GridKey, GridLine, GridResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const nothing: Share = { earned: 0, of: 1 };

const rows = (...texts: string[]): GridLine[] => texts.map((text, at) => ({ id: `r${at + 1}`, text }));

export const gridSamples = {
  LS1: {
    language: 'en',
    content: {
      instructions: 'Four neighbours talk about the new bus line. Who says what?',
      passage: {
        title: 'The new bus line',
        text: '%b%Anna%b% I leave the car at home now: the stop is at my door.\n%b%Bình%b% The bus is fine, but it does not run after eight, and I work late.\n%b%Carol%b% They cut down six old trees for it. I miss their shade.\n%b%Dung%b% My children used to need a lift to school. Now they go by themselves.',
        numbered: false,
      },
      images: [],
      rows: rows(
        'The service should run longer.',
        'My family has become more independent.',
        'The street was nicer before.',
      ),
      columns: [
        { id: 'a', text: 'Anna' },
        { id: 'b', text: 'Bình' },
        { id: 'c', text: 'Carol' },
        { id: 'd', text: 'Dung' },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { r2: 'Her children go to school by themselves.' },
      correct: { r1: ['b'], r2: ['d'], r3: ['c'] },
    },
    responses: {
      right: { r1: ['b'], r2: ['d'], r3: ['c'] },
      partial: { r1: ['b'], r2: ['a'] },
      wrong: { r1: ['a'], r2: ['a'], r3: ['a'] },
      blank: {},
      hostile: hostileToPicks('r1', 'b'),
    },
    expect: { right: [right, right, right], partial: [right, nothing, nothing], wrong: [nothing, nothing, nothing] },
  },
  LS2: {
    language: 'vi',
    content: {
      instructions: 'Em tự đánh giá: em làm được những việc sau bằng tiếng Anh đến mức nào?',
      images: [],
      rows: rows(
        'Em giới thiệu được bản thân và gia đình.',
        'Em hiểu được lời chỉ đường đơn giản.',
        'Em viết được một tin nhắn ngắn cho bạn.',
      ),
      columns: levels.map((id) => ({ id, text: '' })),
    },
    key: { explanation: 'Không có mức nào đúng hay sai; thầy cô xem để xếp lớp.', correct: {} },
    responses: {
      right: { r1: ['l4'], r2: ['l1'], r3: ['l5'] },
      wrong: { r1: ['l1'] },
      blank: {},
      hostile: hostileToPicks('r1', 'l4'),
    },
    outcome: 'unscored',
    expect: { right: [nothing, nothing, nothing], wrong: [nothing, nothing, nothing] },
  },
} satisfies Record<GridCode, Sample<GridContent, GridKey, GridResponse>>;
