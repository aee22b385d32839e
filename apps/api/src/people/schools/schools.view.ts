/** Schools as replies show them. */
import type { SchoolInvitation, SchoolMember, SchoolView } from '@vumon/contract';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { listFormerMembers, MemberRow, SchoolPackageRow, SchoolRow } from './schools.queries.ts';

export const packageView = ({ startsAt, endsAt, runs }: SchoolRow): SchoolView['package'] =>
  startsAt === null ? null : { startsAt: iso(startsAt), endsAt: isoOrNull(endsAt), runs: runs === true };

export const listedView = (row: SchoolRow) => ({
  id: row.id,
  name: row.name,
  members: row.members,
  package: packageView(row),
  createdAt: iso(row.createdAt),
});

export const memberView = ({ joinedAt, ...member }: MemberRow): SchoolMember => ({
  ...member,
  joinedAt: iso(joinedAt),
});

interface Parts {
  readonly members: readonly MemberRow[];
  readonly usage: SchoolView['usage'];
  readonly former: Awaited<ReturnType<typeof listFormerMembers>>;
  readonly packages: readonly SchoolPackageRow[];
  readonly invitations: SchoolInvitation[];
}

export const schoolView = (
  row: SchoolRow,
  { members, usage, former, packages, invitations }: Parts,
  now: number,
): SchoolView => ({
  ...listedView(row),
  usage,
  people: members.map(memberView),
  invitations,
  formerPeople: former.map((one) => ({ ...one, joinedAt: iso(one.joinedAt), leftAt: iso(one.leftAt) })),
  packages: packages.map(({ id, startsAt, endsAt, givenAt, givenBy }) => ({
    id,
    startsAt: iso(startsAt),
    endsAt: isoOrNull(endsAt),
    givenAt: iso(givenAt),
    givenBy,
    state: startsAt.getTime() > now ? 'UPCOMING' : endsAt !== null && endsAt.getTime() <= now ? 'PAST' : 'CURRENT',
  })),
});
