/** Levels of English words, with which the words of the bank are compared. */
import lists from '../../data/vocab-cefrj/words.json' with { type: 'json' };

export const wordLevels = ['A1', 'A2', 'B1', 'B2'] as const;

const levels = new Map<string, number>();
wordLevels.forEach((level, at) => {
  for (const word of lists[level].split(' ')) levels.set(word, at);
});

const irregular = new Map(
  'went gone go,saw seen see,bought buy,brought bring,taught teach,ate eaten eat,gave given give,took taken take,made make,found find,came come,ran run,sat sit,swam swim,fell fallen fall,felt feel,kept keep,left leave,lost lose,met meet,paid pay,said say,sold sell,sent send,slept sleep,spent spend,stood stand,told tell,thought think,wore worn wear,won win,wrote written write,was were been is are am isn aren wasn weren be,has had hasn haven hadn have,did done does doesn didn don do,got get,knew known know,grew grown grow,drew drawn draw,drank drunk drink,drove driven drive,flew flown fly,broke broken break,chose chosen choose,began begun begin,caught catch,heard hear,held hold,lit light,rode ridden ride,rose risen rise,sang sung sing,spoke spoken speak,threw thrown throw,understood understand,woke woken wake,built build,bent bend,lent lend,learnt learn,fought fight,fed feed,slid slide,sewn sew,shown show,rang rung ring,dug dig,hung hang,led lead,laid lay,meant mean,became become,forgot forgotten forget,hid hidden hide,blew blown blow,born bear,lying lie,shook shake,children child,men man,women woman,people person,feet foot,teeth tooth,mice mouse,better best good,worse worst bad,further far,could can,would will,might may,should should,fourth four,fifth five,eighth eight,ninth nine,twelfth twelve,mum mother,dad father,grandpa grandma grandmother,pm am time'
    .split(',')
    .flatMap((group) => {
      const forms = group.split(' ');
      return forms.map((form) => [form, forms.at(-1)!] as const);
    }),
);

const endings: readonly (readonly [ending: string, ...instead: string[]])[] = [
  ['’s', ''],
  ['s’', 's', ''],
  ['ies', 'y'],
  ['ves', 'f', 'fe'],
  ['es', '', 'e'],
  ['s', ''],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ier', 'y'],
  ['er', '', 'e'],
  ['iest', 'y'],
  ['est', '', 'e'],
  ['ily', 'y'],
  ['ly', '', 'e'],
  ['th', ''],
  ['teenth', 'teen'],
  ['n’t', ''],
  ['’ll', ''],
  ['’ve', ''],
  ['’re', ''],
  ['’m', ''],
  ['’d', ''],
];

/** The word and the base forms that it may be derived from. */
function formsOf(word: string): string[] {
  const found = [word, irregular.get(word) ?? word];
  for (const [ending, ...instead] of endings) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 2) continue;
    for (const one of instead) found.push(stem + one);
    if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
  }
  return found.flatMap((one) => [one, irregular.get(one) ?? one]);
}

/** 0 (A1) to 3 (B2); null for a word that is not in the list. */
export function wordLevel(word: string): number | null {
  const known = formsOf(word).flatMap((one) => levels.get(one) ?? []);
  if (known.length > 0) return Math.min(...known);
  const parts = word.split('-');
  if (parts.length === 1) return null;
  const of = parts.map((part) => wordLevel(part));
  return of.some((one) => one === null) ? null : Math.max(...(of as number[]));
}

export const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/%[a-z]+%|\[\[\w+\]\]|\$[^$]*\$/g, ' ')
    .replaceAll("'", '’')
    .match(/\p{L}[\p{L}’-]*/gu) ?? [];
