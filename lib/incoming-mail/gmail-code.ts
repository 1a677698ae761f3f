const gmailNotice = 'forwarding-noreply@google.com'

type Notice = { sender: string | null; proved: boolean; subject: string }

/** The code that Gmail sends before it forwards to an address; null unless Google answers for the mail. */
export function gmailCode({ sender, proved, subject }: Notice): string | null {
  if (!isGmailNotice(sender) || !proved) return null
  return /(?<!\d)(\d{9})(?!\d)/.exec(subject)?.[1] ?? null
}

export const isGmailNotice = (sender: string | null): boolean => sender === gmailNotice
