/** The gate of Vũ Môn with the carp over the waves; a picture without information of its own. */
import { cx } from '@vumon/ui';
import { useId } from 'react';
import classes from './leap.module.css';

const body = 'M50 300C48 214 92 150 164 136c44-8 84 2 104 26 8 10 10 20 4 26-26 8-56 2-84 8-54 12-84 52-88 104z';
/** Rows of scales over the box of the body, which cuts them. */
const scales = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 9 }, (_unused, column) => ({ x: 44 + column * 22 + (row % 2) * 11, y: 126 + row * 16 })),
).flat();
const waves = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 9 }, (_, at) => ({ x: at * 50 - (row % 2 === 0 ? 25 : 0), y: 268 + row * 24, row })),
);

export function Gate({ leaps }: { leaps: boolean }) {
  const id = useId();
  return (
    <svg className={classes.gate} viewBox="0 0 390 320" aria-hidden="true">
      <circle cx="195" cy="212" r="96" className={classes.sunFar} />
      <circle cx="195" cy="212" r="74" className={classes.sun} />
      <path d="M72 52h20v250H72zM298 52h20v250h-20z" className={classes.pillar} />
      <path d="M92 66h206v32H92zM56 98h278v14H56z" className={classes.beam} />
      <path
        d="M36 76c18-6 24-20 28-38 84-16 178-16 262 0 4 18 10 32 28 38-16 0-28-8-38-22-76-10-166-10-242 0-10 14-22 22-38 22z"
        className={classes.roof}
      />
      <circle cx="195" cy="26" r="9" className={classes.knob} />
      <g className={cx(classes.fish, leaps && classes.leaps)}>
        <clipPath id={id}>
          <path d={body} />
        </clipPath>
        <path d="M62 214c14-46 44-76 96-88l14 8c-44 8-84 36-102 84z" className={classes.fin} />
        <path
          d="M150 204c0 16 6 24 16 30 8-12 10-22 6-34zM112 238c2 14 8 20 18 26 4-12 6-22 2-32z"
          className={classes.fin}
        />
        <g clipPath={`url(#${id})`}>
          {scales.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={classes.gold}>
              <circle r="14" />
              <circle r="8.5" />
              <circle r="3.5" />
            </g>
          ))}
          <path d="M188 120c-12 26-8 58 10 84h90v-84z" className={classes.roof} />
        </g>
        <path d={body} className={classes.outline} />
        <circle cx="236" cy="164" r="6.5" className={classes.eye} />
        <circle cx="236" cy="164" r="3" className={classes.pupil} />
        <path d="M262 190c2 8-2 12-10 14M268 186c6 6 4 12 0 18" className={classes.whisker} />
      </g>
      {waves.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={classes.wave}>
          <circle r="26" />
          <circle r="16" />
          <circle r="7" />
        </g>
      ))}
    </svg>
  );
}
