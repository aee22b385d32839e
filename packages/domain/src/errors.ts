/** Every error the API can answer with: its HTTP status. Words live in the catalogs `errors.{vi,en}.json` of packages/i18n. */
export const errors = {
  // request
  BODY_INVALID: 400,
  QUERY_INVALID: 400,
  BODY_TOO_LARGE: 413,
  BODY_TYPE_UNSUPPORTED: 415,
  UNAUTHORISED: 401,
  CROSS_ORIGIN_REFUSED: 403,
  FORBIDDEN: 403,
  TEACHER_ONLY: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  PACKAGE_REQUIRED: 402,
  TOO_MANY_REQUESTS: 429,
  UNKNOWN_ERROR: 500,
  DATABASE_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
  STORAGE_FULL: 503,
  // sign-in and account
  USERNAME_BLANK: 422,
  PASSWORD_BLANK: 422,
  WRONG_USERNAME_PASSWORD: 401,
  LOCK_ACCOUNT: 403,
  LIMIT_LOGIN_SESSION: 409,
  CURRENT_PASSWORD_INCORRECT: 422,
  PASSWORD_INCORRECT: 422,
  PASSWORD_TOO_COMMON: 422,
  PASSWORD_SAME: 422,
  FIRST_LOGIN_REQUIRED: 403,
  USER_NOT_ACTIVE: 422,
  TICKET_EXPIRED: 422,
  OTP_CANNOT_RESEND: 429,
  OTP_INVALID: 422,
  OTP_EXPIRED: 422,
  EMAIL_NOT_REGISTERED: 404,
  PHONE_NOT_REGISTERED: 404,
  EMAIL_REGISTERED: 409,
  PHONE_REGISTERED: 409,
  EMAIL_USED: 409,
  PHONE_USED: 409,
  ROLE_CHOSEN: 409,
  MESSAGE_NOT_SENT: 503,
  PACKAGE_AUDIENCE: 422,
  PACKAGE_LOWER: 409,
  PACKAGE_NO_USES_LEFT: 402,
  ACCOUNT_HAS_RUNNING_TESTS: 409,
  ACCOUNT_LAST_ADMIN: 409,
  // administration of users, partners
  OWN_ACCOUNT_REFUSED: 422,
  USER_NO_CONTACT: 422,
  PERIOD_INVALID: 422,
  PARTNER_SLUG_RESERVED: 422,
  PARTNER_SLUG_EXISTED: 409,
  // schools
  USER_NOT_TEACHER: 422,
  SCHOOL_MEMBER_EXISTED: 409,
  SCHOOL_LAST_ADMIN: 409,
  REACH_LIMIT_SCHOOL_TEACHERS: 422,
  // activation codes
  ACTIVE_CODE_INVALID: 422,
  ACTIVE_CODE_LOGIN_REQUIRED: 401,
  ACTIVE_CODE_USED: 409,
  TEST_ACTIVE_CODE_REQUIRED: 403,
  // classes and students
  ACCOUNT_EXISTS: 409,
  ACCOUNT_EMAIL_EXISTS: 409,
  ACCOUNT_PHONE_EXISTS: 409,
  PHONE_EXISTED: 409,
  STUDENT_NOT_FOUND: 404,
  STUDENT_EXISTED: 409,
  STUDENT_CODE_EXISTED: 409,
  USER_NOT_STUDENT: 422,
  STUDENT_ALREADY_ADDED: 409,
  REACH_LIMIT_STUDENT_PER_CLASS: 422,
  REACH_LIMIT_STUDENT_PER_TEACHER: 422,
  REACH_LIMIT_CLASS: 422,
  REACH_LIMIT_SYSTEM_TESTS: 422,
  CLASS_NOT_FOUND: 404,
  CLASS_CODE_EXISTED: 409,
  CLASS_INACTIVE: 422,
  IMPORT_FILE_FORMAT: 415,
  IMPORT_ROW_LIMIT: 422,
  IMPORT_NO_ROWS: 422,
  IMPORT_FILE_CHANGED: 409,
  IMPORT_FAILED: 422,
  IMPORT_NO_NAME: 422,
  IMPORT_NO_QUESTION: 422,
  IMPORT_ENCODING: 422,
  IMPORT_DUPLICATE: 409,
  IMPORT_EXISTING: 409,
  IMPORT_INVALID: 422,
  IMPORT_OLD: 422,
  IMPORT_ALREADY_ADDED: 409,
  IMPORT_REACH_LIMIT: 422,
  IMPORT_DUPLICATE_PHONE: 409,
  IMPORT_EXISTING_PHONE: 409,
  IMPORT_DUPLICATE_EMAIL: 409,
  IMPORT_EXISTING_EMAIL: 409,
  IMPORT_DUPLICATE_STUDENT_CODE: 409,
  IMPORT_EXISTING_STUDENT_CODE: 409,
  // content
  QUESTION_INVALID: 422,
  QUESTION_IN_USE: 409,
  QUESTION_COUNT_INVALID: 422,
  TEST_CONTENT_INSUFFICIENT: 422,
  TEST_EDIT_FORBIDDEN: 403,
  UNIT_TEST_NOT_FOUND: 404,
  UNIT_TEST_ID_BLANK: 422,
  FORMAT_IN_USE: 409,
  FORMAT_INACTIVE: 422,
  FORMAT_TOTALS_MISMATCH: 422,
  MEDIA_BROKEN: 422,
  MEDIA_UNSUPPORTED: 415,
  MEDIA_TOO_LARGE: 413,
  MEDIA_QUOTA_REACHED: 422,
  // assignments and attempts
  ASSIGNMENT_END_TOO_SOON: 422,
  ASSIGNMENT_WINDOW_TOO_SHORT: 422,
  ASSIGNMENT_STARTED: 409,
  ASSIGNMENT_EXTENSION_LIMIT: 422,
  ASSIGNMENT_NOBODY_WORKING: 422,
  STUDY_GROUP_NOT_FOUND: 404,
  TEST_EXPIRED: 422,
  TEST_NOT_STARTED: 422,
  TEST_ALREADY_DONE: 409,
  TEST_NO_PERMISSION: 403,
  TEST_SIGN_IN_REQUIRED: 401,
  ATTEMPT_CLOSED: 409,
  ATTEMPT_PAUSED: 409,
  ATTEMPT_NOT_RUNNING: 409,
  ATTEMPT_RUNNING: 409,
  ANSWER_NOT_SAVED: 409,
  PRACTICE_KEY_WITHHELD: 403,
  PRACTICE_WITHOUT_KEYS: 403,
  ANSWER_STALE: 409,
  ANSWER_SEQUENCE_REUSED: 409,
  AUDIO_NO_PLAYS_LEFT: 409,
  RESULT_NOT_RELEASED: 403,
  RECORDING_GAP: 409,
  RECORDING_INCOMPLETE: 409,
  RECORDING_LIMIT: 422,
  MARK_ANSWER_CHANGED: 409,
  MARK_NOT_NEEDED: 422,
  MARK_SCORE_INVALID: 422,
  MARK_NOTE_OUTSIDE: 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errors;
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

export type ErrorParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  /** Path into the body with dots, e.g. `sections.0.parts.1.points`. */
  readonly path: string;
  /** Key in the catalog namespace `fields`, e.g. `required`. */
  readonly code: string;
  readonly params?: ErrorParams;
}

export interface AppErrorDetails {
  readonly params?: ErrorParams;
  readonly fields?: readonly FieldError[];
  /** What the caller needs to go on, e.g. the current state on a conflict. */
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  /** A higher package lifts this cap: answered with 402 instead of the code's own status. */
  readonly upgradeLifts?: boolean;
}

/** The only error a service throws on purpose. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;
  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return this.details.upgradeLifts ? 402 : errors[this.code];
  }
}
