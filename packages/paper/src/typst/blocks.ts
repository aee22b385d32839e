/** Blocks of a paper as Typst code: the paper form of every question type. */
import type { MarkupTree } from '@vumon/question-types';
import type { PrintOption } from '@vumon/question-types/print';
import type { BlockOf, PaperBlock, PaperItem } from '../paper.ts';
import { figureCode, numeral, questionFigure, smallImage, type Drawing } from './drawing.ts';
import { gapsCode, linesCode, textCode } from './inline.ts';
import { pictureTaskCode } from './picture-task.ts';
import { array, block, call, joined, typstString } from './source.ts';
import { speakingCode, writingCode } from './tasks.ts';

function optionCode(drawing: Drawing, option: PrintOption, height?: number): string {
  // A formula must not move to the line below its letter.
  const space = beginsWithFormula(option.text) ? '\u{a0}' : ' ';
  const label = option.label === '' ? '' : `strong(${typstString(`${option.label}.${space}`)})`;
  const picture = smallImage(drawing, option.image, height);
  return block(joined(label, textCode(option.text), picture && option.text.length > 0 ? 'linebreak()' : '', picture));
}

const beginsWithFormula = (tree: MarkupTree): boolean => tree[0]?.children[0]?.kind === 'math';

const optionsCode = (drawing: Drawing, { options }: BlockOf<'choice'>): string =>
  call(
    'options',
    array(options.map((option) => optionCode(drawing, option))),
    ...(options.some(({ image }) => image) ? ['most: 3'] : []),
  );

/** One question; no page breaks inside it unless its writing lines fill a page. */
export function itemCode(drawing: Drawing, item: PaperItem, last = false): string {
  // Tasks below a picture continue on the next page: kept whole, they would leave half of the page before them empty.
  const long = item.blocks.some(
    (one) => (one.kind === 'writing' && one.lines > 24) || (one.kind === 'picture-task' && one.image !== undefined),
  );
  const figures = item.figures.map((image) => questionFigure(drawing, image)).join('; ');
  const [first, ...rest] = item.blocks;
  const ask = (one: PaperBlock | undefined, pictures: string): string =>
    joined(
      one ? blockCode(drawing, one, { stem: item.stem, figures: pictures }) : '',
      ...rest.map((other) => blockCode(drawing, other)),
    );
  const stacked = ask(first, figures);
  const images = [...item.figures, ...(first && 'image' in first && first.image ? [first.image] : [])];
  const pictures = images.map((image) => questionFigure(drawing, image, 'beside')).join('; ');
  const asked =
    pictures !== '' && first && besidePictures.has(first.kind)
      ? call('beside', block(pictures), block(ask({ ...first, image: undefined } as PaperBlock, '')), block(stacked))
      : stacked;
  const whole = block(joined(...item.before.map((one) => blockCode(drawing, one)), asked));
  return long ? call('block', whole) : call('item', whole, ...(last ? ['last: true'] : []));
}

/** Questions of few lines, which leave room for a picture at their side. */
const besidePictures: ReadonlySet<PaperBlock['kind']> = new Set([
  'choice',
  'verdicts',
  'gapped-text',
  'letters',
  'ordering',
]);

/** Printed with the first block of a question: the text after its number where the block has none, and its pictures. */
interface Lead {
  readonly stem: MarkupTree | null;
  readonly figures: string;
}

const codeByKind: {
  readonly [Kind in PaperBlock['kind']]: (drawing: Drawing, one: BlockOf<Kind>, lead: Lead) => string;
} = {
  instructions: (_, one) => call('leading', call('emph', block(linesCode(one.text)))),
  example: exampleCode,
  image: (drawing, one) => call('leading', figureCode(drawing, one.image)),
  recording: recordingCode,
  passage: passageCode,
  choice: (drawing, one, { figures }) => choiceCode(drawing, one, figures),
  verdicts: (drawing, one, { stem, figures }) => verdictsCode(drawing, one, stem, figures),
  targets: (drawing, one) => targetsCode(drawing, one),
  entries: entriesCode,
  columns: (drawing, one) => columnsCode(drawing, one),
  'gapped-text': gappedTextCode,
  'gapped-table': gappedTableCode,
  grid: (drawing, one, { figures }) => joined(figures, gridCode(drawing, one)),
  'gap-options': gapOptionsCode,
  'marked-text': markedTextCode,
  'picture-task': (drawing, one, { figures }) => joined(figures, pictureTaskCode(drawing, one)),
  bank: bankCode,
  letters: lettersCode,
  ordering: (drawing, one, { figures }) => orderingCode(drawing, one, figures),
  answer: answerCode,
  writing: (drawing, one, { figures }) => writingCode(drawing, one, figures),
  speaking: (drawing, one, { figures }) => speakingCode(drawing, one, figures),
};

export function blockCode(drawing: Drawing, one: PaperBlock, lead: Lead = { stem: null, figures: '' }): string {
  const code = codeByKind[one.kind] as (drawing: Drawing, one: PaperBlock, lead: Lead) => string;
  return code(drawing, one, lead);
}

function exampleCode(drawing: Drawing, one: BlockOf<'example'>): string {
  return call(
    'leading',
    call('framed', block(linesCode(one.text, { lead: `strong(${typstString(drawing.translate('example'))})` }))),
  );
}

