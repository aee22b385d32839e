/** Faults that a head of department sends a question back for, as far as code can find them. */
import { lengthAt, type Figure } from '@vumon/figures';
import type { SeedQuestion } from '../kit.ts';

interface Asked {
  readonly instructions?: string;
  readonly text?: string;
  readonly picture?: object;
  readonly images?: readonly { readonly alt: string }[];
  readonly items?: readonly {
    readonly stem?: string;
    readonly text?: string;
    readonly prompt?: string;
    readonly options?: readonly { readonly text: string }[];
  }[];
}
interface Key {
  readonly explanation?: string;
  readonly model?: string;
  readonly correct?: Readonly<Record<string, readonly string[]>>;
  readonly figures?: Readonly<Record<string, { readonly figure: Figure }>>;
}
interface Told {
  readonly question: SeedQuestion;
  /** What the learner reads, without options. */
  readonly stem: string;
  readonly options: string;
  /** Without what is said of wrong options. */
  readonly why: string;
  readonly key: Key;
  readonly figures: readonly Figure[];
  readonly alts: string;
}
type Fault = (told: Told) => string | false | undefined;

/** Words that the programme of 2018 has in later grades only. */
const later: Readonly<Record<string, RegExp>> = {
  G1: /đoạn thẳng|đường gấp khúc|ki-lô-gam|\d kg|lít|đường chéo|trung điểm|diện tích|chu vi|phân số|tia số|số liền|bằng tổng|thương của|số bị|phép nhân|phép chia/i,
  G2: /đường chéo|trung điểm|diện tích|chu vi|phân số|song song|vuông góc|góc vuông|thập phân|phần trăm|chia hết/i,
};

const lengthUnits: Readonly<Record<string, string>> = {
  'mi-li-mét': 'mm',
  'xăng-ti-mét': 'cm',
  'đề-xi-mét': 'dm',
  mét: 'm',
  'ki-lô-mét': 'km',
};

/** In how many deviations a count of equally likely outcomes is away from the mean. */
const deviations = (count: number, all: number, chance: number): number =>
  Math.abs(count - all * chance) / Math.sqrt(all * chance * (1 - chance));

const counted: readonly (readonly [RegExp, number])[] = [
  [/tung (?:một )?đồng xu[^.]*? (\d+) lần[^.]*?(\d+) lần/i, 1 / 2],
  [/(\d+) lần tung (?:một )?đồng xu[^.]*?(\d+) lần/i, 1 / 2],
  [/tung đồng xu: tất cả (\d+) lần, trong đó sấp (\d+)/i, 1 / 2],
  [/gieo[^.]*?xúc xắc[^.]*? (\d+) lần[^.]*?(\d+) lần/i, 1 / 6],
  [/(\d+) lần gieo[^.]*?xúc xắc[^.]*?(\d+) lần/i, 1 / 6],
];

/** The results of an explanation that a later step of it computes with. */
function stepsOf(why: string, stem: string): string[] {
  const given = new Set(stem.match(/\d+/g) ?? []);
  const results: string[] = [];
  const used: string[] = [];
  for (const [, left = '', right = ''] of why.matchAll(/\$([^$=]*\d[^$=]*)=\s*(\d+)\$/g)) {
    for (const one of left.match(/\d+/g) ?? []) if (results.includes(one) && !given.has(one)) used.push(one);
    results.push(right);
  }
  return used;
}

/** Pairs of lengths that are written against how they are drawn. */
function inverted(figure: Figure): string[] {
  if (figure.kind !== 'plane') return [];
  const lengths = Object.entries(figure.labels).flatMap(([place, label]) => {
    const said = /^(\d+(?:,\d+)?)(?: \p{L}+)?$/u.exec(label)?.[1];
    const drawn = lengthAt(figure.form, figure.size, place);
    return said === undefined || drawn === 0 ? [] : [{ place, said: Number(said.replace(',', '.')), drawn }];
  });
  return lengths.flatMap((one) =>
    lengths
      .filter((other) => one.said >= 1.2 * other.said && one.drawn < 0.95 * other.drawn)
      .map((other) => `${one.place} ${other.place}`),
  );
}

