import fc from 'fast-check';
import { renderToString } from 'katex';
import { describe, expect, it } from 'vitest';
import {
  defaultsOf,
  parseMarkup,
  textsOf,
  type ChoiceContent,
  type ChoiceKey,
  type Inline,
  type TextGapsContent,
  type TextGapsKey,
} from '../index.ts';
import { problemsOf } from '../registry/validators.ts';
import { score, solve } from '../registry/scoring.ts';
import { checkTemplate, parseTemplate, readTemplate, type Template } from './index.ts';

const range = (name: string, from: number, to: number) =>
  ({ kind: 'range', name, from: `${from}`, to: `${to}`, step: '1' }) as const;

const choice = (stem: string, options: readonly string[], rest: Partial<Template> = {}): Template => {
  const { content, key } = defaultsOf('MC1') as { content: ChoiceContent; key: ChoiceKey };
  const [item] = content.items;
  const ids = ['a', 'b', 'c', 'd'];
  return {
    parameters: [range('a', 2, 9), range('b', 2, 9)],
    conditions: [],
    truths: {},
    content: {
      ...content,
      items: [{ ...item!, stem, options: options.map((text, at) => ({ id: ids[at]!, text })) }],
    } as never,
    answerKey: { ...key, explanation: '${{a}} + {{b}} = {{a + b}}$', correct: { [item!.id]: ['a'] } } as never,
    ...rest,
  };
};
const numeric = (text: string, accepted: string, rest: Partial<Template> = {}): Template => {
  const { content, key } = defaultsOf('FB8') as { content: TextGapsContent; key: TextGapsKey };
  const gap = content.gaps[0]!.id;
  return {
    parameters: [range('a', 1, 9), range('b', 1, 9)],
    conditions: [],
    truths: {},
    content: { ...content, text } as never,
    answerKey: { ...key, gaps: { [gap]: { ...key.gaps[gap]!, accepted: [accepted] } } } as never,
    ...rest,
  };
};
const drawerOf = (type: 'MC1' | 'FB8' | 'TF5', template: Template) => {
  const read = readTemplate(type, template, ',');
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.drawer;
};
const sums = choice('Tính ${{a}} + {{b}}$.', ['${{a + b}}$', '${{a - b}}$', '${{a * b}}$', '${{a / b}}$'], {
  conditions: ['a != b'],
});

const formulas = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'math' ? [node.latex] : node.kind === 'mark' ? formulas(node.children) : []));

