/**
 * A carp along the top edge for grades 1 to 5: each answered question lights a scale. It stays still, counts no time, and
 * knows nothing of right and wrong.
 */
import { useId } from 'react';
import { useAttemptMessages } from '../translation.ts';
import { scalesOf } from './scales.ts';
import classes from './carp.module.css';

const body = 'M56 27C100 24 140 9 200 9c48 0 72 9 92 23-20 14-44 23-92 23-60 0-100-15-144-18z';
const water = 'M0 56q11-8 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0';

export default function Carp({ lit, of }: { lit: number; of: number }) {
  const t = useAttemptMessages();
  const id = useId();
  return (
    <svg
      className={classes.root}
      viewBox="0 0 374 64"
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={t('carp.lit', { lit, of })}
    >
      <defs>
        <clipPath id={id}>
          <path d={body} />
        </clipPath>
      </defs>
      <path d={water} className={classes.water} />
      <path d="M58 32 18 8l13 24-13 24z" className={classes.fin} />
      <path d="M128 17c24-13 66-15 92-6l8 6z" className={classes.fin} />
      <path d="M150 51c-4 6-12 9-20 9 2-5 4-9 6-12zM206 54c-6 5-14 7-22 6 3-3 5-6 7-8z" className={classes.fin} />
      <g clipPath={`url(#${id})`}>
        <path d={body} className={classes.back} />
        {scalesOf(of)
          .map((scale, at) => ({ ...scale, at }))
          .toReversed()
          .map(({ x, y, r, at }) => (
            <g
              key={at}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              className={at >= lit ? classes.dark : at === lit - 1 ? classes.newest : classes.lit}
            >
              <circle r={r} />
              <circle r={r * 0.58} className={classes.ring} />
            </g>
          ))}
        <path d="M240 0c-9 20-9 44 0 64h80V0z" className={classes.head} />
      </g>
      <path d={body} className={classes.line} />
      <circle cx="266" cy="25" r="4.2" className={classes.eye} />
      <circle cx="266" cy="25" r="1.9" className={classes.pupil} />
      <path d="M284 36c4 5 2 9-1 12M289 35c5 3 7 7 5 11" className={classes.whisker} />
      <g>
        <circle cx="340" cy="38" r="10" className={classes.sun} />
        <path d="M328 26v32M352 26v32M325 34h30" className={classes.gate} />
        <path d="M317 26c10-2 14-6 17-10h12c3 4 7 8 17 10z" className={classes.roof} />
      </g>
    </svg>
  );
}
