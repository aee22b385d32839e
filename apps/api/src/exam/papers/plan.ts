/** Which files a set is made of, in the order in which they are made and shown. */
import type { PaperOptions } from '@vumon/contract';
import { codeNames } from '@vumon/paper';

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

const names = {
  vi: {
    paper: 'Đề',
    key: 'Đáp án',
    solutions: 'Hướng dẫn giải',
    matrix: 'Ma trận, bản đặc tả',
    sheet: 'Phiếu trả lời',
    audio: 'Phần nghe',
  },
  en: {
    paper: 'Test',
    key: 'Key',
    solutions: 'Solutions',
    matrix: 'Matrix and specification',
    sheet: 'Answer sheets',
    audio: 'Listening',
  },
} as const;

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function planOf({ codes, digits, formats, extras }: PaperOptions, locale: 'vi' | 'en'): PlannedFile[] {
  const words = names[locale];
  const all: (string | null)[] = codes === 0 ? [null] : codeNames(codes, digits);
  const paper = (code: string | null) => (code === null ? words.paper : `${words.paper} ${code}`);
  const alone = (kind: 'key' | 'solutions' | 'sheet'): PlannedFile[] =>
    extras.includes(kind) ? [{ kind, code: null, name: `${words[kind]}.pdf`, mime: pdf }] : [];
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
      ? [{ kind: 'matrix-pdf' as const, code: null, name: `${words.matrix}.pdf`, mime: pdf }]
      : []),
    ...(extras.includes('matrix') && formats.includes('word')
      ? [{ kind: 'matrix-word' as const, code: null, name: `${words.matrix}.docx`, mime: docx }]
      : []),
    ...alone('sheet'),
    ...(extras.includes('audio')
      ? [{ kind: 'audio' as const, code: null, name: `${words.audio}.mp3`, mime: 'audio/mpeg' }]
      : []),
  ];
}
