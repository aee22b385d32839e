/** The given material of a task: points to cover, a word to use. */
import { useMessages } from '../../messages.tsx';
import classes from './writing.module.css';

export function PointList({ points }: { points: readonly string[] | undefined }) {
  if (points === undefined || points.length === 0) return null;
  return (
    <ul className={classes.points}>
      {points.map((point, at) => (
        <li key={at}>{point}</li>
      ))}
    </ul>
  );
}

export function KeywordLine({ keyword }: { keyword: string | undefined }) {
  const t = useMessages('qt-writing');
  if (keyword === undefined || keyword === '') return null;
  return (
    <p className={classes.keyword}>
      {t('player.keyword')} <b translate="no">{keyword}</b>
    </p>
  );
}
