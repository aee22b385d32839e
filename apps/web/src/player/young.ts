/** Grades 1 to 5, whose tests have the carp; apart from the player, because pages without it ask too. */
export const settingsKey = 'player-settings';

export const isYoung = (gradeId: string): boolean => /^G[1-5]$/.test(gradeId);

/** Of these grades, and the carp is not switched off on this device. */
export function hasCarp(gradeId: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as { carp?: boolean };
    return isYoung(gradeId) && kept.carp !== false;
  } catch {
    return isYoung(gradeId);
  }
}
