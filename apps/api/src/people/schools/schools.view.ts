/** Schools as an administrator's replies show them. */
import type { SchoolView } from '@vumon/contract';
import type { MemberRow, SchoolRow } from './schools.queries.ts';

export const listedView = ({ id, name, members, startsAt, endsAt, runs, createdAt }: SchoolRow) => ({
  id,
  name,
  members,
  package:
    startsAt === null
      ? null
      : { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, runs: runs === true },
  createdAt: createdAt.toISOString(),
});

export const schoolView = (row: SchoolRow, members: readonly MemberRow[], usage: SchoolView['usage']): SchoolView => ({
  ...listedView(row),
  usage,
  people: members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
});
