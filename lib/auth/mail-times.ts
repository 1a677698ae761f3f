/** Mails come at once, in the summary of the next business day, or never. */
export const mailTimes = ['now', 'daily', 'never'] as const
export type MailTime = (typeof mailTimes)[number]