/** What a template says where its wordings have different things. */
const leftover =
  /\((?:(?:lối đi|vòi|lô|điểm|mét|số \p{L}+), |hoặc (?:khối|số) )[^)]*\)|\p{L} \((?:gói|tấm|nhóm|bao|nguồn|cờ|phần tử)\)|bình \(bể\)|đơn vị (?:diện tích|thể tích|độ dài|vuông) (?:tương ứng|đã cho)|đơn vị đo của đề bài|[Bb]ên thứ (?:nhất|hai)|(?:hai|ba) món như thế|đơn vị như đề bài|cùng đơn vị với các cạnh|\(mua vào\)|(?:phần tử|thuộc|được) loại thứ|loại (?:đang|cần) (?:xét|lấy)|biến cố cần xét|\(cùng đơn vị(?: với \$\w+\$)?\)|ở hàng thứ (?:nhất|hai) của bảng|tỉ trọng của phần|[Đđ]ại lượng thứ (?:nhất|hai)/u;

/** Whether the first sum or difference of an explanation goes beyond ten in the ones. */
function carries(why: string): boolean {
  const [, left, sign, right] = /\$(\d+) ([+-]) (\d+) = /.exec(why) ?? [];
  const [a, b] = [Number(left) % 10, Number(right) % 10];
  return sign === undefined || (sign === '+' ? a + b >= 10 : a < b);
}

/** How a reason begins that says why the option is wrong, not what the pupil did. */
const fact =
  /^(?:đó là|đây là|(?:hình|đường|hướng|góc|que|khối|cỡ|mẫu|ba số|hai đại lượng|kết quả) |khó |bé hơn|lớn hơn|còn lại|cho trường hợp|chỉ có |không (?:phải|có|thể|được) )/;

const lettersOf = (text: string): string[] => [...new Set(text.match(/[A-Z]/g) ?? [])];
const formulas = (text: string): string =>
  [...text.matchAll(/\$([^$]*)\$/g)].map(([, one = '']) => one.replaceAll(/\\[A-Za-z]+/g, ' ')).join(' ');

/** Points that a figure is said to show and does not. */
function unseen({ stem, figures: [figure], alts }: Told): string[] {
  if (figure?.kind !== 'plane' && figure?.kind !== 'triangle' && figure?.kind !== 'solid') return [];
  const known = new Set([...lettersOf(alts), 'H', 'I', 'M', 'O', 'S', 'V', 'P', 'R']);
  return stem
    .split(/[.;|\n](?=\s|$)/)
    .filter((sentence) => /[Hh]ình (?:vẽ )?bên/.test(sentence) && !/[Gg]ọi|[Ll]ấy|thuộc|trên cạnh/.test(sentence))
    .flatMap((sentence) => lettersOf(formulas(sentence).replaceAll(/Ox|Oy|Oz/g, '')))
    .filter((letter) => !known.has(letter));
}

