/** Colours of the phases of an event. */
export const tones = {
  DRAFT: 'neutral',
  UPCOMING: 'info',
  RUNNING: 'ok',
  ENDED: 'neutral',
  CANCELLED: 'warn',
} as const;
