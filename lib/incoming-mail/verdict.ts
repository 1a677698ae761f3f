import { isGmailNotice } from '@/lib/incoming-mail/gmail-code'
import type { ReadMail } from '@/lib/incoming-mail/reading/task'
import type { MailState } from '@/lib/incoming-mail/schema'

export type StoredState = Exclude<MailState, 'reading' | 'too-large' | 'discarded'>

/**
 * `allowed` means that the client asked to read this mail, whoever sent it.
 * `known` means that the sender of the mail is proved and on the client's list.
 */
type Trust = { allowed: boolean; known: boolean }

/** Returns `take` when the mail's files are to be uploaded, otherwise the state in which the mail remains. */
export function verdictOf(mail: ReadMail, { allowed, known }: Trust): StoredState | 'take' {
  if (mail.finding) return mail.finding
  if (mail.code) return 'code'
  if (isGmailNotice(mail.sender)) return 'unproved'
  if (mail.files.length === 0) return 'no-invoice'
  if (allowed || known) return 'take'
  return mail.proved ? 'unknown-sender' : 'unproved'
}
