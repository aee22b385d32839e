/** Limits that an administrator may change while the product runs: their names and bounds. Their values are rows. */

export interface SettingBounds {
  readonly min: number;
  readonly max: number;
}

/** The database stores the same bounds beside each value. */
export const settingBounds = {
  /** Devices that one account may be signed in on at a time. */
  'devices-per-account': { min: 1, max: 20 },
  /** Seconds until another one-time code may be requested. */
  'otp-resend-seconds': { min: 30, max: 600 },
  /** Digits of a one-time code. */
  'otp-digits': { min: 6, max: 8 },
  /** Requests for one-time codes in an hour from one address. */
  'otp-requests-per-address': { min: 5, max: 10_000 },
  /** One-time codes by SMS in an hour, all users together. */
  'otp-sms-per-hour': { min: 10, max: 1_000_000 },
  /** Characters of an account's or a student's e-mail address; addresses that are stored already stay valid. */
  'account-email-length': { min: 40, max: 200 },
  /** Students in a class, whatever the package allows. */
  'class-size': { min: 10, max: 200 },
  /** Rows of a file of students. */
  'student-import-rows': { min: 10, max: 1000 },
  /** Questions in an imported file. */
  'question-import-rows': { min: 10, max: 1000 },
  /** Mebibytes of an imported file of students or questions. */
  'import-file-mebibytes': { min: 1, max: 10 },
  /** Mebibytes of a Word file with its pictures. */
  'word-file-mebibytes': { min: 1, max: 50 },
  /** Mebibytes of a logo or a profile picture. */
  'picture-mebibytes': { min: 1, max: 10 },
  /** Mebibytes of a picture in a question. */
  'question-image-mebibytes': { min: 1, max: 20 },
  'audio-mebibytes': { min: 1, max: 60 },
  'video-mebibytes': { min: 1, max: 200 },
  'subtitles-mebibytes': { min: 1, max: 5 },
  /** Mebibytes that the uploads of one account may take. */
  'media-quota-mebibytes': { min: 100, max: 1_048_576 },
  /** Days after which a session ends, however often it was renewed. */
  'session-days': { min: 1, max: 365 },
  /** Days for which the first password of an account that a teacher made can be used. */
  'first-password-days': { min: 1, max: 180 },
  /** Months for which the recordings of learners' voices are stored. */
  'keep-recordings-months': { min: 1, max: 120 },
  /** Months for which the answers of finished attempts are stored; their marks stay. */
  'keep-answers-months': { min: 1, max: 120 },
  /** Days for which a session is stored after its end. */
  'keep-sessions-days': { min: 1, max: 365 },
  /** Days for which the login history and known devices are stored. */
  'keep-sign-ins-days': { min: 30, max: 730 },
  /** Months for which the audit log is stored. */
  'keep-audit-months': { min: 6, max: 120 },
  /** How many tests a learner may download as a file. */
  'practice-downloads': { min: 0, max: 1000 },
  /** Limits of vouchers by sales staff: discount in percent or dong, number of uses, and days of validity. */
  'sales-voucher-percent': { min: 1, max: 100 },
  'sales-voucher-amount': { min: 1000, max: 10_000_000 },
  'sales-voucher-uses': { min: 1, max: 100_000 },
  'sales-voucher-days': { min: 1, max: 366 },
} as const satisfies Record<string, SettingBounds>;

/** Settings that limit the bytes of an uploaded file. */
export const uploadSettings = [
  'import-file-mebibytes',
  'word-file-mebibytes',
  'picture-mebibytes',
  'question-image-mebibytes',
  'audio-mebibytes',
  'video-mebibytes',
  'subtitles-mebibytes',
] as const;
export type UploadSetting = (typeof uploadSettings)[number];
export const mebibyte = 1024 * 1024;

export type SettingKey = keyof typeof settingBounds;
export const settingKeys = Object.keys(settingBounds) as readonly SettingKey[];
export type Settings = Readonly<Record<SettingKey, number>>;

/** Why `value` cannot be stored for `key`, as a code of the `fields` catalog with its limit; null when it can. */
export function settingProblem(
  key: SettingKey,
  value: number,
): { code: 'wrongType' | 'tooSmall' | 'tooBig'; limit: number } | null {
  const { min, max } = settingBounds[key];
  if (!Number.isSafeInteger(value)) return { code: 'wrongType', limit: max };
  if (value < min) return { code: 'tooSmall', limit: min };
  return value > max ? { code: 'tooBig', limit: max } : null;
}
