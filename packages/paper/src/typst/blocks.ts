/** Blocks of a paper as Typst code: the paper form of every question type. */
import type { MarkupTree } from '@vumon/question-types';
import type { PrintOption } from '@vumon/question-types/print';
import type { PaperBlock, PaperItem } from '../paper.ts';
import { figureCode, numeral, smallImage, type Drawing } from './drawing.ts';
import { gapsCode, linesCode, textCode } from './inline.ts';
import { pictureTaskCode } from './picture-task.ts';
import { array, block, call, typstString } from './source.ts';

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

function optionCode(drawing: Drawing, option: PrintOption): string {
  const label = option.label === '' ? '' : `strong(${typstString(`${option.label}. `)})`;
  const picture = smallImage(drawing, option.image);
  return block(joined(label, textCode(option.text), picture && option.text.length > 0 ? 'linebreak()' : '', picture));
}

const optionsCode = (drawing: Drawing, { options }: Of<'choice'>): string =>
  call(
    'options',
    array(options.map((option) => optionCode(drawing, option))),
    ...(options.some(({ image }) => image) ? ['most: 3'] : []),
  );

/** One question; no page breaks inside it unless its writing lines fill a page. */
export function itemCode(drawing: Drawing, item: PaperItem): string {
  const long = item.blocks.some((one) => one.kind === 'writing' && one.lines > 24);
  const figures = item.figures.map((image) => figureCode(drawing, image)).join('; ');
  const inside = joined(
    ...item.before.map((one) => blockCode(drawing, one, null, '')),
    ...item.blocks.map((one, at) => blockCode(drawing, one, at === 0 ? item.stem : null, at === 0 ? figures : '')),
  );
  return call(long ? 'block' : 'item', block(inside));
}

export function blockCode(drawing: Drawing, one: PaperBlock, stem: MarkupTree | null, figures: string): string {
  const { words } = drawing;
  switch (one.kind) {
    case 'instructions':
      return call('leading', call('emph', block(linesCode(one.text))));
    case 'example':
      return call(
        'leading',
        call('framed', block(linesCode(one.text, { lead: `strong(${typstString(words('example'))})` }))),
      );
    case 'image':
      return call('leading', figureCode(drawing, one.image));
    case 'recording':
      return call(
        'leading',
        call(
          'emph',
          typstString(one.playLimit > 0 ? words(one.medium, { count: one.playLimit }) : words(`${one.medium}Free`)),
        ),
      );
    case 'passage': {
      const title =
        one.title === '' ? '' : `block(width: 100%, sticky: true, align(center, strong(${typstString(one.title)})))`;
      const marked = one.lettered === true ? 'letters' : one.numbered ? 'numbers' : 'none';
      return call('passage', block(joined(title, linesCode(one.text, { gap: gapsCode(one.gaps), marked }))));
    }
    case 'choice':
      return choiceCode(drawing, one, figures);
    case 'verdicts':
      return verdictsCode(drawing, one, stem, figures);
    case 'targets':
      return targetsCode(drawing, one);
    case 'entries':
      return one.entries
        .map((entry) =>
          call(
            'grid',
            'columns: (1fr, 18mm)',
            'column-gutter: 4mm',
            'align: (left, bottom)',
            block(
              joined(numeral(drawing, entry.number), '" "', textCode(entry.text), smallImage(drawing, entry.image)),
            ),
            'blank(18mm)',
          ),
        )
        .join('; ');
    case 'columns':
      return columnsCode(drawing, one);
    case 'gapped-text':
      return joined(
        linesCode(one.text, {
          gap: gapsCode(one.gaps),
          ...(one.number !== undefined && { lead: numeral(drawing, one.number) }),
        }),
        figures,
      );
    case 'gapped-table':
      return joined(
        figures,
        call(
          'ruled',
          String(one.rows[0]?.length ?? 1),
          ...one.rows.flat().map((tree) => block(textCode(tree, gapsCode(one.gaps)))),
        ),
      );
    case 'grid':
      return joined(figures, gridCode(drawing, one));
    case 'gap-options':
      return one.rows
        .map((row) =>
          call(
            'grid',
            'columns: (auto, 1fr)',
            'column-gutter: 2mm',
            numeral(drawing, row.number),
            call('options', array(row.options.map((option) => optionCode(drawing, option))), 'indent: 0mm'),
          ),
        )
        .join('; ');
    case 'marked-text':
      return joined(
        figures,
        linesCode(one.text, {
          lead: numeral(drawing, one.number),
          gap: (id) => {
            const part = Object.hasOwn(one.parts, id) ? one.parts[id] : undefined;
            if (!part) return '[]';
            if (part.label === undefined)
              return one.shown ? call('underline', block(textCode(part.text))) : block(textCode(part.text));
            return joined(
              call('underline', block(textCode(part.text))),
              call('sub', `strong(${typstString(part.label)})`),
            );
          },
        }),
      );
    case 'picture-task':
      return joined(figures, pictureTaskCode(drawing, one));
    case 'bank':
      return call(
        'leading',
        call(
          'bank',
          array(
            one.entries.map((entry) =>
              block(
                joined(
                  entry.label === undefined ? '' : `strong(${typstString(`${entry.label}. `)})`,
                  smallImage(drawing, entry.image),
                  textCode(entry.text),
                ),
              ),
            ),
          ),
        ),
      );
    case 'letters':
      return joined(
        linesCode(one.clue, { lead: numeral(drawing, one.number) }),
        figures,
        one.image ? figureCode(drawing, one.image) : '',
        call(
          'par',
          block(
            one.boxes
              .map((letter) => (letter !== '' && letter.trim() === '' ? 'h(4mm)' : call('cell', typstString(letter))))
              .join('; '),
          ),
        ),
        one.tiles === undefined ? '' : call('par', `strong(${typstString(one.tiles.join('   '))})`),
      );
    case 'ordering':
      return orderingCode(drawing, one, figures);
    case 'answer':
      if (drawing.sheet) return '';
      return call(
        'par',
        block(
          joined(
            typstString(`${words('answer')} `),
            one.cells === undefined ? 'blank(40mm)' : Array.from({ length: one.cells }, () => 'cell[]').join('; '),
            one.unit === undefined ? '' : typstString(` ${one.unit}`),
          ),
        ),
      );
    case 'writing':
      return writingCode(drawing, one, figures);
    case 'speaking':
      return joined(
        taskCode(drawing, one, one.cues, figures),
        factsCode(
          drawing,
          [
            ...(one.preparation > 0 ? [words('prepare', { count: one.preparation })] : []),
            words('speak', { count: one.seconds }),
          ],
          one.criteria,
        ),
      );
  }
}