function recordingCode(drawing: Drawing, one: BlockOf<'recording'>): string {
  return call(
    'leading',
    call(
      'emph',
      typstString(
        one.playLimit > 0
          ? drawing.translate(`${one.medium}Times`, { count: one.playLimit })
          : drawing.translate(`${one.medium}Free`),
      ),
    ),
  );
}

function passageCode(_: Drawing, one: BlockOf<'passage'>): string {
  const title =
    one.title === '' ? '' : `block(width: 100%, sticky: true, align(center, strong(${typstString(one.title)})))`;
  const marked = one.lettered === true ? 'letters' : one.numbered ? 'numbers' : 'none';
  return call('passage', block(joined(title, linesCode(one.text, { gap: gapsCode(one.gaps), marked }))));
}

function entriesCode(drawing: Drawing, one: BlockOf<'entries'>): string {
  return one.entries
    .map((entry) =>
      call(
        'grid',
        'columns: (1fr, 18mm)',
        'column-gutter: 4mm',
        'align: (left, bottom)',
        block(joined(numeral(drawing, entry.number), '" "', textCode(entry.text), smallImage(drawing, entry.image))),
        'blank(18mm)',
      ),
    )
    .join('; ');
}

function gappedTextCode(drawing: Drawing, one: BlockOf<'gapped-text'>, { figures }: Lead): string {
  return joined(
    linesCode(one.text, {
      gap: gapsCode(one.gaps),
      ...(one.number !== undefined && { lead: numeral(drawing, one.number) }),
    }),
    figures,
  );
}

function gappedTableCode(_: Drawing, one: BlockOf<'gapped-table'>, { figures }: Lead): string {
  return joined(
    figures,
    call(
      'ruled',
      String(one.rows[0]?.length ?? 1),
      ...one.rows.flat().map((tree) => block(textCode(tree, gapsCode(one.gaps)))),
    ),
  );
}

function gapOptionsCode(drawing: Drawing, one: BlockOf<'gap-options'>): string {
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
}

function markedTextCode(drawing: Drawing, one: BlockOf<'marked-text'>, { figures }: Lead): string {
  return joined(
    figures,
    linesCode(one.text, {
      lead: numeral(drawing, one.number),
      gap: (id) => {
        const part = Object.hasOwn(one.parts, id) ? one.parts[id] : undefined;
        if (!part) return '[]';
        if (part.label === undefined)
          return one.shown ? call('underline', block(textCode(part.text))) : block(textCode(part.text));
        return joined(call('underline', block(textCode(part.text))), call('sub', `strong(${typstString(part.label)})`));
      },
    }),
  );
}

function bankCode(drawing: Drawing, one: BlockOf<'bank'>): string {
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
}

function lettersCode(drawing: Drawing, one: BlockOf<'letters'>, { figures }: Lead): string {
  return joined(
    linesCode(one.clue, { lead: numeral(drawing, one.number) }),
    figures,
    one.image ? questionFigure(drawing, one.image) : '',
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
}

function answerCode(drawing: Drawing, one: BlockOf<'answer'>): string {
  if (drawing.sheet) return '';
  return call(
    'par',
    block(
      joined(
        typstString(`${drawing.translate('answer')} `),
        one.cells === undefined ? 'blank(40mm)' : Array.from({ length: one.cells }, () => 'cell[]').join('; '),
        one.unit === undefined ? '' : typstString(` ${one.unit}`),
      ),
    ),
  );
}

function choiceCode(drawing: Drawing, one: BlockOf<'choice'>, figures: string): string {
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
    one.choose === undefined
      ? undefined
      : call('emph', typstString(drawing.translate('choose', { count: one.choose })));
  return joined(
    linesCode(one.stem, { lead: numeral(drawing, one.number), ...(tail !== undefined && { tail }) }),
    one.image ? questionFigure(drawing, one.image) : '',
    figures,
    optionsCode(drawing, one),
  );
}

function verdictsCode(drawing: Drawing, one: BlockOf<'verdicts'>, stem: MarkupTree | null, figures: string): string {
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

function targetsCode(drawing: Drawing, one: BlockOf<'targets'>): string {
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

/** In millimetres. Things to be matched stay on one page: in their usual size, five pictures leave most of a page empty. */
const ofPair = 20;

function columnsCode(drawing: Drawing, one: BlockOf<'columns'>): string {
  const rows = Array.from({ length: Math.max(one.entries.length, one.targets.length) }, (_, at) => {
    const entry = one.entries[at];
    const target = one.targets[at];
    const left = entry
      ? block(
          joined(numeral(drawing, entry.number), '" "', textCode(entry.text), smallImage(drawing, entry.image, ofPair)),
        )
      : '[]';
    const middle = one.lines
      ? call('grid', 'columns: (1fr, 1fr)', 'align: (left, right)', entry ? 'dot' : '[]', target ? 'dot' : '[]')
      : entry
        ? 'blank(14mm)'
        : '[]';
    return [left, middle, target ? optionCode(drawing, target, ofPair) : '[]'].join(', ');
  });
  return call('matched', one.lines ? '40mm' : '16mm', ...rows);
}

function gridCode(drawing: Drawing, one: BlockOf<'grid'>): string {
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

/** The words of a text, without its formulas. */
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

function orderingCode(drawing: Drawing, one: BlockOf<'ordering'>, figures: string): string {
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
    call(
      'par',
      block(joined(typstString(`${drawing.translate('order')} `), one.pieces.map(() => 'cell[]').join('; '))),
    ),
  );
}
