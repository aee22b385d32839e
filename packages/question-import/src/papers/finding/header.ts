/** What the lines above the questions say about the paper. */

export interface PaperHeader {
  readonly minutes: number | null;
  /** 1 to 12. */
  readonly grade: number | null;
  readonly subject: 'MATH' | 'ENGLISH' | null;
  /** 15 minutes, 45 minutes, the middle or the end of a term. */
  readonly kind: 'quiz' | 'lesson' | 'mid-term' | 'end-of-term' | null;
}

const within = (number: number, from: number, to: number): number | null =>
  number >= from && number <= to ? number : null;

/** "TOÁN 9", "Môn: Địa lí 8": a subject with its grade, and no time or points. */
const gradeOfSubject =
  /(?:^|\P{L})(?:môn(?:\s+thi|\s+học)?\s*:?(?:\s+\p{L}+){1,3}|toán|tiếng\s+anh|english)\s+(\d{1,2})(?![\d.,:/]|\s*(?:phút|tiết|câu|điểm|tháng|minutes?|questions?|points?)(?!\p{L}))/iu;

function gradeOf(text: string): number | null {
  // An entrance examination asks for what was learned in the grade before.
  const entered = /(?:vào|tuyển\s+sinh)\s+(?:lớp\s+)?(6|10)(?!\d)/iu.exec(text)?.[1];
  if (entered !== undefined) return Number(entered) - 1;
  const named = /(?:^|\P{L})(?:lớp|khối(?:\s+lớp)?|grade)\s*:?\s*(\d{1,2})(?!\d)/iu.exec(text)?.[1];
  const grade = named ?? gradeOfSubject.exec(text)?.[1];
  if (grade !== undefined) return within(Number(grade), 1, 12);
  return /tốt\s+nghiệp\s+(?:THPT|trung\s+học\s+phổ)|THPT\s+quốc\s+gia/iu.test(text) ? 12 : null;
}

/** Only what is printed is taken; null for what is not. */
export function headerOf(texts: readonly string[]): PaperHeader {
  const text = texts.join('\n').slice(0, 4_000);
  const minutes = /(?:Thời\s+gian|Time)[^\n\d]{0,40}(\d{1,3})\s*(?:phút|minutes|mins?|['’])/iu.exec(text)?.[1];
  const subject = /(?:^|\P{L})môn(?:\s+thi|\s+học)?\s*:?\s*(toán|tiếng\s+anh|anh)(?!\p{L})/iu.exec(text)?.[1];
  const named = subject ?? /(?:^|\P{L})(TOÁN|TIẾNG\s+ANH)(?!\p{L})/u.exec(text)?.[1];
  return {
    minutes: minutes === undefined ? null : within(Number(minutes), 1, 600),
    grade: gradeOf(text),
    subject: named === undefined ? null : /^to/iu.test(named) ? 'MATH' : 'ENGLISH',
    kind: /giữa\s+(?:học\s+)?k[iìíỳyĩ]|mid-?term/iu.test(text)
      ? 'mid-term'
      : /(?:cuối\s+(?:học\s+)?|học\s+)k[iìíỳyĩ]|end-?of-?term|final\s+test/iu.test(text)
        ? 'end-of-term'
        : /15\s*phút|15-minute/iu.test(text)
          ? 'quiz'
          : /(?:1|một)\s+tiết|45-minute/iu.test(text)
            ? 'lesson'
            : null,
  };
}
