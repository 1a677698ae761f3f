import { isGmailNotice } from '@/lib/incoming-mail/gmail-code'
import type { ReadMail } from '@/lib/incoming-mail/reading/task'
import type { MailState } from '@/lib/incoming-mail/schema'

export type StoredState = Exclude<MailState, 'reading' | 'too-large' | 'discarded'>

/**
 * `allowed`: the client asked to read this mail, whoever sent it.
 * `known`: the mail's sender is proved and on the client's list.
 */
type Trust = { allowed: boolean; known: boolean }

/** Returns the next state of a mail that was read, or `take` when its files are to be uploaded. */
export function verdictOf(mail: ReadMail, { allowed, known }: Trust): StoredState | 'take' {
  if (mail.finding) return mail.finding
  if (mail.code) return 'code'
  if (isGmailNotice(mail.sender)) return 'unproved'
  if (mail.files.length === 0) return 'no-invoice'
  if (allowed || known) return 'take'
  return mail.proved ? 'unknown-sender' : 'unproved'
}
