/** Parts of a name that tell a sex and are not called: "Nguyễn Thị An" is "An". */
const uncalled = /^(?:thị|văn)$/iu;

/** What a learner is called: "Phạm Minh Anh" is "Minh Anh". */
export const callName = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  [lastName.trim().split(/\s+/).slice(1).at(-1)?.replace(uncalled, ''), firstName].filter(Boolean).join(' ');
