/** SQL of what each of the staff keeps for a list. */
import type { KeptList, SavedView } from '@vumon/domain';
import type { Db } from '#db';
import type { OwnData } from '#people/hooks';

interface Kept {
  hidden: string[];
  views: SavedView[];
}

export async function readListViews(db: Db, userId: string, list: KeptList): Promise<Kept> {
  const row = await db
    .selectFrom('list_views')
    .select(['hidden', 'views'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row ? { hidden: row.hidden, views: row.views as unknown as SavedView[] } : { hidden: [], views: [] };
}

export async function putListViews(db: Db, userId: string, list: KeptList, { hidden, views }: Kept): Promise<void> {
  const kept = { hidden, views: JSON.stringify(views) };
  await db
    .insertInto('list_views')
    .values({ user_id: userId, list, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet(kept))
    .execute();
}

export const ownDataOfListViews: OwnData = {
  async erase(db, userId) {
    await db.deleteFrom('list_views').where('user_id', '=', userId).execute();
  },
};
