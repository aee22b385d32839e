/** Gaps with interchangeable answers: groups in the key, and which of their answers count. */

interface Groups {
  readonly anyOrder?: readonly (readonly string[])[] | undefined;
}

/** The gaps that are in a group. */
export const placesOf = (key: Groups): string[] => (key.anyOrder ?? []).flat();

/** The group that a gap belongs to. */
export const groupOf = (key: Groups, gap: string): readonly string[] | undefined =>
  key.anyOrder?.find((group) => group.includes(gap));

/**
 * The gaps whose answers count: as many as possible get a place of the group each, no place twice (maximum matching by
 * augmenting paths). `accepts(place, gap)`: whether the key of `place` accepts the answer in `gap`.
 */
export function rightPlaces(group: readonly string[], accepts: (place: string, gap: string) => boolean): string[] {
  const gapAt = new Map<string, string>();
  // Its own place is tried first, so that an answer at its own place is never marked wrong in favour of another.
  const placesFor = (gap: string): string[] =>
    [gap, ...group.filter((place) => place !== gap)].filter((place) => accepts(place, gap));
  const accepted = new Map(group.map((gap) => [gap, placesFor(gap)]));
  const place = (gap: string, tried: Set<string>): boolean => {
    for (const wanted of accepted.get(gap) ?? []) {
      if (tried.has(wanted)) continue;
      tried.add(wanted);
      const holder = gapAt.get(wanted);
      if (holder === undefined || place(holder, tried)) {
        gapAt.set(wanted, gap);
        return true;
      }
    }
    return false;
  };
  const inOwnPlace = group.filter((gap) => accepted.get(gap)?.[0] === gap);
  for (const gap of [...inOwnPlace, ...group.filter((one) => !inOwnPlace.includes(one))]) place(gap, new Set());
  return [...gapAt.values()];
}

/** The key's groups after merging those of `gap` and `other`. */
export function joined(key: Groups, gap: string, other: string): string[][] {
  const together = [other, gap].map((id) => groupOf(key, id) ?? [id]);
  const rest = (key.anyOrder ?? []).filter((group) => !together.includes(group)).map((group) => [...group]);
  return [...rest, [...new Set(together.flat())]];
}

/** The key's groups after splitting the group of `gap` before it. `order`: all gaps in reading order. */
export function parted(key: Groups, gap: string, order: readonly string[]): string[][] {
  return (key.anyOrder ?? []).flatMap((group) => {
    if (!group.includes(gap)) return [[...group]];
    const from = order.indexOf(gap);
    const halves = [group.filter((id) => order.indexOf(id) < from), group.filter((id) => order.indexOf(id) >= from)];
    return halves.filter((half) => half.length > 1);
  });
}

/** The key's groups without gaps that are not among `gaps`. A group of one gap is dropped. */
export const groupsAmong = (key: Groups, gaps: readonly string[]): string[][] =>
  (key.anyOrder ?? []).map((group) => group.filter((gap) => gaps.includes(gap))).filter((group) => group.length > 1);
