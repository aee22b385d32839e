/** Limits that an administrator may change while the product runs, each as one record. Their values are rows. */

export interface SettingRecord {
  /** The value until an administrator changes it; the migrate step writes it into the database. */
  readonly initial: number;
  /** Bounds of a new value; one that is stored already stays when they change. */
  readonly min: number;
  readonly max: number;
  /** Limits the mebibytes of an uploaded file, so forms check it before they send. */
  readonly upload?: true;
}

/** The name and explanation of each are in the catalog `product-settings`. */
export const settingRecords = {
  /** Devices that one account may be signed in on at a time. */
  'devices-per-account': { initial: 2, min: 1, max: 20 },
  /** Seconds until another one-time code may be requested. */
  'otp-resend-seconds': { initial: 60, min: 30, max: 600 },
  /** Digits of a one-time code. */
  'otp-digits': { initial: 6, min: 6, max: 8 },
  /** Requests for one-time codes in an hour from one address. */
  'otp-requests-per-address': { initial: 60, min: 5, max: 10_000 },
  /** One-time codes by SMS in an hour, all users together. */
  'otp-sms-per-hour': { initial: 500, min: 10, max: 1_000_000 },
  /** Characters of an account's or a student's e-mail address; addresses that are stored already stay valid. */
  'account-email-length': { initial: 64, min: 40, max: 200 },
  /** Students in a class, whatever the package allows. */
  'class-size': { initial: 60, min: 10, max: 200 },
  /** Rows of a file of students. */
  'student-import-rows': { initial: 500, min: 10, max: 1000 },
  /** Questions in an imported file. */
  'question-import-rows': { initial: 500, min: 10, max: 1000 },
  /** Mebibytes of an imported file of students or questions. */
  'import-file-mebibytes': { initial: 5, min: 1, max: 10, upload: true },
  /** Mebibytes of a Word file with its pictures. */
  'word-file-mebibytes': { initial: 20, min: 1, max: 50, upload: true },
  /** Mebibytes of a logo or a profile picture. */
  'picture-mebibytes': { initial: 2, min: 1, max: 10, upload: true },
  /** Mebibytes of a picture in a question. */
  'question-image-mebibytes': { initial: 5, min: 1, max: 20, upload: true },
  'audio-mebibytes': { initial: 20, min: 1, max: 60, upload: true },
  'video-mebibytes': { initial: 100, min: 1, max: 200, upload: true },
  'subtitles-mebibytes': { initial: 1, min: 1, max: 5, upload: true },
  /** Mebibytes that the uploads of one account may take. */
  'media-quota-mebibytes': { initial: 2048, min: 100, max: 1_048_576 },
  /** Days after which a session ends, however often it was renewed. */
  'session-days': { initial: 30, min: 1, max: 365 },
  /** Days for which the first password of an account that a teacher made can be used. */
  'first-password-days': { initial: 30, min: 1, max: 180 },
  /** Months for which the recordings of learners' voices are stored. */
  'keep-recordings-months': { initial: 12, min: 1, max: 120 },
  /** Months for which the answers of finished attempts are stored; their marks stay. */
  'keep-answers-months': { initial: 24, min: 1, max: 120 },
  /** Days for which a session is stored after its end. */
  'keep-sessions-days': { initial: 30, min: 1, max: 365 },
  /** Days for which the login history and known devices are stored. */
  'keep-sign-ins-days': { initial: 180, min: 30, max: 730 },
  /** Months for which the audit log is stored. */
  'keep-audit-months': { initial: 24, min: 6, max: 120 },
  /** Months for which requests of visitors are stored after their last change. */
  'keep-requests-months': { initial: 24, min: 1, max: 120 },
  /** Months for which it is stored who opened which pages; the sums of the days stay. */
  'keep-usage-months': { initial: 13, min: 1, max: 36 },
  /** How many tests a learner may download as a file. */
  'practice-downloads': { initial: 5, min: 0, max: 1000 },
  /** Limits of vouchers by sales staff: discount in percent or dong, number of uses, and days of validity. */
  'sales-voucher-percent': { initial: 20, min: 1, max: 100 },
  'sales-voucher-amount': { initial: 100_000, min: 1000, max: 10_000_000 },
  'sales-voucher-uses': { initial: 100, min: 1, max: 100_000 },
  'sales-voucher-days': { initial: 31, min: 1, max: 366 },
} as const satisfies Record<string, SettingRecord>;

export const mebibyte = 1024 * 1024;

export type SettingKey = keyof typeof settingRecords;
export const settingKeys = Object.keys(settingRecords) as readonly SettingKey[];
export type UploadSetting = {
  [Key in SettingKey]: (typeof settingRecords)[Key] extends { readonly upload: true } ? Key : never;
}[SettingKey];
export const uploadSettings = settingKeys.filter((key): key is UploadSetting => 'upload' in settingRecords[key]);
export type Settings = Readonly<Record<SettingKey, number>>;

/** Why `value` cannot be stored for `key`, as a code of the `fields` catalog with its limit; null when it can. */
export function settingProblem(
  key: SettingKey,
  value: number,
): { code: 'wrongType' | 'tooSmall' | 'tooBig'; limit: number } | null {
  const { min, max } = settingRecords[key];
  if (!Number.isSafeInteger(value)) return { code: 'wrongType', limit: max };
  if (value < min) return { code: 'tooSmall', limit: min };
  return value > max ? { code: 'tooBig', limit: max } : null;
}
