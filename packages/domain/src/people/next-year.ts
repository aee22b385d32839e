/** Names of classes in the next school year. They are only proposals, which the teacher may change. */

const lastGrade = 12;

/** The next grade after `G1` to `G11`; null after the last. Grades without a number, such as international, stay. */
export function gradeAfter(gradeId: string): string | null {
  const grade = /^G(\d{1,2})$/.exec(gradeId);
  if (!grade) return gradeId;
  return Number(grade[1]) >= lastGrade ? null : `G${Number(grade[1]) + 1}`;
}

/**
 * The grade that the name of a class begins with or gives after "lớp", "class", "toán" and the like: "9A1", "Lớp 12 chuyên
 * Toán", "Toán 8.2" → `G9`, `G12`, `G8`. Null where its first number is none, as in "A1", "2026" or "Đội tuyển".
 */
export function gradeInName(name: string): string | null {
  const digits = /(?:^|[^\p{L}\d])(?<number>\d{1,2})(?!\d)/u.exec(name)?.groups?.['number'];
  const grade = Number(digits);
  return grade >= 1 && grade <= lastGrade ? `G${grade}` : null;
}

/** Letters and digits that are not taken for one another when they are read aloud or copied from the board. */
export const codeMarkLetters = 'ACDEFGHJKLMNPQRTUVWXY3479';

/**
 * The code that is proposed for a new class: its name without accents and spaces, the school year and a mark, as in
 * "9A1-2026-KTX". Codes are unique on the site. Empty while there is no name.
 */
export function proposedCode(name: string, schoolYear: number, mark: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/[^A-Za-z0-9]+/g, '')
    .slice(0, 20);
  return plain === '' ? '' : `${plain}-${schoolYear}-${mark}`;
}

/** Whether learners leave the school after the grade: primary ends with 5, lower secondary with 9. */
export const finishesSchool = (gradeId: string): boolean => /^G(?:5|9|12)$/.test(gradeId);

/**
 * The name or code with the next grade and later years: "9A1" → "10A1", "9A1-2026" → "10A1-2027", "Toán 9 (2026–2027)"
 * → "Toán 10 (2027–2028)". Only the first number can be the grade: "9A9" → "10A9".
 */
export function nameAfter(name: string, gradeId: string, year: number, nextYear: number): string {
  const grade = gradeAfter(gradeId) === null ? null : (/^G(\d{1,2})$/.exec(gradeId)?.[1] ?? null);
  const further = nextYear - year;
  let first = true;
  return name.replace(/\d+/g, (digits, at: number) => {
    const number = Number(digits);
    if (digits.length === 4 && (number === year || number === year + 1)) return String(number + further);
    const leads = first;
    first = false;
    if (leads && grade !== null && number === Number(grade)) return String(number + 1);
    // A year of two digits follows a separator, as in "9A1-26".
    const apart = at > 0 && !/[\p{L}\d]/u.test(name[at - 1]!);
    if (apart && digits.length === 2 && (number === year % 100 || number === (year + 1) % 100))
      return String((number + further) % 100).padStart(2, '0');
    return digits;
  });
}

/** Candidates for the code of a class in the next year, the best first; codes are unique on the site. */
export function codesAfter(code: string, gradeId: string, year: number, nextYear: number, most = 50): string[] {
  const first = nameAfter(code, gradeId, year, nextYear);
  const withYear = first.includes(String(nextYear)) ? '' : `-${nextYear}`;
  const fit = (end: string) => `${first.slice(0, most - end.length)}${end}`;
  return [...new Set([fit(''), fit(withYear), ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => fit(`${withYear}-${n}`))])];
}
