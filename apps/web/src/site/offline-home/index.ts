/** Keeps on the device what this person reads, and the page that shows it without a connection. Loaded on demand. */
import type { QueryClient } from '@tanstack/react-query';
import { callName } from '../../session/call-name.ts';
import type { Profile } from '../../session/gate.ts';
import { dropReading, keepReading, keepReadingsOf, listReadings } from '../../session/readings/store.ts';
import { holdHome } from './hold-home.ts';
import { keptOf } from './kept-of.ts';

async function keep(owner: string, queryKey: readonly unknown[], data: unknown, at: number): Promise<boolean> {
  const kept = keptOf(queryKey, data);
  if (!kept) return false;
  if ('over' in kept) await dropReading(owner, kept.over);
  else await keepReading(owner, { ...kept.reading, at }, kept.data);
  return 'reading' in kept && kept.reading.families.length > 0;
}

/** Begins to keep; the returned function ends it. */
export function keepForOffline(client: QueryClient, profile: Profile): () => void {
  let ended = false;
  const { id, timeZone, role } = profile;
  const name = role === 'STUDENT' ? callName(profile) || profile.fullName : profile.fullName;
  // One after the other: a release is stored once, and a later reading is not overtaken by an earlier one.
  let last = keepReadingsOf({ id, name, role, timeZone });
  const then = (work: () => Promise<unknown>) => {
    last = last
      .then(async () => {
        if (!ended) await work();
      })
      .catch(() => {
        // No space, no storage, or no connection any more: what is kept already stays.
      });
  };
  const hold = async () => holdHome(new Set((await listReadings(Date.now())).flatMap(({ families }) => families)));
  const take = (queryKey: readonly unknown[], data: unknown, at: number) =>
    then(async () => {
      if (await keep(id, queryKey, data, at)) await hold();
    });
  const cache = client.getQueryCache();
  for (const { queryKey, state } of cache.getAll())
    if (state.data !== undefined) take(queryKey, state.data, state.dataUpdatedAt);
  then(hold);
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    take(queryKey, state.data, state.dataUpdatedAt);
  });
  return () => {
    ended = true;
    stop();
  };
}