describe('drawing a question', () => {
  it('is reproducible from its seed, valid, with different options and LaTeX that KaTeX accepts strictly', () => {
    const drawer = drawerOf('MC1', sums);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const draw = drawer.draw(seed)!;
        expect(drawer.draw(seed)).toEqual(draw);
        expect(problemsOf('MC1', draw.content, draw.answerKey)).toEqual([]);
        const texts = textsOf('MC1', draw.content);
        expect(JSON.stringify(draw)).not.toContain('{{a');
        const [{ options, stem }] = (draw.content as ChoiceContent).items as [ChoiceContent['items'][number]];
        expect(new Set(options.map(({ text }) => text)).size).toBe(4);
        const [, a, b] = /(\d+) \+ (\d+)/.exec(stem)!;
        expect(options[0]!.text).toBe(`$${Number(a) + Number(b)}$`);
        for (const text of texts)
          for (const { children } of parseMarkup(text))
            for (const latex of formulas(children))
              renderToString(latex, { strict: 'error', throwOnError: true, trust: false });
      }),
      { numRuns: 200 },
    );
  });

  it('gives as many different questions as there are, always the same', () => {
    const drawer = drawerOf('MC1', sums);
    const several = drawer.several('papers', 24);
    expect(several.map(({ content }) => JSON.stringify(content))).toHaveLength(24);
    expect(new Set(several.map(({ content }) => JSON.stringify(content))).size).toBe(24);
    expect(drawer.several('papers', 24)).toEqual(several);
    expect(drawer.several('papers', 5)).toEqual(several.slice(0, 5));
    // A value that no text shows makes no different question.
    const three = { ...sums, parameters: [range('a', 4, 6), range('b', 3, 3), range('unseen', 1, 50)] };
    expect(drawerOf('MC1', three).several('papers', 24)).toHaveLength(3);
  });

  it('never draws two options with the same value in different notations', () => {
    // 2·2 = 2 + 2, and 0,5 is 1/2.
    const template = choice('${{a}}$', ['${{a + b}}$', '${{a * b}}$', '${{1 / a}}$', '{{1 / b|dec}}'], {
      parameters: [
        { kind: 'list', name: 'a', values: ['2', '4'] },
        { kind: 'list', name: 'b', values: ['2', '4', '5'] },
      ],
    });
    const drawer = drawerOf('MC1', template);
    const drawn = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(drawer.draw(`${seed}`)!.content)));
    // Of the six pairs (2, 2) and (4, 4) repeat a number.
    expect(drawn.size).toBe(4);
  });

  it('computes the key of a short answer, as a decimal where fractions are not allowed', () => {
    const drawer = drawerOf(
      'FB8',
      numeric('Tính ${{a}} : {{b}}$.', '{{a / b}}', { conditions: ['whole(20 * a / b)'] }),
    );
    for (let seed = 0; seed < 60; seed++) {
      const { content, answerKey } = drawer.draw(`${seed}`)!;
      const { gaps } = answerKey as TextGapsKey;
      const [accepted] = Object.values(gaps)[0]!.accepted;
      expect(accepted).toMatch(/^\d+(,\d+)?$/);
      const [, a, b] = /(\d+) : (\d+)/.exec((content as TextGapsContent).text)!;
      expect(Number(accepted!.replace(',', '.'))).toBeCloseTo(Number(a) / Number(b), 9);
      const solved = solve('FB8', content, answerKey)!;
      expect(score('FB8', content, answerKey, solved, { locale: 'vi' }).items[0]!.state).toBe('right');
    }
  });

  it('decides which statements of a cluster are true', () => {
    const { content, key } = defaultsOf('TF5') as { content: ChoiceContent; key: ChoiceKey };
    const template: Template = {
      parameters: [range('a', 1, 9), range('b', 1, 9)],
      conditions: ['a != b'],
      truths: { [content.items[0]!.id]: 'a > b' },
      content: {
        ...content,
        items: content.items.map((item, at) => ({ ...item, stem: at === 0 ? '${{a}} > {{b}}$' : `Ý ${at}` })),
      } as never,
      answerKey: { ...key, correct: Object.fromEntries(content.items.map(({ id }) => [id, ['f']])) } as never,
    };
    const drawer = drawerOf('TF5', template);
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const draw = drawer.draw(`${seed}`)!;
      const [, a, b] = /(\d) > (\d)/.exec((draw.content as ChoiceContent).items[0]!.stem)!;
      const said = (draw.answerKey as ChoiceKey).correct[content.items[0]!.id]!;
      expect(said).toEqual([Number(a) > Number(b) ? 't' : 'f']);
      seen.add(said[0]!);
    }
    expect(seen.size).toBe(2);
  });

  it('draws only valid questions from random templates', () => {
    const term = fc.constantFrom(
      'a',
      'b',
      'a + b',
      'a * b',
      'a - b',
      'a / b',
      '(a + b) / 2',
      'a ^ 2',
      'sqrt(a)',
      'gcd(a, b)',
      '2 * a - b / 3',
    );
    fc.assert(
      fc.property(fc.tuple(term, term, term, term), fc.string(), (options, seed) => {
        const template = choice(
          '${{a}}$ và ${{b}}$',
          options.map((one) => `$${`{{${one}}}`}$`),
        );
        const read = readTemplate('MC1', template, ',');
        const draw = 'drawer' in read ? read.drawer.draw(seed) : undefined;
        if (!draw) {
          expect(new Set(options).size).toBeLessThan(4);
          return;
        }
        expect(problemsOf('MC1', draw.content, draw.answerKey)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checking a template', () => {
  const codes = (template: Template, type: 'MC1' | 'FB8' = 'MC1') =>
    checkTemplate(type, template, ',', 100).problems.map(({ path, code }) => `${path} ${code}`);

  it('accepts a valid one, and counts its possible draws', () => {
    expect(checkTemplate('MC1', sums, ',', 100)).toMatchObject({ problems: [], fitting: 56, exact: true });
  });

  it.each([
    [
      'no placeholder',
      choice('1 + 1?', ['2', '3', '4', '5'], { answerKey: { explanation: '', correct: { q1: ['a'] } } as never }),
      ['template noPlaceholder'],
    ],
    ['an unknown name', choice('{{a + x}}', ['1', '2', '3', '4']), ['content.items.0.stem unknownName']],
    ['an unknown way of writing', choice('{{a|big}}', ['1', '2', '3', '4']), ['content.items.0.stem unknownFormat']],
    ['options that are always equal', choice('{{a}}', ['${{a}}$', '{{2*a/2}}', '3', '4']), ['content optionsEqual']],
    ['an empty option', choice('{{a}}', ['1', '', '3', '4']), ['content.items.0.options.1 OPTION_EMPTY']],
    [
      'conditions that nothing fits',
      choice('{{a}}', ['1', '2', '3', '4'], { conditions: ['a > 9'] }),
      ['template.conditions nothingFits'],
    ],
    [
      'too few draws',
      choice('{{a}}', ['1', '2', '3', '4'], { parameters: [range('a', 1, 2), range('b', 1, 1)] }),
      ['template tooFew'],
    ],
    [
      'a statement that is not there',
      choice('{{a}}', ['1', '2', '3', '4'], { truths: { q9: 'a > 1' } }),
      ['template.truths.q9 truthUnknown'],
    ],
    [
      'a field of a parameter',
      choice('{{a}}', ['1', '2', '3', '4'], { parameters: [range('a', 1, 9), { ...range('b', 1, 9), step: 'x' }] }),
      ['template.parameters.1.step numberInvalid'],
    ],
  ])('reports %s', (_, template, expected) => expect(codes(template)).toEqual(expected));

  it('reports a key without a finite decimal', () =>
    expect(codes(numeric('{{a}}', '{{a / 7}}', { parameters: [range('a', 1, 6)] }), 'FB8')).toEqual([
      expect.stringMatching(/^answerKey\.gaps\.\w+\.accepted\.0 noDecimals$/),
    ]));

  it('refuses types whose questions are not text', () => {
    const { content, key } = defaultsOf('DL1');
    expect(checkTemplate('DL1', { ...sums, content, answerKey: key }, ',', 1).problems).toEqual([
      { path: 'template', code: 'typeUnsupported' },
    ]);
  });
});

it('parses valid stored templates, and refuses others', () => {
  const stored = JSON.parse(JSON.stringify({ schemaVersion: 1, ...sums })) as unknown;
  expect(parseTemplate('MC1', stored)).toEqual(sums);
  expect(parseTemplate('MC1', { ...(stored as object), parameters: [{ kind: 'other' }] })).toBeUndefined();
  expect(parseTemplate('MC1', {})).toBeUndefined();
});
