import type { IntegratedTest, IntegratedTestDetail } from '@vumon/contract';
import { can, integratedStateAt, type Actor, type IntegratedState } from '@vumon/domain';
import type { Config } from '../../config.ts';
import type { IntegratedRow, ListedRow } from './integrated-tests.queries.ts';

export const logoAddress = (logo: string | null): string | null => (logo === null ? null : `/media/${logo}`);

/** The address that a partner opens for its learners, and the audience of its launch tokens. */
export const launchAddress = (
  config: Pick<Config, 'publicUrl'>,
  { partnerSlug, slug }: Pick<IntegratedRow, 'partnerSlug' | 'slug'>,
): string => `${config.publicUrl}/${partnerSlug}/${slug}`;

export const stateOf = (row: Pick<IntegratedRow, 'state' | 'endsAt'>, now: number): IntegratedState =>
  integratedStateAt({ state: row.state, endsAt: row.endsAt.getTime() }, now);

export function integratedView(row: ListedRow, now: number): IntegratedTest {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: stateOf(row, now),
    partner: { id: row.partnerId, slug: row.partnerSlug, name: row.partnerName, logo: logoAddress(row.partnerLogo) },
    gradeId: row.gradeId,
    seriesId: row.seriesId,
    owner: { id: row.ownerId, fullName: row.ownerName },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    minutes: row.minutes,
    attemptsAllowed: row.attemptsAllowed,
    returns: row.returns,
    signIn: row.signIn,
    learners: row.learners,
    submitted: row.submitted,
    createdAt: row.createdAt.toISOString(),
  };
}

function abilitiesOf(actor: Actor, row: ListedRow, now: number): IntegratedTestDetail['abilities'] {
  const state = stateOf(row, now);
  const edit = can(actor, 'integratedTest', 'edit', row);
  const withdraw = can(actor, 'integratedTest', 'withdraw', row);
  const draft = edit && state === 'DRAFT';
  return {
    edit: draft,
    publish: draft,
    delete: draft,
    extend: edit && state === 'PUBLISHED',
    end: edit && state === 'PUBLISHED',
    copy: edit,
    results: edit && row.assignmentId !== null,
    unpublish: withdraw && state === 'PUBLISHED',
    republish: withdraw && state === 'UNPUBLISHED' && row.endsAt.getTime() > now,
  };
}

export function integratedDetailView(
  config: Pick<Config, 'publicUrl'>,
  actor: Actor,
  row: ListedRow,
  now: number,
): IntegratedTestDetail {
  return {
    ...integratedView(row, now),
    examId: row.examId,
    examName: row.examName,
    questions: row.questions,
    assignmentId: row.assignmentId,
    launchUrl: row.assignmentId === null ? null : launchAddress(config, row),
    unpublishedReason: row.state === 'UNPUBLISHED' ? row.unpublishedReason : null,
    running: row.running,
    average: row.average,
    abilities: abilitiesOf(actor, row, now),
  };
}
