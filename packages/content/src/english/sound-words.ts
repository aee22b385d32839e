/** Words by the sound of their letters and by their stressed syllable, in British English. */
interface Group {
  readonly sound: string;
  /** For grades 6 to 9. */
  readonly words: readonly string[];
  /** For grades 10 to 12, in which words of primary school test nothing. */
  readonly upper: readonly string[];
}
interface Contrast {
  readonly letters: string;
  /** The first grade that gets it. */
  readonly from: number;
  readonly pair: readonly [Group, Group];
}

const group = (sound: string, words: string, upper: string): Group => ({
  sound,
  words: words.split(' '),
  upper: upper.split(' '),
});
const contrast = (letters: string, from: number, first: Group, second: Group): Contrast => ({
  letters,
  from,
  pair: [first, second],
});

export const letterSounds: readonly Contrast[] = [
  contrast(
    'ea',
    6,
    group(
      '/iː/',
      'teach clean meat team speak leave beach cheap peach',
      'reveal defeat disease feature creature treatment increase breathe',
    ),
    group(
      '/e/',
      'bread head ready weather breakfast heavy health sweater instead',
      'measure pleasure wealth threat jealous pleasant weapon breath',
    ),
  ),
  contrast(
    'oo',
    6,
    group('/uː/', 'food moon school spoon cool pool afternoon choose', 'balloon cartoon shampoo smooth'),
    group('/ʊ/', 'book look foot cook wood wool', 'childhood wooden bookshelf goodness neighbourhood'),
  ),
  contrast(
    'ow',
    6,
    group('/aʊ/', 'brown town down crowd flower tower power', 'allow powder shower crowded towel drown coward'),
    group(
      '/əʊ/',
      'snow slow know window yellow grow show throw below follow',
      'narrow shadow pillow borrow swallow owner growth arrow',
    ),
  ),
  contrast(
    'th',
    6,
    group(
      '/θ/',
      'think three thank mouth bath health thick month thin thumb',
      'method theory author wealth sympathy growth threat wealthy',
    ),
    group(
      '/ð/',
      'this that mother father brother weather these together although other',
      'breathe rhythm southern northern leather clothing gather worthy',
    ),
  ),
  contrast(
    'ch',
    7,
    group(
      '/tʃ/',
      'chair chicken church cheap child lunch teacher change choose rich',
      'achieve purchase challenge chapter charity research channel',
    ),
    group(
      '/k/',
      'school chemistry architect stomach character echo orchestra technology',
      'chaos scheme anchor orchid mechanic architecture chemical',
    ),
  ),
  contrast(
    'i',
    6,
    group('/aɪ/', 'time like drive smile quiet climb write', 'survive provide describe decline combine crisis arrive'),
    group(
      '/ɪ/',
      'film fish visit swim kitchen river milk finish city',
      'consider predict equipment commit permit resist deliver',
    ),
  ),
  contrast(
    'a',
    6,
    group(
      '/eɪ/',
      'cake name game late plate table make grade danger',
      'nation patient label creative escape famous stable',
    ),
    group(
      '/æ/',
      'map family happy black hand traffic animal stand',
      'valley planet balance challenge factor travel value',
    ),
  ),
  contrast(
    'o',
    7,
    group('/əʊ/', 'home phone hope stone open photo bone nose', 'global focus notice frozen bonus social motor'),
    group('/ɒ/', 'box stop doctor clock hospital bottle shop cross', 'modern promise topic copy logical novel profit'),
  ),
  contrast(
    'u',
    7,
    group(
      '/ʌ/',
      'cup sun bus lunch summer hungry much study uncle puzzle',
      'culture public justice custom result discuss',
    ),
    group(
      '/juː/',
      'music student computer uniform useful pupil human future huge',
      'community universe excuse refuse accuse unite',
    ),
  ),
  contrast(
    'g',
    8,
    group('/ɡ/', 'game gold get garden begin girl give goat', 'forget target regular grateful legal regret'),
    group(
      '/dʒ/',
      'giant gym giraffe gentle page danger village energy',
      'gesture general agent urgent passenger genius',
    ),
  ),
  contrast(
    'c',
    7,
    group('/k/', 'cake cook coffee camera corner comic carry', 'campus career culture category collect'),
    group(
      '/s/',
      'city centre cinema certain place face circle decide pencil',
      'citizen recent medicine ceremony innocent process',
    ),
  ),
  contrast(
    'h',
    9,
    group('âm câm', 'hour honest honour', 'honesty honestly hourly'),
    group('/h/', 'hotel house history holiday happy humour', 'horizon heritage harmony habitat hostile'),
  ),
];

const s = group(
  '/s/',
  'books cats maps cups walks stops lamps students plants rocks hats cooks',
  'results attempts threats habits cliffs risks graphs critics',
);
const z = group(
  '/z/',
  'bags pens dogs beds cars rooms songs arms birds rivers flowers schools',
  'problems goals ideas values symbols standards islands festivals',
);
const iz = group(
  '/ɪz/',
  'boxes watches dishes classes pages bridges prizes glasses beaches',
  'changes courses languages colleges sources businesses sentences',
);
const zAfterE = group(
  '/z/',
  'games names tables planes gloves bottles stoves apples',
  'themes roles zones machines engines vaccines volumes vegetables',
);
const sAfterE = group(
  '/s/',
  'plates ropes lakes jokes bikes cakes notes',
  'hopes shapes states sites climates debates athletes',
);
const t = group(
  '/t/',
  'washed stopped watched looked missed laughed helped worked danced finished cooked talked',
  'increased produced discussed expressed reduced developed replaced introduced promised',
);
const d = group(
  '/d/',
  'played lived opened cleaned listened called arrived stayed enjoyed moved filled rained',
  'explained survived prepared described improved performed delivered required achieved',
);
const id = group(
  '/ɪd/',
  'wanted needed visited started ended decided collected waited invented added painted invited',
  'protected attracted provided created included predicted supported demanded',
);

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
      'culture climate effort struggle challenge balance genius feature',
    ),
    group(
      'hai',
      'arrive enjoy begin believe decide discuss forget explain complete improve protect reduce prepare appear agree receive relax repair alone afraid hotel polite',
      'achieve maintain reveal ensure adapt consume survive pursue',
    ),
  ],
  3: [
    group(
      'nhất',
      'animal hospital holiday festival popular elephant exercise energy president industry musical difficult wonderful benefit accident customer passenger visitor',
      'atmosphere confidence heritage influence evidence candidate obstacle sacrifice medical strategy cultural',
    ),
    group(
      'hai',
      'banana computer tomato potato important remember together tomorrow pollution solution tradition attention exciting decision discover develop consider expensive delicious adventure',
      'commitment achievement consumption solution appliance disaster determine proposal reduction component advantage department',
    ),
    group(
      'ba',
      'volunteer understand kangaroo disappear disagree entertain introduce recommend',
      'interfere represent guarantee volunteer introduce disappear',
    ),
  ],
  4: [
    group(
      'nhất',
      'supermarket agriculture architecture helicopter television',
      'category accuracy agriculture architecture',
    ),
    group(
      'hai',
      'environment geography technology community ability activity society economy biology intelligent political traditional photographer development',
      'ecology variety identity security responsible diversity majority originate participate',
    ),
    group(
      'ba',
      'education competition conversation population celebration economic scientific graduation independent destination generation conservation invitation situation academic',
      'automatic energetic scientific artificial application expectation preservation economic',
    ),
  ],
};
