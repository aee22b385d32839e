/**
 * The texts of the synthetic recordings, from which both the sound files (data/audio/make.ts) and the questions'
 * transcripts are made.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Speakers derived from one trained voice: two women (w, b), two lighter voices for children (v, g), a man (m), an
 * older man (o). Four different people: a British woman (e), an American woman (a), an American man (r), a Scot (s).
 */
export const voices = ['w', 'v', 'm', 'o', 'g', 'b', 'e', 'a', 'r', 's'] as const;
export type Voice = (typeof voices)[number];

export interface Turn {
  readonly voice: Voice;
  /** Name of the speaker in the transcript; empty if there is only one. */
  readonly speaker: string;
  /** `{heard|written}` gives a word that the voice would mispronounce another spelling. */
  readonly text: string;
}

export interface Recording {
  readonly name: string;
  /** How fast it is spoken, as a share of the voice's own rate; absent for that of older recordings. */
  readonly rate?: number;
  /** Words a minute, of recordings spoken by different people. */
  readonly perMinute?: number;
  readonly turns: readonly Turn[];
}

export const audioFolder = join(import.meta.dirname, '../../data/audio');

function turnOf(line: string): Turn {
  const parts = /^([a-z])(?: ([^:]+))?: (.+)$/.exec(line);
  const voice = voices.find((one) => one === parts?.[1]);
  if (!parts || !voice) throw new Error(`not a turn of a recording: ${line}`);
  return { voice, speaker: parts[2] ?? '', text: parts[3]! };
}

/**
 * Parses recordings: a line `# name` or `# name (rate)` or `# name (words a minute)`, then one line `voice Speaker: text` per turn; the first turn
 * may follow the name after ` | `.
 */
export function recordingsOf(source: string): Recording[] {
  return source
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rest] = block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const [title = '', first] = head.split(' | ');
      const [, name = title, rate] = /^(\S+) \((0\.\d+|\d{3})\)$/.exec(title) ?? [];
      return {
        name,
        ...(rate !== undefined && { [rate.startsWith('0') ? 'rate' : 'perMinute']: Number(rate) }),
        turns: [...(first === undefined ? [] : [first]), ...rest].map(turnOf),
      };
    });
}

/** A second recording of a name would be stored in place of the first, whose questions would play it. */
export function namedApart(recordings: readonly Recording[]): Recording[] {
  const names = new Set<string>();
  for (const { name } of recordings) {
    if (names.has(name)) throw new Error(`two recordings are named ${name}`);
    names.add(name);
  }
  return [...recordings];
}

const recordingsIn = (files: readonly string[]): Recording[] =>
  namedApart(files.flatMap((file) => recordingsOf(readFileSync(join(audioFolder, `${file}.txt`), 'utf8'))));

export const readRecordings = (): Recording[] =>
  recordingsIn([
    'short',
    'long',
    'pictures',
    'terms',
    'people',
    'term-papers',
    'exams',
    'key',
    'preliminary',
    'first',
    'ielts',
  ]);

/** What demo learners say in a speaking test: a fluent and a weak speaker. */
export const readTalks = (): Recording[] => recordingsIn(['talks']);

const written = (text: string): string => text.replace(/\{[^|}]+\|([^}]+)\}/g, '$1');

/** Names of letters, because the voice reads a single "A" as an article and runs the others together. */
const letters = Object.fromEntries(
  'A ay,B bee,C see,D dee,E ee,F eff,G jee,H aitch,I eye,L ell,M em,N en,O oh,P pee,R ar,S ess,T tee,U you,V vee,W double-you,X ex,Y why'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The text for the voice: spelt-out letters become their names, and words in capitals become lower case. */
export const spoken = (text: string): string =>
  text
    .replace(/\{([^|}]+)\|[^}]+\}/g, '$1')
    .replace(/(?<=\b[A-Z], )[A-Z]\b|\b[A-Z](?=, [A-Z]\b)/g, (whole) => letters[whole] ?? whole)
    .replace(/\b[A-Z]{3,}\b/g, (word) => word.toLowerCase());

export const transcriptOf = ({ turns }: Recording): string =>
  turns.map(({ speaker, text }) => (speaker === '' ? written(text) : `%b%${speaker}:%b% ${written(text)}`)).join('\n');
