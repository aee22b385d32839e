/** The text for readers who cannot see a figure, written from its data. */
import type { Locale } from '@vumon/i18n';
import { createTranslator, type Translate } from '@vumon/i18n/translator';
import { analyse, type Analysis } from './functions.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };
import { sumOf, written } from './numbers.ts';
import { sceneOf, sceneSize } from './scenes.ts';
import type { Figure, FigureOf } from './schema.ts';

const translateIn = createTranslator('figures', { vi, en }).in;
type Say = Translate<'figures'>;

/**
 * At most 300 characters, as descriptions of pictures are. `full` also says what a learner may have to find: the formula
 * of a graph, the time on a clock, the interval. Otherwise only what the figure shows is said.
 */
export function describeFigure(figure: Figure, locale: Locale, full: boolean): string {
  const kept: string[] = [];
  for (const sentence of sentencesOf(figure, translateIn(locale), full)) {
    if ([...kept, sentence].join(' ').length > 300) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

function sentencesOf(figure: Figure, say: Say, full: boolean): string[] {
  switch (figure.kind) {
    case 'graph':
      return ofGraph(figure, say, full);
    case 'variation':
      return ofVariation(figure, say, full);
    case 'chart':
      return [ofChart(figure, say)];
    case 'number-line':
      return [ofNumberLine(figure, say, full)];
    case 'clock':
      return [ofClock(figure, say, full)];
    case 'triangle':
      return ofTriangle(figure, say, full);
    case 'plane':
      return ofPlane(figure, say);
    case 'solid':
      return ofSolid(figure, say);
    case 'venn':
      return ofVenn(figure, say);
    case 'box-plot':
      return [ofBoxPlot(figure, say, full)];
  }
}

const wholeFrom = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) }, (_, at) => Math.ceil(from) + at);

/** The points nearest to the y-axis that anybody can read from a graph: both coordinates are whole numbers. */
function readable({ x, y: [y0, y1], over }: FigureOf<'graph'>, { value, extrema }: Analysis): string[] {
  const [x0, x1] = [Math.max(x[0], over?.[0] ?? x[0]), Math.min(x[1], over?.[1] ?? x[1])];
  if (x0 > x1) return [];
  return wholeFrom([x0, x1])
    .map((x) => [x, value(x)] as const)
    .filter(([x, y]) => Math.abs(y - Math.round(y)) < 1e-9 && y >= y0 && y <= y1 && extrema.every((one) => one.x !== x))
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b) || a - b)
    .slice(0, 4)
    .sort(([a], [b]) => a - b)
    .map(placeOf);
}

/** Where a graph and a second line have common points that anybody can read. */
const meetings = (graph: FigureOf<'graph'>, { value }: Analysis, [m, n]: readonly [number, number]): string =>
  wholeFrom(graph.x)
    .filter((x) => Math.abs(value(x) - (m * x + n)) < 1e-9)
    .map((x) => placeOf([x, m * x + n]))
    .join(', ');

const placeOf = ([x, y]: readonly [number, number]): string => `(${written(x)}; ${written(y)})`;

function ofGraph(graph: FigureOf<'graph'>, say: Say, full: boolean): string[] {
  const { function: data, extrema, line } = graph;
  const facts = analyse(data);
  const [across, up] = graph.axes ?? ['x', 'y'];
  const said = [full ? say('graphFull', { formula: facts.formula }) : say('graph', { across, up })];
  if (graph.over) said.push(say('over', { across, from: written(graph.over[0]), to: written(graph.over[1]) }));
  if (graph.points)
    said.push(
      say('named', {
        points: graph.points.map(({ name, at, free }) => (free === true ? name : name + placeOf(at))).join(', '),
      }),
    );
  if (graph.area) said.push(say('polygon', { points: graph.area.map(placeOf).join(', ') }));
  if (full && extrema)
    for (const { x, y, kind } of facts.extrema) said.push(say(`points.${kind}`, { x: written(x), y: written(y) }));
  if (!full && facts.extrema.length > 0) said.push(courseOf(facts, extrema, say));
  const points = readable(graph, facts);
  if (points.length > 0) said.push(say('through', { points: points.join(', ') }));
  // Zero is an axis, which nobody has to be told of unless everything is said.
  const { vertical, horizontal } = facts;
  if (vertical !== undefined && (full || vertical !== 0))
    said.push(say(full ? 'vertical' : 'dashedVertical', { x: written(vertical) }));
  if (horizontal !== undefined && (full || horizontal !== 0))
    said.push(say(full ? 'horizontal' : 'dashedHorizontal', { y: written(horizontal) }));
  const wave = data.family === 'sine' || data.family === 'cosine';
  if (wave) said.push(...ofWave(graph, say, full));
  if (!wave && facts.signs.every((sign) => sign === facts.signs[0]))
    said.push(say(facts.signs[0] === '+' ? 'rises' : 'falls'));
  if (line && graph.hatched === false) said.push(say('withLine', { points: meetings(graph, facts, line) }));
  else if (line)
    said.push(
      full
        ? say('areaFull', {
            line: sumOf([
              [line[0], 'x'],
              [line[1], ''],
            ]),
          })
        : say('area'),
    );
  return said;
}

