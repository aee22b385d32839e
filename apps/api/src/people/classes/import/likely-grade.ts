/** Of which grade the learners of a list are, by their dates of birth. */
import { schoolYearOf } from '@vumon/domain';

/** Fewer dates of birth tell nothing of a list. */
const enough = 5;

/**
 * The grade, if it is another than that of the class (`G1` to `G12`); null where the dates tell nothing. Learners enter
 * grade 1 in the year in which they become six. A year more or less is common in a class, so it is no other grade.
 */
export function otherGradeOf(birthdays: readonly string[], gradeId: string, today: string): number | null {
  const own = Number(/^G(\d{1,2})$/.exec(gradeId)?.[1]);
  if (!own || birthdays.length < enough) return null;
  const years = birthdays.map((day) => Number(day.slice(0, 4))).toSorted((a, b) => a - b);
  const middle = years[Math.floor(years.length / 2)]!;
  const grade = schoolYearOf(today) - middle - 5;
  // A class of adults or of several ages has no grade of its own.
  const alike = years.filter((year) => Math.abs(year - middle) <= 1).length;
  if (grade < 1 || grade > 12 || alike < years.length * 0.75) return null;
  return Math.abs(grade - own) > 1 ? grade : null;
}