function choiceCode(drawing: Drawing, one: Of<'choice'>, figures: string): string {
  const bare = one.stem.length === 0 && one.choose === undefined && !one.image && figures === '';
  if (bare)
    return call(
      'grid',
      'columns: (auto, 1fr)',
      'column-gutter: 2mm',
      numeral(drawing, one.number),
      call('options', array(one.options.map((option) => optionCode(drawing, option))), 'indent: 0mm'),
    );
  const tail =
    one.choose === undefined ? undefined : call('emph', typstString(drawing.words('choose', { count: one.choose })));
  return joined(
    linesCode(one.stem, { lead: numeral(drawing, one.number), ...(tail !== undefined && { tail }) }),
    one.image ? figureCode(drawing, one.image) : '',
    figures,
    optionsCode(drawing, one),
  );
}

function verdictsCode(drawing: Drawing, one: Of<'verdicts'>, stem: MarkupTree | null, figures: string): string {
  const clustered = one.number !== undefined;
  const boxes =
    drawing.sheet && clustered
      ? ''
      : one.verdicts.map((verdict) => joined(typstString(`${verdict} `), 'tick', 'h(2mm)')).join('; ');
  const rows = one.statements.map((statement) => {
    const label = clustered
      ? `strong(${typstString(`${statement.label}) `)})`
      : joined(numeral(drawing, Number(statement.label)), '" "');
    const text = block(joined(label, textCode(statement.text), smallImage(drawing, statement.image)));
    return boxes === ''
      ? call('pad', 'left: 5mm', call('par', text))
      : call(
          'grid',
          'columns: (1fr, auto)',
          'column-gutter: 3mm',
          ...(statement.image ? ['align: horizon'] : []),
          call('pad', `left: ${clustered ? 5 : 0}mm`, text),
          block(boxes),
        );
  });
  return joined(
    clustered ? linesCode(stem ?? [], { lead: numeral(drawing, one.number!) }) : '',
    figures,
    call('stack', 'spacing: 0.7em', ...rows),
  );
}

function targetsCode(drawing: Drawing, one: Of<'targets'>): string {
  if (one.look !== 'texts') {
    const items = array(one.targets.map((target) => optionCode(drawing, target)));
    return call(
      'leading',
      one.look === 'bank' ? call('bank', items) : call('framed', call('stack', 'spacing: 0.6em', `..${items}`)),
    );
  }
  return one.targets
    .map((target) =>
      call(
        'passage',
        block(
          joined(
            target.image ? figureCode(drawing, target.image) : '',
            linesCode(target.text, { lead: `strong(${typstString(`${target.label}.`)})` }),
          ),
        ),
      ),
    )
    .join('; ');
}