/** A multiple of π as textbooks write it. */
function inPi(x: number): string {
  const share = Math.abs(x) / Math.PI;
  if (share < 1e-9) return '0';
  const under = Array.from({ length: 12 }, (_, at) => at + 1).find(
    (one) => Math.abs(share * one - Math.round(share * one)) < 1e-9,
  );
  const over = under === undefined ? written(share) : String(Math.round(share * under));
  return `${x < 0 ? '−' : ''}${over === '1' ? '' : over}π${under === undefined || under === 1 ? '' : `/${under}`}`;
}

/** Where a wave meets the x-axis and turns, from which its period is seen; it is named where everything is said. */
function ofWave(
  { function: { family, coefficients }, x: [x0, x1] }: FigureOf<'graph'>,
  say: Say,
  full: boolean,
): string[] {
  const [a = 1, b = 1] = coefficients;
  const quarter = Math.PI / (2 * Math.abs(b));
  // A wave too wide or too narrow to be seen as one.
  if (x1 - x0 < quarter || x1 - x0 > 60 * quarter) return [];
  const all = Array.from(
    { length: Math.floor(x1 / quarter) - Math.ceil(x0 / quarter) + 1 },
    (_, at) => Math.ceil(x0 / quarter) + at,
  );
  // The sine of the quarter: 0, 1, 0 or −1.
  const value = (step: number): number => {
    const turn = (family === 'sine' ? step : step + 1) % 4;
    return [0, 1, 0, -1][(turn + 4) % 4]! * a * (family === 'sine' ? Math.sign(b) : 1);
  };
  const list = (wanted: (y: number) => boolean): string =>
    all
      .filter((step) => wanted(value(step)))
      .slice(0, 6)
      .map((step) => inPi(step * quarter))
      .join('; ');
  const [zeros, tops, bottoms] = [list((y) => y === 0), list((y) => y > 0), list((y) => y < 0)];
  const most = written(Math.abs(a));
  return [
    ...(full ? [say('period', { period: inPi(4 * quarter) })] : []),
    ...(zeros === '' ? [] : [say('zeros', { at: zeros })]),
    ...(tops === '' ? [] : [say('tops', { y: most, at: tops })]),
    ...(bottoms === '' ? [] : [say('bottoms', { y: `−${most}`, at: bottoms })]),
  ];
}

/** Where the curve goes, without the words for it: which points are maxima may be the question. */
function courseOf({ extrema }: Analysis, marked: boolean, say: Say): string {
  const ways = extrema.map(({ x, y, kind }) => {
    const way = kind === 'maximum' ? 'up' : 'down';
    return marked ? say(`ways.${way}To`, { x: written(x), y: written(y) }) : say(`ways.${way}`);
  });
  const last = extrema.at(-1)!.kind === 'maximum' ? 'down' : 'up';
  return say('course', { ways: [...ways, say(`ways.${last}`)].join(', ') });
}

