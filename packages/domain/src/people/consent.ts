/** Whose consent is needed to store data: a guardian's below 16, the school's for learners added by a teacher. */

/** Below this age a guardian has to agree. */
export const ageOfConsent = 16;

/** The version of the consent text; stored consents keep the version that was agreed to. */
export const consentVersion = '2026-11';

/** Full years on a day, both as `YYYY-MM-DD`. For a birthday on 29 February a year is complete on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export const needsGuardian = (birthday: string, day: string): boolean => ageOn(birthday, day) < ageOfConsent;

/** The year in which the school year of a day begins. It begins in July, when classes are filled. */
export const schoolYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
