/** Whose consent is needed to keep somebody's data: a guardian's below 16, and the school's for learners whom a teacher enters. */

/** Below this age a guardian has to agree. */
export const ageOfConsent = 16;

/** The text that was agreed to; a new one gets a new version, and stored consents keep theirs. */
export const consentVersion = '2026-11';

/** Full years on a day, both as `YYYY-MM-DD`. Who was born on 29 February is a year older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export const needsGuardian = (birthday: string, day: string): boolean => ageOn(birthday, day) < ageOfConsent;

/** The year in which the school year of a day began: classes are filled from July on. */
export const schoolYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
