/** A message with `<b>…</b>` in it, as translators write it. */
export function Bold({ text }: { text: string }) {
  return (
    <>{text.split(/<b>(.*?)<\/b>/).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece))}</>
  );
}
