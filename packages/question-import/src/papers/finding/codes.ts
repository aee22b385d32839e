/** The code of a paper, and of each paper of a file that holds several. */
import { isPageLine } from '../lines/page-lines.ts';
import { isKeyHeading, setOf } from './labels.ts';

const codeLine = /Mã\s*đề(?:\s*thi)?\s*[:.]?\s*(\d{2,4})(?!\d)/iu;
const codeAlone = /^\s*(?:Mã\s*đề|MÃ\s*ĐỀ)(?:\s*thi|\s*THI)?(?:\s*số)?\s*[:.]?\s*(\d{2,4})\s*$/u;

/** "ĐÁP ÁN MÃ ĐỀ 101". */
export const codeIn = (text: string): string | null => codeLine.exec(text)?.[1] ?? null;

/** Sets of questions are told apart as papers by their codes; the point marks a name that is no printed code. */
export const codeOfSet = (name: string): string => `${name}.`;
export const isSet = (code: string): boolean => code.endsWith('.');

const setBehind =
  /^\s*(?:đáp\s*án|hướng\s*dẫn\s*chấm|lời\s*giải)(?:\s\p{L}{1,8}){0,4}\s+đề\s+(?:số\s+)?(\d{1,2}|[A-E])\s*[:.]?\s*$/iu;
/** "ĐÁP ÁN ĐỀ SỐ 1", or "ĐỀ 1" alone among the answers: the set whose answers follow. */
export function codeOfAnswers(text: string): string | null {
  const set = setBehind.exec(text.slice(0, 200))?.[1] ?? (/^\s*đề\s/iu.test(text) ? setOf(text) : null);
  return codeIn(text) ?? (set && codeOfSet(set));
}

export class PaperCodes {
  /** The code in the head of the file, or at the foot of its pages. */
  printed: string | null = null;
  #below: string | null = null;

  /** The code of the paper that is being read. */
  get current(): string | null {
    return this.#below ?? this.printed;
  }

  read(text: string, isHead: boolean): void {
    if (this.printed === null && (isHead || isPageLine(text))) this.printed = codeIn(text);
  }

  /** "Mã đề 102" alone: another paper of the file, or the same code again; null for other lines. */
  alone(text: string): { readonly code: string; readonly isOther: boolean } | null {
    const code = codeAlone.exec(text)?.[1];
    return code === undefined ? null : { code, isOther: code !== this.current };
  }

  /** "TRƯỜNG THPT A – MÃ ĐỀ 102" above another first question. */
  other(text: string): { readonly code: string; readonly isOther: boolean } | null {
    const code = isKeyHeading(text) ? null : codeIn(text);
    return code === null || code === this.current ? null : { code, isOther: true };
  }

  begin(code: string): void {
    this.#below = code;
  }
}
