/** Which files a set is made of, in the order in which they are made and shown. */
import type { PaperOptions } from '@vumon/contract';
import { codeNames } from '@vumon/paper';

export type FileKind = 'paper-pdf' | 'paper-word' | 'key' | 'solutions' | 'sheet';

export interface PlannedFile {
  readonly kind: FileKind;
  readonly code: string | null;
  readonly name: string;
  readonly mime: string;
}

const names = {
  vi: { paper: 'Đề', key: 'Đáp án', solutions: 'Hướng dẫn giải', sheet: 'Phiếu trả lời' },
  en: { paper: 'Test', key: 'Key', solutions: 'Solutions', sheet: 'Answer sheets' },
} as const;

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function planOf({ codes, digits, formats, extras }: PaperOptions, locale: 'vi' | 'en'): PlannedFile[] {
  const words = names[locale];
  const all: (string | null)[] = codes === 0 ? [null] : codeNames(codes, digits);
  const paper = (code: string | null) => (code === null ? words.paper : `${words.paper} ${code}`);
  return [
    ...(formats.includes('pdf')
      ? all.map((code): PlannedFile => ({ kind: 'paper-pdf', code, name: `${paper(code)}.pdf`, mime: pdf }))
      : []),
    ...(formats.includes('word')
      ? all.map((code): PlannedFile => ({ kind: 'paper-word', code, name: `${paper(code)}.docx`, mime: docx }))
      : []),
    ...(['key', 'solutions', 'sheet'] as const)
      .filter((kind) => extras.includes(kind))
      .map((kind): PlannedFile => ({ kind, code: null, name: `${words[kind]}.pdf`, mime: pdf })),
  ];
}
