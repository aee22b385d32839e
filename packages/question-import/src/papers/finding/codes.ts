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
const codeHead =
  /^\s*(?:Mã\s*[:.]?\s*(?=\d{2})|(?:ĐÁP\s+ÁN|ANSWERS?(?:\s+KEYS?)?|KEYS?)\s+(?=\d{3}(?!\d)))(\d{2,4})\s*[:.]?\s*$/iu;
/** "ĐÁP ÁN ĐỀ SỐ 1", or "ĐỀ 1", "Mã 001" or "KEY 402" alone among the answers: the set whose answers follow. */
export function codeOfAnswers(text: string): string | null {
  const set = setBehind.exec(text.slice(0, 200))?.[1] ?? (/^\s*đề\s/iu.test(text) ? setOf(text) : null);
  return codeIn(text) ?? codeHead.exec(text.slice(0, 40))?.[1] ?? (set && codeOfSet(set));
}

const version =
  /^\s*(?:đề|lớp|ca|tờ|dãy|nhóm|bản|phiếu|version|form|class|group)\s+(?!số(?!\p{L})|thi(?!\p{L})|kiểm|chính\s+thức|cương|minh|tham|ôn)(?:\p{L}{2,12}(?:\s\p{L}{2,12})?|\d{1,2}\s?[A-Z]\d{0,2})\s*(?:\([^)]{0,40}\)\s*)?(?:[:.–-]\s*)?(?=$|(?:câu\s*)?\d{1,3}\s?[.:)-]?\s?[A-H](?!\p{L}))/iu;
/** "Đề hồng: 1A 2C", "Lớp 8A" alone: answers of a paper, a class or a shift by a name that no paper prints as its code. */
export const isOfVersion = (text: string): boolean => version.test(text.slice(0, 120));

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
