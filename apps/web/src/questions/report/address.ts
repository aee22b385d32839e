/** What is reported: a question of an own attempt, or a question of the bank. */
export type ReportAddress =
  | { readonly attempt: string; readonly question: string }
  | { readonly attempt?: undefined; readonly question: string };
