const gmailNotice = 'forwarding-noreply@google.com'

const digits = /(?<!\d)(\d{9})(?!\d)/g

type Notice = { sender: string | null; proved: boolean; subject: string }

/** The code that Gmail sends before it forwards to an address; null unless Google answers for the mail. */
export function gmailCode({ sender, proved, subject }: Notice): string | null {
  if (!isGmailNotice(sender) || !proved) return null
  return subject.match(digits)?.[0] ?? null
}

/** The subject as everybody may see it who sees the mail; the code is for those who may forward. */
export const withoutCode = (sender: string | null, subject: string): string =>
  isGmailNotice(sender) ? subject.replace(digits, '•••') : subject

export const isGmailNotice = (sender: string | null): boolean => sender === gmailNotice
