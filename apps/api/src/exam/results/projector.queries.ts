import type { ProjectorSlide } from '@vumon/contract';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface ProjectorRow {
  readonly revision: number;
  readonly number: number;
  readonly shown: boolean;
  readonly trying: boolean;
  readonly named: boolean;
  readonly screenSeenAt: Date | null;
  readonly remoteSeenAt: Date | null;
}

/** Notes that one side was there and, with a slide, what is shown from now on. The assignment is the owner's. */
export async function meetProjector(
  db: Db,
  of: { readonly ownerId: string; readonly assignmentId: string },
  { as, slide, now }: { readonly as: 'SCREEN' | 'REMOTE'; readonly slide: ProjectorSlide | null; readonly now: Date },
): Promise<ProjectorRow> {
  const seen = as === 'SCREEN' ? sql`screen_seen_at` : sql`remote_seen_at`;
  const { number, shown, trying, named } = slide ?? { number: 0, shown: false, trying: false, named: false };
  const changes = slide
    ? sql`, revision = l.revision + 1, number = EXCLUDED.number, shown = EXCLUDED.shown, trying = EXCLUDED.trying,
        named = EXCLUDED.named`
    : sql``;
  const { rows } = await sql<ProjectorRow>`
    INSERT INTO projector_links AS l (owner_id, assignment_id, revision, number, shown, trying, named, ${seen})
    VALUES (${of.ownerId}, ${of.assignmentId}, ${slide ? 1 : 0}, ${number}, ${shown}, ${trying}, ${named}, ${now})
    ON CONFLICT (owner_id, assignment_id) DO UPDATE SET ${seen} = EXCLUDED.${seen} ${changes}
    RETURNING revision, number, shown, trying, named, screen_seen_at AS "screenSeenAt", remote_seen_at AS "remoteSeenAt"`.execute(
    db,
  );
  return rows[0]!;
}
