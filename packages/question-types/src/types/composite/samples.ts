import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToRecords } from '../../testing/hostile.ts';
import type { CompositeCode, CompositeContent, CompositeKey, CompositeResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

/** Malformed for a composite whose part `p1` has an item `q1` with an option `a`. */
const hostile: readonly unknown[] = [
  ...hostileToRecords,
  ...[
    null,
    'a',
    1,
    true,
    ['a'],
    [{ q1: ['a'] }],
    { q1: 'a' },
    { q1: ['nosuch'] },
    { nosuch: ['a'] },
    { q1: ['a'], nosuch: ['a'] },
    { p1: { q1: ['a'] } },
    JSON.parse('{"__proto__": {"q1": ["a"]}}'),
  ].map((value) => ({ p1: value })),
  { q1: ['a'] },
  { p1: { q1: ['a'] }, nosuch: { q1: ['a'] } },
  JSON.parse('{"p1": {"q1": ["a"]}, "__proto__": {"q1": ["a"]}}'),
  { p1: { q1: ['a'] }, p2: 'x'.repeat(100_000) },
];

const version = { schemaVersion: 1 };

export const compositeSamples = {
  MIX1: {
    language: 'en',
    content: {
      instructions: 'Read the story and answer the questions.',
      images: [],
      passage: {
        title: '',
        text: 'Katy looked out of the window of her grandfather’s farmhouse. Snow was falling on the fields, and the road to the village had gone.\n“No school today,” said Grandpa. “But the hens still want their breakfast.” Katy put on two pairs of socks and went outside. One hen was missing. She followed its small footprints round the barn and found it asleep in Grandpa’s old hat.',
        numbered: false,
      },
      parts: [
        {
          id: 'p1',
          type: 'MC1',
          ...version,
          items: ['q1'],
          content: {
            instructions: '',
            images: [],
            optionLayout: 'list',
            items: [
              {
                id: 'q1',
                stem: 'Choose the best name for the story.',
                options: [
                  { id: 'a', text: 'A warm place for a hen' },
                  { id: 'b', text: 'Katy’s new school' },
                  { id: 'c', text: 'The road to the village' },
                ],
              },
            ],
          },
        },
        {
          id: 'p2',
          type: 'TF2',
          ...version,
          items: ['q1', 'q2'],
          content: {
            instructions: 'Are the sentences true or false?',
            images: [],
            optionLayout: 'list',
            items: [
              {
                id: 'q1',
                stem: 'Katy could see the road from the window.',
                options: [
                  { id: 't', text: '', lock: true },
                  { id: 'f', text: '', lock: true },
                ],
              },
              {
                id: 'q2',
                stem: 'Grandpa asked Katy to feed the hens.',
                options: [
                  { id: 't', text: '', lock: true },
                  { id: 'f', text: '', lock: true },
                ],
              },
            ],
          },
        },
        {
          id: 'p3',
          type: 'FB2',
          ...version,
          items: ['g1', 'g2'],
          content: {
            instructions: 'Write ONE word from the story in each gap.',
            images: [],
            wordLimit: 1,
            text: 'Katy wore two pairs of [[g1]] because it was cold. She found the missing hen in an old [[g2]].',
            gaps: [{ id: 'g1' }, { id: 'g2' }],
          },
        },
      ],
    },
    key: {
      explanation: 'Footprints in the snow led Katy to the hen.',
      parts: {
        p1: { type: 'MC1', ...version, key: { explanation: '', correct: { q1: ['a'] } } },
        p2: {
          type: 'TF2',
          ...version,
          key: {
            explanation: '',
            itemExplanations: { q1: '“The road to the village had gone.”' },
            correct: { q1: ['f'], q2: ['t'] },
          },
        },
        p3: {
          type: 'FB2',
          ...version,
          key: {
            explanation: '',
            gaps: {
              g1: { accepted: ['socks'], caseSensitive: false, contractions: true },
              g2: { accepted: ['hat'], caseSensitive: false, contractions: true },
            },
          },
        },
      },
    },
    responses: {
      right: { p1: { q1: ['a'] }, p2: { q1: ['f'], q2: ['t'] }, p3: { g1: 'socks', g2: ' Hat ' } },
      partial: { p1: { q1: ['c'] }, p3: { g1: 'socks' } },
      wrong: { p1: { q1: ['b'] }, p2: { q1: ['t'], q2: ['f'] }, p3: { g1: 'shoes', g2: 'barn' } },
      blank: { p2: {} },
      hostile,
    },
    expect: {
      right: [right, right, right, right, right],
      partial: [wrong, wrong, wrong, right, wrong],
      wrong: [wrong, wrong, wrong, wrong, wrong],
    },
  },
  MIX2: {
    language: 'en',
    content: {
      instructions: 'You will hear a guide talking about a visit to a museum. Answer the questions.',
      images: [],
      audio: { media: 'sample-audio-museum', playLimit: 2, seconds: 95 },
      parts: [
        {
          id: 'p1',
          type: 'MC11',
          ...version,
          items: ['q1'],
          content: {
            instructions: '',
            images: [],
            optionLayout: 'list',
            items: [
              {
                id: 'q1',
                stem: 'Why is the second floor closed today?',
                options: [
                  { id: 'a', text: 'It is being painted.' },
                  { id: 'b', text: 'The lift is broken.' },
                  { id: 'c', text: 'A film is being made there.' },
                ],
              },
            ],
          },
        },
        {
          id: 'p2',
          type: 'FB5',
          ...version,
          items: ['g1', 'g2'],
          content: {
            instructions: 'Complete the notes. Write ONE WORD AND/OR A NUMBER.',
            images: [],
            wordLimit: 2,
            text: '%b%Family ticket%b%: £[[g1]]\nBags: leave them in the [[g2]]',
            gaps: [{ id: 'g1' }, { id: 'g2' }],
          },
        },
        {
          id: 'p3',
          type: 'MG2',
          ...version,
          items: ['q1', 'q2'],
          content: {
            instructions: 'Where is each thing? There are two places that you do not need.',
            images: [],
            items: [
              { id: 'q1', text: 'the dinosaur' },
              { id: 'q2', text: 'the ship in a bottle' },
            ],
            targets: [
              { id: 'k3', text: 'the garden' },
              { id: 'k1', text: 'the main hall' },
              { id: 'k8', text: 'the shop' },
              { id: 'k5', text: 'the cellar' },
            ],
          },
        },
      ],
    },
    key: {
      explanation: '',
      transcript:
        'Welcome! I am afraid the second floor is closed today: some people from television are filming there. A family ticket is eighteen pounds. Please leave your bags in the cupboard by the door. The dinosaur is too tall for the main hall, so you will meet it in the garden. And do not miss the ship in a bottle, down in the cellar.',
      parts: {
        p1: { type: 'MC11', ...version, key: { explanation: '', correct: { q1: ['c'] } } },
        p2: {
          type: 'FB5',
          ...version,
          key: {
            explanation: '',
            gaps: {
              g1: { accepted: ['18', 'eighteen'], caseSensitive: false, contractions: false },
              g2: { accepted: ['cupboard'], caseSensitive: false, contractions: false },
            },
          },
        },
        p3: { type: 'MG2', ...version, key: { explanation: '', correct: { q1: ['k3'], q2: ['k5'] } } },
      },
    },
    responses: {
      right: { p1: { q1: ['c'] }, p2: { g1: '18', g2: 'cupboard' }, p3: { q1: ['k3'], q2: ['k5'] } },
      partial: { p1: { q1: ['c'] }, p2: { g1: '80', g2: 'Cupboard' }, p3: { q1: ['k1'] } },
      wrong: { p1: { q1: ['a'] }, p2: { g1: '80', g2: 'car' }, p3: { q1: ['k1'], q2: ['k8'] } },
      blank: {},
      hostile,
    },
    expect: {
      right: [right, right, right, right, right],
      partial: [right, wrong, right, wrong, wrong],
      wrong: [wrong, wrong, wrong, wrong, wrong],
    },
  },
} satisfies Record<CompositeCode, Sample<CompositeContent, CompositeKey, CompositeResponse>>;
