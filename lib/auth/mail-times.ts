/** At once, in the summary of the next business day, or not at all. */
export const mailTimes = ['now', 'daily', 'never'] as const
export type MailTime = (typeof mailTimes)[number]