/** A table as it is read, line by line. */
function linesOf(data: FigureOf<'variation'>['function'], say: Say): string {
  const { critical, poleLimits, vertical, start, limits, signs, value } = analyse(data);
  const list = (values: readonly (number | string)[]): string =>
    values.map((one) => (typeof one === 'number' ? written(one) : one)).join('; ');
  const stops = poleLimits && vertical !== undefined ? [vertical] : critical;
  const between = poleLimits ? '‖' : '0';
  return say(data.family === 'quadratic' ? 'twoLines' : 'lines', {
    x: list([start, ...stops, Infinity]),
    signs: list(signs.flatMap((sign, at) => (at === 0 ? [sign] : [between, sign]))),
    y: list([limits[0], ...(poleLimits ? [poleLimits[0], '‖', poleLimits[1]] : critical.map(value)), limits[1]]),
  });
}

function ofVariation({ function: data }: FigureOf<'variation'>, say: Say, full: boolean): string[] {
  if (!full) return [say('variation'), linesOf(data, say)];
  const { critical, poleLimits, vertical, start, signs, extrema, formula } = analyse(data);
  const stops = [start, ...critical, ...(poleLimits && vertical !== undefined ? [vertical] : []), Infinity];
  return [
    say('variationFull', { formula }),
    ...signs.map((sign, at) =>
      say(sign === '+' ? 'increasing' : 'decreasing', { from: written(stops[at]!), to: written(stops[at + 1]!) }),
    ),
    ...extrema.map(({ x, y, kind }) => say(`points.${kind}`, { x: written(x), y: written(y) })),
  ];
}

function ofChart({ form, axis: up, across = '', pictures, bars, series }: FigureOf<'chart'>, say: Say): string {
  const axis = across === '' ? up : say('byAxis', { up, across });
  const double = form === 'bar' && series !== undefined;
  const sum = bars.reduce((total, { value }) => total + value, 0) || 1;
  const values = bars.map(({ label, value, second = 0 }) => {
    if (form === 'pie') return `${label} ${written(Math.round((value / sum) * 1000) / 10)}%`;
    return double ? `${label} ${written(value)}; ${written(second)}` : `${label} ${written(value)}`;
  });
  // A long list is cut at a whole value, so that no number is cut.
  while (values.length > 1 && values.join(', ').length > 220) values.pop();
  const listed = values.length < bars.length ? `${values.join(', ')}, …` : values.join(', ');
  if (double) return say('charts.double', { axis, series: series.join('; '), values: listed }).replace('  ', ' ');
  if (form === 'pie') return say('charts.pie', { values: listed });
  if (form === 'bar' && pictures === true) return say('charts.pictures', { axis, values: listed }).replace(' :', ':');
  return say(`charts.${form}`, { axis, values: listed }).replace(' :', ':');
}

function ofNumberLine(figure: FigureOf<'number-line'>, say: Say, full: boolean): string {
  const { range, from, to, look } = figure;
  if (look !== undefined) return ofMarks(figure, say);
  if (!from && !to) return say('numberLine', { from: written(range[0]), to: written(range[1]) });
  if (full) {
    const left = from ? `${from.closed ? '[' : '('}${written(from.at)}` : '(−∞';
    const right = to ? `${written(to.at)}${to.closed ? ']' : ')'}` : '+∞)';
    return say('numberLineFull', { interval: `${left}; ${right}` });
  }
  const ends = [from, to].flatMap((end) =>
    end ? [say(end.closed ? 'square' : 'round', { at: written(end.at) })] : [],
  );
  return say('numberLineMarks', { ends: ends.join(', ') });
}

/** Boxes, a ray or a ruler: its ends, which numbers are written where, and the mark that is asked about. */
function ofMarks(figure: FigureOf<'number-line'>, say: Say): string {
  const { range, step, worth = 1, written: only, asked, look = 'ray', from, to } = figure;
  const told = (value: number): string => written(value * worth);
  const markOf = (value: number): number => Math.round((value - range[0]) / step) + 1;
  const said = [say(`looks.${look}`, { from: told(range[0]), to: told(range[1]), count: markOf(range[1]) })];
  if (only)
    said[0] = [
      say(`unnumbered.${look}`, { count: markOf(range[1]) }),
      ...only.slice(0, 5).map((value) => say('numberAt', { place: markOf(value), at: told(value) })),
    ].join(' ');
  if (asked !== undefined) said.push(say('askedAt', { place: markOf(asked) }));
  if (from && to) said.push(say('bar', { from: written(from.at), to: written(to.at) }));
  return said.join(' ');
}

