/** Examples of the partners' part of the API; a test makes each call and compares. */
import type { PartnerCallback, PartnerResult } from '@vumon/contract';

const attemptId = '01941f29-7c00-7000-8000-0000000000a1';

const result: PartnerResult = {
  attemptId,
  exam: 'giua-ky-1-lop-9',
  learner: 'hs-2043',
  number: 1,
  state: 'SCORED',
  startedAt: '2026-11-29T01:00:00.000Z',
  submittedAt: '2026-11-29T01:41:12.000Z',
  scoredAt: '2026-11-29T01:41:13.000Z',
  revision: 1,
  provisional: false,
  score: 8.25,
  points: 33,
  maxPoints: 40,
  parts: [
    { name: 'Reading', points: 18, maxPoints: 20 },
    { name: 'Listening', points: 15, maxPoints: 20 },
  ],
};

const callback: PartnerCallback = {
  id: '01941f29-7c00-7000-8000-0000000000d1',
  type: 'scored',
  sequence: 4816,
  createdAt: '2026-11-29T01:41:13.000Z',
  result,
};

export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** By route. */
export const partnerExamples: Readonly<Record<string, Example>> = {
  'POST /auth/client-app-token': {
    body: { clientAppId: 'app_7K3QD2mXw1c9', secret: 'oQ1…3f9c' },
    reply: { accessToken: 'app_7K3QD2mXw1c9.01941f29….1795838412000.pM0…', expiresAt: '2026-11-29T01:56:13.000Z' },
  },
  'GET /itf/third-party/{id}': {
    params: { id: '01941f29-7c00-7000-8000-0000000000c1' },
    reply: {
      id: '01941f29-7c00-7000-8000-0000000000c1',
      slug: 'songhong',
      name: 'Song Hong Digital School',
      logo: null,
    },
  },
  'GET /itf/partner-results/{id}': { params: { id: attemptId }, reply: result },
};

/** A callback as it is sent, so that a receiver can try its check of the signature. */
export const callbackExample = {
  secret: 'example-secret-of-the-client',
  body: JSON.stringify(callback),
  sentAt: Date.parse('2026-11-29T01:41:14.000Z'),
} as const;
