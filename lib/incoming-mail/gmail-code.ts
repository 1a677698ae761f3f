const gmailNotice = 'forwarding-noreply@google.com'

const digits = /(?<!\d)(\d{9})(?!\d)/g

type Notice = { sender: string | null; proved: boolean; subject: string }

/** Gmail sends this code before it forwards mails; null unless the mail is proved to come from Google. */
export function gmailCode({ sender, proved, subject }: Notice): string | null {
  if (!isGmailNotice(sender) || !proved) return null
  return subject.match(digits)?.[0] ?? null
}

/** Hides the code, because the subject is also shown to people who may not see the code. */
export const withoutCode = (sender: string | null, subject: string): string =>
  isGmailNotice(sender) ? subject.replace(digits, '•••') : subject

export const isGmailNotice = (sender: string | null): boolean => sender === gmailNotice
