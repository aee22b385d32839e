// refused by: oxlint words
export const Close = ({ open }: { open: boolean }) => <button aria-label={open ? 'Close the list' : undefined} />;