function ofClock({ hour, minute }: FigureOf<'clock'>, say: Say, full: boolean): string {
  if (full)
    return minute === 0
      ? say('clockExact', { hour })
      : say('clockFull', { hour, minute: String(minute).padStart(2, '0') });
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return say(minute === 0 ? 'clockHands' : 'clockHandsPast', { hour: shown, minute: minute === 0 ? 60 : minute });
}

function ofTriangle(
  { names, sides, parts, lengths: along, angles }: FigureOf<'triangle'>,
  say: Say,
  full: boolean,
): string[] {
  const [a, b, c] = names;
  const name = names.join('');
  const lengths = [
    `${b}${c} = ${written(sides[0])}`,
    `${c}${a} = ${written(sides[1])}`,
    `${a}${b} = ${written(sides[2])}`,
  ];
  const told = [
    ...[`${b}${c}`, `${c}${a}`, `${a}${b}`].map((place, at) => ['length', place, along?.[at] ?? ''] as const),
    ...names.map((place, at) => ['angle', place, angles?.[at] ?? ''] as const),
  ].flatMap(([kind, place, label]) => (label === '' ? [] : [say(kind, { place, label })]));
  return [
    full ? say('triangleFull', { name, sides: lengths.join(', ') }) : say('triangle', { name }),
    ...(told.length > 0 ? [say('marked', { labels: told.join('; ') })] : []),
    ...parts.map((part) =>
      part === 'circumcircle' || part === 'incircle'
        ? say(`parts.${part}`)
        : say(`${full ? 'parts' : 'marks'}.${part}`, { corner: a, from: b, to: c }),
    ),
  ];
}

/** What is written in the figure is said by the names that stand there. */
function ofPlane({ form, labels }: FigureOf<'plane'>, say: Say): string[] {
  const told = Object.entries(sceneOf(form, sceneSize(form)[2]).places).flatMap(([place, at]) => {
    const label = labels[place] ?? '';
    if (label === '') return [];
    return [at.length === 3 ? say('angle', { place, label }) : say('length', { place, label })];
  });
  return [say(`plane.${form}`), ...(told.length > 0 ? [say('marked', { labels: told.join('; ') })] : [])];
}

function ofSolid({ form, height, section, upper, edge }: FigureOf<'solid'>, say: Say): string[] {
  if (section !== undefined && form === 'pyramid')
    return [say('solids.pyramid'), ...(height ? [say('height')] : []), say('section')];
  if (height && (form === 'cube' || form === 'box')) return [say(`axes.${form}`)];
  if (form === 'cube' || form === 'box')
    return [
      upper ? say(`lettered.${form}`, { upper }) : say(`solids.${form}`),
      ...(edge !== undefined && form === 'cube'
        ? [say('marked', { labels: say('length', { place: 'BC', label: edge }) })]
        : []),
    ];
  if (!height || form === 'prism') return [say(`solids.${form}`)];
  if (form === 'sphere') return [say(`solids.${form}`), say('radius')];
  return [say(`solids.${form}`), form === 'cylinder' || form === 'cone' ? say('radiusHeight') : say('height')];
}

function ofVenn({ names: [left, right], regions, shaded }: FigureOf<'venn'>, say: Say): string[] {
  const names = { left, right };
  const parts = (['left', 'both', 'right', 'outside'] as const).filter((part) => regions[part] !== '');
  return [
    say('venn', names),
    ...parts.map((part) => say('written', { where: say(`regions.${part}`, names), word: regions[part] })),
    ...[...new Set(shaded)].map((part) => say('shaded', { where: say(`regions.${part}`, names) })),
  ];
}

/** The quartiles are read from where the box ends and its line stands. */
function ofBoxPlot({ axis, five }: FigureOf<'box-plot'>, say: Say, full: boolean): string {
  const [least, first, median, third, most] = five.map(written);
  const values = { least: least!, first: first!, median: median!, third: third!, most: most! };
  return say(full ? 'boxPlotFull' : 'boxPlot', { axis, ...values }).replace(' :', ':');
}