function columnsCode(drawing: Drawing, one: Of<'columns'>): string {
  const rows = Array.from({ length: Math.max(one.entries.length, one.targets.length) }, (_, at) => {
    const entry = one.entries[at];
    const target = one.targets[at];
    const left = entry
      ? block(joined(numeral(drawing, entry.number), '" "', textCode(entry.text), smallImage(drawing, entry.image)))
      : '[]';
    const middle = one.lines
      ? call('grid', 'columns: (1fr, 1fr)', 'align: (left, right)', entry ? 'dot' : '[]', target ? 'dot' : '[]')
      : entry
        ? 'blank(14mm)'
        : '[]';
    return [left, middle, target ? optionCode(drawing, target) : '[]'].join(', ');
  });
  return call('matched', one.lines ? '40mm' : '16mm', ...rows);
}

function gridCode(drawing: Drawing, one: Of<'grid'>): string {
  const rows = one.rows.flatMap((row) => [
    block(joined(numeral(drawing, row.number), '" "', textCode(row.text))),
    ...one.columns.map(() => 'align(center + horizon, tick)'),
  ]);
  return call(
    'ticks',
    array(one.columns.map((column) => block(textCode(column)))),
    array(one.columns.flatMap(wordsOf).map(typstString)),
    ...rows,
  );
}

/** The text without its formulas. */
const wordsOf = (tree: MarkupTree): string[] => {
  const words: string[] = [];
  const walk = (nodes: readonly unknown[]) => {
    for (const node of nodes as readonly { kind: string; text?: string; children?: readonly unknown[] }[]) {
      if (node.kind === 'text') words.push(...(node.text ?? '').split(/\s+/).filter((word) => word !== ''));
      walk(node.children ?? []);
    }
  };
  walk(tree);
  return words;
};

function orderingCode(drawing: Drawing, one: Of<'ordering'>, figures: string): string {
  const head = joined(linesCode(one.stem, { lead: numeral(drawing, one.number) }), figures);
  if (one.layout === 'line')
    return joined(
      head,
      call('par', block(one.pieces.map((piece, at) => joined(at > 0 ? '" / "' : '', textCode(piece.text))).join('; '))),
      'writing-lines(2)',
    );
  return joined(
    head,
    call(
      'pad',
      'left: 5mm',
      call(
        'stack',
        'spacing: 0.65em',
        ...one.pieces.map((piece) => block(joined(`strong(${typstString(`${piece.label}. `)})`, textCode(piece.text)))),
      ),
    ),
    call('par', block(joined(typstString(`${drawing.words('order')} `), one.pieces.map(() => 'cell[]').join('; ')))),
  );
}

function taskCode(
  drawing: Drawing,
  one: Of<'writing' | 'speaking'>,
  points: readonly string[],
  figures: string,
): string {
  return joined(
    linesCode(one.prompt, { lead: numeral(drawing, one.number) }),
    figures,
    points.length > 0 ? call('list', ...points.map(typstString)) : '',
  );
}

function factsCode(drawing: Drawing, facts: readonly string[], criteria: Of<'writing'>['criteria']): string {
  const all = [
    ...facts,
    ...(criteria.length === 0
      ? []
      : [drawing.words('criteria', { list: criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ') })]),
  ];
  return all.length === 0 ? '' : call('par', call('emph', typstString(all.join(' '))));
}

function writingCode(drawing: Drawing, one: Of<'writing'>, figures: string): string {
  const { words } = drawing;
  const { minWords: min, maxWords: max, keyword, lines } = one;
  const range =
    min !== undefined && max !== undefined
      ? [words('words', { min, max })]
      : min !== undefined
        ? [words('wordsFrom', { count: min })]
        : max !== undefined
          ? [words('wordsTo', { count: max })]
          : [];
  return joined(
    taskCode(drawing, one, one.points, figures),
    factsCode(drawing, [...(keyword === undefined ? [] : [words('keyword', { keyword })]), ...range], one.criteria),
    lines === 1
      ? call(
          'grid',
          'columns: (auto, 1fr, auto)',
          'column-gutter: 2mm',
          'align: bottom',
          typstString(one.before ?? ''),
          'blank(100%)',
          typstString(one.after ?? ''),
        )
      : call('writing-lines', String(lines)),
  );
}
