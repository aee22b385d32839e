/** Words by the sound of their letters and by their stressed syllable, in British English. */
interface Group {
  readonly sound: string;
  readonly words: readonly string[];
}
interface Contrast {
  readonly letters: string;
  /** The first grade that gets it. */
  readonly from: number;
  readonly pair: readonly [Group, Group];
}

const group = (sound: string, words: string): Group => ({ sound, words: words.split(' ') });
const contrast = (letters: string, from: number, first: Group, second: Group): Contrast => ({
  letters,
  from,
  pair: [first, second],
});

export const letterSounds: readonly Contrast[] = [
  contrast(
    'ea',
    6,
    group('/iː/', 'teach clean meat team speak leave beach cheap peach'),
    group('/e/', 'bread head ready weather breakfast heavy health sweater instead'),
  ),
  contrast(
    'oo',
    6,
    group('/uː/', 'food moon school spoon cool pool afternoon choose'),
    group('/ʊ/', 'book look foot cook wood wool'),
  ),
  contrast(
    'ow',
    6,
    group('/aʊ/', 'brown town down crowd flower tower power'),
    group('/əʊ/', 'snow slow know window yellow grow show throw below follow'),
  ),
  contrast(
    'th',
    6,
    group('/θ/', 'think three thank mouth bath health thick month thin thumb'),
    group('/ð/', 'this that mother father brother weather these together although other'),
  ),
  contrast(
    'ch',
    7,
    group('/tʃ/', 'chair chicken church cheap child lunch teacher change choose rich'),
    group('/k/', 'school chemistry architect stomach character echo orchestra technology'),
  ),
  contrast(
    'i',
    6,
    group('/aɪ/', 'time like drive smile quiet climb write'),
    group('/ɪ/', 'film fish visit swim kitchen river milk finish city'),
  ),
  contrast(
    'a',
    6,
    group('/eɪ/', 'cake name game late plate table make grade danger'),
    group('/æ/', 'map family happy black hand traffic animal stand'),
  ),
  contrast(
    'o',
    7,
    group('/əʊ/', 'home phone hope stone open photo bone nose'),
    group('/ɒ/', 'box stop doctor clock hospital bottle shop cross'),
  ),
  contrast(
    'u',
    7,
    group('/ʌ/', 'cup sun bus lunch summer hungry much study uncle puzzle'),
    group('/juː/', 'music student computer uniform useful pupil human future huge'),
  ),
  contrast(
    'g',
    8,
    group('/ɡ/', 'game gold get garden begin girl give goat'),
    group('/dʒ/', 'giant gym giraffe gentle page danger village energy'),
  ),
  contrast(
    'c',
    7,
    group('/k/', 'cake cook coffee camera corner comic carry'),
    group('/s/', 'city centre cinema certain place face circle decide pencil'),
  ),
  contrast('h', 9, group('âm câm', 'hour honest honour'), group('/h/', 'hotel house history holiday happy humour')),
];

const s = group('/s/', 'books cats maps cups walks stops lamps students plants rocks hats cooks');
const z = group('/z/', 'bags pens dogs beds cars rooms songs arms birds rivers flowers schools');
const iz = group('/ɪz/', 'boxes watches dishes classes pages bridges prizes glasses beaches');
const zAfterE = group('/z/', 'games names tables planes gloves bottles stoves apples');
const sAfterE = group('/s/', 'plates ropes lakes jokes bikes cakes notes');
const t = group('/t/', 'washed stopped watched looked missed laughed helped worked danced finished cooked talked');
const d = group('/d/', 'played lived opened cleaned listened called arrived stayed enjoyed moved filled rained');
const id = group('/ɪd/', 'wanted needed visited started ended decided collected waited invented added painted invited');

export const endings: readonly Omit<Contrast, 'from'>[] = [
  { letters: 's', pair: [s, z] },
  { letters: 'es', pair: [iz, zAfterE] },
  { letters: 'es', pair: [iz, sAfterE] },
  { letters: 'ed', pair: [t, d] },
  { letters: 'ed', pair: [id, t] },
  { letters: 'ed', pair: [id, d] },
];

/** By number of syllables; `sound` is the number of the stressed one, in words. */
export const stressed: Readonly<Record<number, readonly Group[]>> = {
  2: [
    group(
      'nhất',
      'market garden hobby student doctor mountain village river kitchen summer island window teacher paper happy noisy modern famous ancient local',
    ),
    group(
      'hai',
      'arrive enjoy begin believe decide discuss forget explain complete improve protect reduce prepare appear agree receive relax repair alone afraid hotel polite',
    ),
  ],
  3: [
    group(
      'nhất',
      'animal hospital holiday festival popular elephant exercise energy president industry musical difficult wonderful benefit accident customer passenger visitor',
    ),
    group(
      'hai',
      'banana computer tomato potato important remember together tomorrow pollution solution tradition attention exciting decision discover develop consider expensive delicious adventure',
    ),
    group('ba', 'volunteer understand kangaroo disappear disagree entertain introduce recommend'),
  ],
  4: [
    group('nhất', 'supermarket agriculture architecture helicopter television'),
    group(
      'hai',
      'environment geography technology community ability activity society economy biology intelligent political traditional photographer development',
    ),
    group(
      'ba',
      'education competition conversation population celebration economic scientific graduation independent destination generation conservation invitation situation academic',
    ),
  ],
};