const faults: Readonly<Record<string, Fault>> = {
  'asks for all right options and has one': ({ question, key }) =>
    question.type === 'MR2' && Object.values(key.correct ?? {}).some((right) => right.length < 2) && 'one',
  'uses a word of a later grade': ({ question, stem, options, why }) =>
    later[question.facts.gradeId]?.exec(`${stem} ${options} ${why}`)?.[0],
  'needs two steps, before grade 3': ({ question, stem, why }) =>
    /^G[12]$/.test(question.facts.gradeId) &&
    /^(?:FB8|MC1|EW1)$/.test(question.type) &&
    !/\$/.test(stem) &&
    // Tens and ones, carrying, and a sum that is computed from left to right are one step.
    !/đơn vị|nhớ|[Tt]ách|tròn 10|để còn 10|từ trái sang phải/.test(why) &&
    stepsOf(why, stem).join(),
  'leads to a quadratic equation, before it is taught': ({ question, why }) =>
    question.facts.topicId === 'M9-02' && question.type === 'EW1' && /\dx\^2|(?:^|[^\d])x\^2 [+-] \d*x/.exec(why)?.[0],
  'speaks of the faces of cards': ({ stem }) =>
    /thẻ|lá bài|quân bài/.test(stem) &&
    !/xúc xắc|đồng xu/.test(stem) &&
    /(?:^|[\s“])mặt (?:là|lớn|nhỏ|số)/.exec(stem)?.[0],
  'begins with an empty phrase': ({ stem }) => /(?:^|[.|] )Người ta cho (?!biết|rằng|thấy)/.exec(stem)?.[0],
  'ends with “Lúc … là:”': ({ stem }) => /(?:^|[.|] )Lúc (?:đó|đồng hồ[^.:]*) là:/.exec(stem)?.[0],
  'has an improbable count': ({ stem }) =>
    !/cong|không cân đối/.test(stem) &&
    counted.flatMap(([pattern, chance]) => {
      const [found, all, count] = pattern.exec(stem) ?? [];
      return found !== undefined && deviations(Number(count), Number(all), chance) > 2 ? [found] : [];
    })[0],
  'speaks of a figure and has none': ({ question, stem }) => {
    const { images = [], picture } = question.content as Asked;
    return (
      images.length === 0 &&
      picture === undefined &&
      /(?:[Hh]ình|[Bb]iểu đồ|[Đđ]ồ thị)(?: vẽ)? bên(?=[\s.,:?)])/.exec(stem)?.[0]
    );
  },
  'names points that its figure lacks': (told) => unseen(told).join(),
  'writes lengths against its figure': ({ figures }) => figures.flatMap(inverted).join(),
  'draws a number line before grade 6': ({ question, figures }) =>
    /^G[1-5]$/.test(question.facts.gradeId) &&
    figures.some((figure) => figure.kind === 'number-line' && figure.look === undefined) &&
    'arrow',
  'draws bars before grade 4': ({ question, figures }) =>
    /^G[1-3]$/.test(question.facts.gradeId) &&
    figures.some((figure) => figure.kind === 'chart' && figure.pictures !== true) &&
    'bars',
  'draws a triangle without the measures of its stem': ({ stem, figures }) =>
    /^[^?]*\$(?:BC|CA|AC|AB) = [\d$]/.test(stem) &&
    figures.some((figure) => figure.kind === 'triangle' && !figure.lengths?.some((one) => one !== '')) &&
    'measures',
  'leaves the axis of a histogram without a name': ({ figures }) =>
    figures.some((figure) => figure.kind === 'chart' && figure.form === 'histogram' && figure.across === undefined) &&
    'across',
  'leaves two words for one thing': ({ stem, options, why }) => leftover.exec(`${stem} ${options} ${why}`)?.[0],
  'asks for a set of solutions and offers none': ({ question, stem, options }) =>
    question.type === 'MC1' &&
    /[Tt]ập nghiệm(?: của (?:bất )?phương trình \$[^$]+\$)?(?: là| gồm các số)?:$/.test(stem) &&
    !/\\[{}]|[[(]|\\mathbb|\\varnothing/.test(options) &&
    options,
  'writes primes before grade 6': ({ question, stem, options, why, alts }) =>
    /^G[1-5]$/.test(question.facts.gradeId) && /\p{L}′|[A-Z]'/u.exec(`${stem} ${options} ${why} ${alts}`)?.[0],
  'carries nothing where carrying is taught': ({ question, why }) =>
    question.facts.topicId === 'M2-02' &&
    question.facts.difficulty === 'M3' &&
    /^(?:FB8|EW1)$/.test(question.type) &&
    !carries(why) &&
    why,
  'has a class of more than 46': ({ stem }) =>
    [
      ...stem.matchAll(/(?<!khối |ai |ba )[Ll]ớp(?: \d+[A-E]| em)?(?: có| gồm)(?: tất cả)? (\d+) (?:học sinh|bạn)/g),
    ].find(([, size]) => Number(size) > 46)?.[0],
  'writes a negative number with a hyphen': ({ stem, options, why }) =>
    /(?<![\p{L}\d)])-\d+/u.exec(`${stem} ${options} ${why}`.replaceAll(/\$[^$]*\$/g, '…'))?.[0],
  'speaks as a template does': ({ stem }) => /(?:ứng với|bằng cách) “/.exec(stem)?.[0],
  'gives one reason for three wrong options': ({ key }) => {
    const reasons = [...(key.explanation ?? '').matchAll(/^Chọn .*? là do (.*)$/gm)].map(([, reason]) => reason!);
    return reasons.find((reason) => reasons.filter((other) => other === reason).length > 2);
  },
  'tells a fact in place of a mistake': ({ key }) =>
    [...(key.explanation ?? '').matchAll(/^Chọn .*? là do (.*)$/gm)]
      .map(([, reason]) => reason!)
      .find((reason) => fact.test(reason)),
  'says “each” of one': ({ stem }) => /(?<![\d,.])1 (\p{L}+)[^.|]*, mỗi \1 /u.exec(stem)?.[0],
  'ends a solution without the unit of its length or area': ({ question, stem, why }) =>
    question.type === 'EW1' &&
    /\d\$? (?:cm|dm|m|hm|km)(?=[\s,.;)]|$)|đơn vị:? (?:cm|dm|m|km)\b/.test(stem) &&
    /(?:[Dd]iện tích|[Cc]hu vi|[Đđ]ộ dài|[Cc]hiều cao|[Kk]hoảng cách)[^=\n]*=[^\n]*\d\}?\$\.$/.exec(why)?.[0],
  'calls what is made by another name': ({ stem, why }) => !/sản phẩm/i.test(stem) && /sản phẩm/.exec(why)?.[0],
  'writes the d of an integral in italics': ({ stem, options, why }) =>
    /\\int/.test(`${stem} ${options} ${why}`) &&
    /(?<![\\{A-Za-z])d[xtu](?![A-Za-z])/.exec(`${stem} ${options} ${why}`)?.[0],
  'explains in another unit of length than it asks for': ({ stem, why }) => {
    const asked = /bao nhiêu (xăng-ti-mét|đề-xi-mét|mi-li-mét|ki-lô-mét|mét)(?! (?:vuông|khối))[^.?|]*\?$/u.exec(
      stem,
    )?.[1];
    const told = /\((cm|dm|mm|km|m)\)\.$/.exec(why)?.[1];
    return asked !== undefined && told !== undefined && lengthUnits[asked] !== told && told;
  },
  'has a pyramid whose faces do not meet': ({ stem }) => {
    const [found, edge, slant] =
      /chóp tứ giác đều.* cạnh đáy (?:bằng )?(\d+) .*trung đoạn\)? (?:bằng )?(\d+)/.exec(stem) ?? [];
    return found !== undefined && Number(edge) >= 2 * Number(slant) && found;
  },
  'draws a box without its edges': ({ stem, figures }) =>
    /\$(?:AB|OA) = \d+\$.*\$(?:AD|BC|OC) = \d+\$/.test(stem) &&
    figures.some((figure) => figure.kind === 'solid' && figure.form === 'box' && !figure.edges) &&
    'edges',
};

/** What is wrong with a question of maths. */
export function faultsOf(question: SeedQuestion): string[] {
  const { instructions = '', text = '', items = [], images = [] } = question.content as Asked;
  const key = question.answerKey as Key;
  const told: Told = {
    question,
    stem: [instructions, text, ...items.map(({ stem, text: said, prompt }) => stem ?? said ?? prompt ?? '')]
      .filter((part) => part !== '')
      .join(' | '),
    options: items.flatMap(({ options = [] }) => options.map((option) => option.text)).join(' '),
    why: `${key.explanation ?? ''}${key.model ?? ''}`.replaceAll(/^Chọn .*$/gm, ''),
    key,
    figures: Object.values(key.figures ?? {}).map(({ figure }) => figure),
    alts: images.map(({ alt }) => alt).join(' '),
  };
  return Object.entries(faults).flatMap(([name, fault]) => {
    const found = fault(told);
    return found === undefined || found === false || found === '' ? [] : [`${name}: ${found}`];
  });
}
