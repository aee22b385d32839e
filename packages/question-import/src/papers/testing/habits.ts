/**
 * Papers in habits of several writers, as lines: `**bold**`, `__underlined__`, `{{red}}`, `[[blue]]`, `[pic]`, tabs, and
 * rows of tables between bars, in whose cells ⏎ separates lines. Each with the questions that are read from it, in one line each.
 */
import { readFileSync } from 'node:fs';
import { makeDocx, paragraph, picture, png, run, table } from '@vumon/word/testing';
import { importedPaper, type ImportedPaper } from '../review/imported.ts';
import { wordDocument } from '../read.ts';

export interface HabitPaper {
  readonly name: string;
  readonly text: readonly string[];
  readonly questions: readonly string[];
  readonly leftover: readonly string[];
}

const papersIn = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly HabitPaper[];

export const habitPapers = papersIn('./habits.json');
/** Papers that are read otherwise when one rule of the reader is taken out, those with columns and pictures, and those with answers apart. */
export const rulePapers = [...papersIn('./rules.json'), ...papersIn('./columns.json'), ...papersIn('./answers.json')];

const looks: readonly (readonly [RegExp, string])[] = [
  [/^\*\*(.+)\*\*$/, '<w:b/>'],
  [/^__(.*[^_].*)__$/, '<w:u w:val="single"/>'],
  [/^\{\{(.+)\}\}$/, '<w:color w:val="FF0000"/>'],
  [/^\[\[(.+)\]\]$/, '<w:color w:val="0000FF"/>'],
];

function runs(line: string): string {
  return line
    .split(/(\*\*.+?\*\*|__.+?__|\{\{.+?\}\}|\[\[.+?\]\]|\[pic\]|\t)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\t') return '<w:r><w:tab/></w:r>';
      if (part === '[pic]') return picture('image1');
      const [look] = looks.flatMap(([pattern, mark]) => {
        const found = pattern.exec(part);
        return found ? [run(found[1]!, mark)] : [];
      });
      return look ?? run(part);
    })
    .join('');
}

/** The lines as a Word file. */
export function linesAsWord(lines: readonly string[]): Uint8Array {
  let body = '';
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 0)
      body += table(
        rows.map((row) =>
          row.map((cell) =>
            cell
              .split('⏎')
              .map((one) => paragraph(runs(one)))
              .join(''),
          ),
        ),
      );
    rows = [];
  };
  for (const line of lines)
    if (line.startsWith('|'))
      rows.push(
        line
          .slice(1)
          .replace(/\|$/, '')
          .split('|')
          .map((cell) => cell.trim()),
      );
    else {
      endTable();
      body += paragraph(runs(line));
    }
  endTable();
  return makeDocx({ body, media: { 'image1.png': png } });
}

export const readHabit = (paper: HabitPaper): ImportedPaper => importedPaper(wordDocument(linesAsWord(paper.text)));

/** "1 mcq ready B | the stem | its options | its notes". */
export const questionLine = ({
  label,
  kind,
  state,
  key,
  stem,
  options,
  notes,
}: ImportedPaper['questions'][number]): string =>
  [
    `${label} ${kind} ${state} ${key ?? '-'}`,
    stem.replaceAll('\n', ' ⏎ '),
    options.join(' / ').replaceAll('\n', ' ⏎ '),
    notes.join(' '),
  ].join(' | ');
