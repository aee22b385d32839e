/** Certificates of assigned tests: switched on by the teacher, fetched by teacher and learner, checked by anyone. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, idParams, text } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const student = ['STUDENT'] as const;
const file = 'application/pdf';

const settings = {
  organisation: text(120, 1),
  /** The line above the organisation's name. */
  authority: text(120).default(''),
  /** Place, printed before the date. */
  place: text(60).default(''),
  signerTitle: text(60).default(''),
  signerName: text(60).default(''),
  /**
   * Candidate numbers have six digits and are assigned in the order of names, starting here. An assigned number never
   * changes.
   */
  firstNumber: z.int().min(1, 'tooSmall').max(999_999, 'tooBig').default(1),
  /** Learners download their own certificate once they may see their mark. */
  forLearners: z.boolean().default(true),
  active: z.boolean().default(true),
};

const certificateSeries = z.strictObject({
  organisation: z.string(),
  authority: z.string(),
  place: z.string(),
  signerTitle: z.string(),
  signerName: z.string(),
  firstNumber: z.int(),
  forLearners: z.boolean(),
  active: z.boolean(),
});
export type CertificateSeries = z.infer<typeof certificateSeries>;

const given = z.strictObject({
  studentId: id,
  lastName: z.string(),
  firstName: z.string(),
  /** Six digits. */
  candidateNumber: z.string(),
  code: z.string(),
  mark: z.int(),
});
export const certificateList = z.strictObject({
  /** What the certificates say. Before the first save: the texts of the teacher's latest other series, switched off. */
  series: certificateSeries,
  given: z.array(given),
});
export type CertificateList = z.infer<typeof certificateList>;

/** What a certificate's code refers to, with the current results. */
export const checkedCertificate = z.strictObject({
  code: z.string(),
  name: z.string(),
  birthday: day.nullable(),
  className: z.string(),
  organisation: z.string(),
  test: z.string(),
  day,
  candidateNumber: z.string(),
  mark: z.int(),
  level: z.enum(['GOOD', 'FAIR', 'PASS', 'FAIL']),
});
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

export const certificateRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned/{id}/certificates': {
    summary: 'What certificates of an assigned test say, and who has been given one',
    access: teacher,
    params: idParams,
    reply: certificateList,
  },
  'PUT /itf/classes/unit-tests-assigned/{id}/certificates': {
    summary: 'Switch the certificates of an assigned test on or off; gives one to everybody whose mark is final',
    access: teacher,
    params: idParams,
    body: z.strictObject(settings),
    reply: certificateList,
    errors: ['NOT_FOUND', 'NO_CERTIFICATE'],
  },
  'GET /itf/classes/unit-tests-assigned/{id}/certificates/file': {
    summary: 'The certificates of all in one PDF, a page each, or that of one learner',
    access: teacher,
    params: idParams,
    query: z.object({ studentId: id.optional() }),
    file,
    errors: ['NOT_FOUND', 'NO_CERTIFICATE'],
  },
  'GET /student/unit-tests-assigned/{id}/certificate': {
    summary: "Whether the learner's own certificate can be fetched",
    access: student,
    guests: true,
    params: idParams,
    reply: z.strictObject({ ready: z.boolean() }),
  },
  'GET /student/unit-tests-assigned/{id}/certificate/file': {
    summary: "The learner's own certificate as a PDF",
    access: student,
    guests: true,
    params: idParams,
    file,
    errors: ['NO_CERTIFICATE'],
  },
  'GET /certificates/{code}': {
    summary: 'What stands behind the code of a certificate; guesses make their address wait',
    access: 'public',
    params: z.object({ code: z.string().min(1).max(40) }),
    reply: checkedCertificate,
    errors: ['NO_CERTIFICATE', 'TOO_MANY_REQUESTS'],
  },
});
