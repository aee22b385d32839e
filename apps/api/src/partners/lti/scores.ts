/** Scores for the gradebooks of platforms (Assignment and Grade Services 2.0). */
import { call, type CallOutcome, type CallReply } from '#platform/outbound';
import type { App } from '../../platform/http/context.ts';
import { iso } from '../../platform/clock.ts';
import { findOptionalGrade, storeLineItem, type GradeRow } from './grades.queries.ts';
import { findOptionalPlatform, type PlatformRow } from './lti.queries.ts';
import type { Calling } from './platform-keys.ts';
import { callOptions, forgetServiceToken, jsonOf, serviceToken } from './service-token.ts';

const lineItemType = 'application/vnd.ims.lis.v2.lineitem+json';
const lineItemsType = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const scoreType = 'application/vnd.ims.lis.v1.score+json';
/** Marks are out of ten. */
const scoreMaximum = 10;

/** Before the query: that of Moodle names the tool. */
function below(address: string, segment: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${segment}`;
  return url.href;
}

/** Without a try: nothing can be told to a platform that was removed, so an administrator decides. */
const gone: CallOutcome = { status: 410, failure: null, ms: 0, retryAfterSeconds: null };

/** A reply that says nothing about the gradebook must not stop the sending as a 410 from it does. */
const notFinal = ({ text: _text, link: _link, ...outcome }: CallReply): CallOutcome => ({
  ...outcome,
  status: outcome.status !== null && (outcome.status < 300 || outcome.status === 410) ? 502 : outcome.status,
});

interface Calls {
  readonly app: App;
  readonly token: string;
  readonly calling: Calling;
}

type ToldLineItem = { readonly id?: unknown; readonly resourceLinkId?: unknown; readonly resourceId?: unknown } | null;

/** The column for the exam of this link: the one that is there, or a new one. */
async function lineItemOf(
  { app, token, calling }: Calls,
  grade: GradeRow,
): Promise<{ readonly lineItem: string } | { readonly refused: CallReply }> {
  if (grade.lineItem !== null) return { lineItem: grade.lineItem };
  const all = new URL(grade.lineItems!);
  const headers = { authorization: `Bearer ${token}` };
  const of = { resource_link_id: grade.resourceLinkId, resource_id: grade.examSlug };
  const search = new URL(all);
  for (const [name, value] of Object.entries(of)) search.searchParams.set(name, value);
  const options = callOptions(app, calling);
  const listed = await call(
    { method: 'GET', url: search.href, headers: { ...headers, accept: lineItemsType } },
    options,
  );
  if (listed.status !== 200) return { refused: listed };
  const found = jsonOf(listed);
  // A platform that does not filter tells the columns of other links too.
  let lineItem = (Array.isArray(found) ? (found as ToldLineItem[]) : []).find(
    (one) =>
      (one?.resourceLinkId ?? grade.resourceLinkId) === grade.resourceLinkId &&
      (one?.resourceId ?? grade.examSlug) === grade.examSlug,
  )?.id;
  if (typeof lineItem !== 'string') {
    const body = JSON.stringify({
      label: grade.title,
      scoreMaximum,
      resourceId: grade.examSlug,
      resourceLinkId: grade.resourceLinkId,
    });
    const made = await call(
      {
        method: 'POST',
        url: all.href,
        headers: { ...headers, 'content-type': lineItemType, accept: lineItemType },
        body,
      },
      options,
    );
    lineItem = (jsonOf(made) as { id?: unknown } | undefined)?.id;
    if ((made.status !== 200 && made.status !== 201) || typeof lineItem !== 'string') return { refused: made };
  }
  if (typeof lineItem !== 'string' || lineItem.length > 2_000 || !URL.canParse(lineItem)) return { refused: listed };
  await storeLineItem(app.background, grade, lineItem);
  return { lineItem };
}

async function postScore(calls: Calls, platform: PlatformRow, grade: GradeRow): Promise<CallOutcome> {
  const { app, token, calling } = calls;
  const column = await lineItemOf(calls, grade);
  if ('refused' in column) {
    if (column.refused.status === 401) forgetServiceToken(app, platform);
    return notFinal(column.refused);
  }
  const {
    text: _text,
    link: _link,
    ...outcome
  } = await call(
    {
      method: 'POST',
      url: below(column.lineItem, 'scores'),
      headers: { authorization: `Bearer ${token}`, 'content-type': scoreType },
      body: JSON.stringify({
        userId: grade.subject,
        // Platforms refuse a score that is not newer than the one they have.
        timestamp: iso(app.now()),
        scoreGiven: grade.mark! / 100,
        scoreMaximum,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      }),
    },
    callOptions(app, calling),
  );
  if (outcome.status === 401) forgetServiceToken(app, platform);
  return outcome;
}

/** Tells the gradebook the best mark of the attempt's learner as it now is, so that any order of sending ends the same. */
export async function sendScore(
  app: App,
  { partnerId, attemptId }: { readonly partnerId: string; readonly attemptId: string },
  calling: Calling,
): Promise<CallOutcome> {
  const grade = await findOptionalGrade(app.background, partnerId, attemptId);
  const platform = grade && (await findOptionalPlatform(app.background, grade.platformId));
  if (!grade || !platform) return gone;
  // Opened again meanwhile: what it then comes to is told by a delivery of its own.
  if (grade.mark === null) return { status: 200, failure: null, ms: 0, retryAfterSeconds: null };
  const given = await serviceToken(app, platform, calling);
  return 'refused' in given
    ? notFinal(given.refused)
    : postScore({ app, token: given.token, calling }, platform, grade);
}
