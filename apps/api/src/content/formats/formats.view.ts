import type { FormatDetail, FormatSummary } from '@vumon/contract';
import { abilitiesOf, hasMatrix, namedSkills, partsOf, type Actor, type OwnedContent } from '@vumon/domain';
import type { FormatRow } from './formats.queries.ts';

export const ownershipOf = (row: FormatRow): OwnedContent => ({
  scope: row.scope,
  ownerId: row.ownerId,
  privacy: 'PRIVATE',
});

function factsOf(actor: Actor, row: FormatRow) {
  const abilities = abilitiesOf(actor, 'format', ownershipOf(row));
  const unused = row.uses === 0;
  return {
    id: row.id,
    scope: row.scope,
    name: row.name,
    nameEn: row.nameEn,
    gradeId: row.gradeId,
    subject: row.subject,
    minutes: row.minutes,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
    cognition: row.cognition,
    active: row.active,
    uses: row.uses,
    creator: row.scope === 'USER' ? row.creator : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // A used format keeps its structure: tests refer to it.
    abilities: {
      ...abilities,
      rename: abilities.edit,
      edit: abilities.edit && unused,
      delete: abilities.delete && unused,
      apply: abilities.apply && row.active,
    },
  };
}

export function formatSummaryView(actor: Actor, row: FormatRow): FormatSummary {
  return {
    ...factsOf(actor, row),
    parts: partsOf(row.sections).length,
    matrix: hasMatrix(row.rows),
    skills: namedSkills(row.sections),
  };
}

export const formatDetailView = (actor: Actor, row: FormatRow): FormatDetail => ({
  ...factsOf(actor, row),
  sections: row.sections,
  rows: row.rows,
});
