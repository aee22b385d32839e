/** Which files a set is made of, in the order in which they are made and shown. */
import type { PaperOptions } from '@vumon/contract';
import { codeNames } from '@vumon/paper';
import { madeName } from '../../platform/made-names.ts';

export type FileKind =
  | 'paper-pdf'
  | 'paper-word'
  | 'key'
  | 'solutions'
  | 'matrix-pdf'
  | 'matrix-word'
  | 'sheet'
  | 'audio';

export interface PlannedFile {
  readonly kind: FileKind;
  readonly code: string | null;
  readonly name: string;
  readonly mime: string;
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function planOf({ codes, digits, formats, extras }: PaperOptions, locale: 'vi' | 'en'): PlannedFile[] {
  const named = (what: 'paper' | 'key' | 'solutions' | 'matrix' | 'sheet' | 'audio') =>
    madeName(`files.${what}`, locale);
  const all: (string | null)[] = codes === 0 ? [null] : codeNames(codes, digits);
  const paper = (code: string | null) => (code === null ? named('paper') : `${named('paper')} ${code}`);
  const alone = (kind: 'key' | 'solutions' | 'sheet'): PlannedFile[] =>
    extras.includes(kind) ? [{ kind, code: null, name: `${named(kind)}.pdf`, mime: pdf }] : [];
  return [
    ...(formats.includes('pdf')
      ? all.map((code): PlannedFile => ({ kind: 'paper-pdf', code, name: `${paper(code)}.pdf`, mime: pdf }))
      : []),
    ...(formats.includes('word')
      ? all.map((code): PlannedFile => ({ kind: 'paper-word', code, name: `${paper(code)}.docx`, mime: docx }))
      : []),
    ...alone('key'),
    ...alone('solutions'),
    ...(extras.includes('matrix') && formats.includes('pdf')
      ? [{ kind: 'matrix-pdf' as const, code: null, name: `${named('matrix')}.pdf`, mime: pdf }]
      : []),
    ...(extras.includes('matrix') && formats.includes('word')
      ? [{ kind: 'matrix-word' as const, code: null, name: `${named('matrix')}.docx`, mime: docx }]
      : []),
    ...alone('sheet'),
    ...(extras.includes('audio')
      ? [{ kind: 'audio' as const, code: null, name: `${named('audio')}.mp3`, mime: 'audio/mpeg' }]
      : []),
  ];
}
