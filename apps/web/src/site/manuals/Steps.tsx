/** The steps of a chapter with the numbers of its picture, and the hint below them. */
import { IconBulb } from '@tabler/icons-react';
import { quotesIn, type ManualText } from './texts.ts';
import classes from './manuals.module.css';

export function Steps({ text }: { readonly text: Pick<ManualText, 'steps' | 'note'> }) {
  return (
    <>
      <ol className={classes.steps}>
        {text.steps.map((step, at) => (
          <li key={step.title}>
            <span className={classes.number} aria-hidden>
              {at + 1}
            </span>
            <div>
              <h2 className="h16">
                <Quoting text={step.title} />
              </h2>
              <p>
                <Quoting text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {text.note && (
        <aside className={classes.note}>
          <IconBulb size={20} stroke={1.75} aria-hidden />
          <p>
            <b>
              <Quoting text={text.note.title} />
            </b>{' '}
            <Quoting text={text.note.text} />
          </p>
        </aside>
      )}
    </>
  );
}

const Quoting = ({ text }: { readonly text: string }) =>
  quotesIn(text).map((piece, at) => (piece.quoted ? <b key={at}>{piece.text}</b> : piece.text));
