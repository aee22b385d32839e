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

/** Only what is printed is taken; null for what is not. */
export function headerOf(texts: readonly string[]): PaperHeader {
  const text = texts.join('\n').slice(0, 4_000);
  const minutes = /(?:Thời\s+gian|Time)[^\n\d]{0,40}(\d{1,3})\s*(?:phút|minutes|mins?|['’])/iu.exec(text)?.[1];
  const grade = /(?:^|\P{L})(?:lớp|khối(?:\s+lớp)?|grade)\s*:?\s*(\d{1,2})(?!\d)/iu.exec(text)?.[1];
  const subject = /(?:^|\P{L})môn(?:\s+thi|\s+học)?\s*:?\s*(toán|tiếng\s+anh|anh)(?!\p{L})/iu.exec(text)?.[1];
  const named = subject ?? /(?:^|\P{L})(TOÁN|TIẾNG\s+ANH)(?!\p{L})/u.exec(text)?.[1];
  return {
    minutes: minutes === undefined ? null : within(Number(minutes), 1, 600),
    grade: grade === undefined ? null : within(Number(grade), 1, 12),
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
