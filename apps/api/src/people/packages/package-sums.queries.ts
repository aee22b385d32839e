/** The kept sums of memberships, by day and package: given, ended, renewed, and trials. */
import { freePackage } from '@vumon/domain';
import { sql } from 'kysely';
import type { KeptSums } from '#platform/kept-sums';

/**
 * Renewed is what ended by its time, not by an upgrade, and was followed without a gap by another membership that is no
 * trial. The function `package_facts` says the same of one holder; this counts all holders at once.
 */
export const packageSums: KeptSums = {
  name: 'packages',
  table: 'package_sums',
  keys: ['day', 'package_code'],
  sums: ['given', 'due', 'early', 'late', 'trials', 'paid'],
  rows: (from) => sql`
    SELECT day, package_code, sum(given) AS given, sum(due) AS due, sum(early) AS early, sum(late) AS late, sum(trials) AS trials,
      sum(paid) AS paid
    FROM (
      SELECT day_in_vietnam(created_at) AS day, package_code, 1 AS given, 0 AS due, 0 AS early, 0 AS late, 0 AS trials, 0 AS paid
      FROM memberships WHERE package_code <> ${freePackage}
      UNION ALL
      SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 1,
        (bool_or(n.created_at < m.ends_at - interval '7 days') IS TRUE)::int,
        (bool_or(n.created_at < m.ends_at - interval '7 days') IS FALSE)::int, 0, 0
      FROM memberships m LEFT JOIN memberships n ON n.user_id = m.user_id AND n.id <> m.id AND n.source <> 'TRIAL'
        AND n.created_at > m.created_at AND n.starts_at <= m.ends_at AND (n.ends_at IS NULL OR n.ends_at > m.ends_at)
      WHERE m.ends_at IS NOT NULL AND m.ended_at IS NULL AND m.replaced_by IS NULL AND m.source <> 'TRIAL'
        AND m.package_code <> ${freePackage} AND m.user_id IS NOT NULL
      GROUP BY m.id
      UNION ALL
      SELECT day_in_vietnam(m.ends_at), m.package_code, 0, 0, 0, 0, 1,
        (EXISTS (SELECT FROM memberships n WHERE n.user_id = m.user_id AND n.source = 'ORDER' AND n.created_at > m.created_at))::int
      FROM memberships m WHERE m.source = 'TRIAL' AND m.ends_at IS NOT NULL) facts
    WHERE day >= ${from} GROUP BY day, package_code`,
};
