/** The bucket `mails` in `supabase/schemas/incoming_mail.sql` allows the same size of a mail. */
export const mailLimits = {
  bytes: 25 * 1024 * 1024,
  boundaryLines: 500,
  /** How deep parts may be nested within parts, and forwarded mails within mails. */
  depth: 10,
  attachments: 50,
  zipLevels: 3,
  zipBytes: 20 * 1024 * 1024,
  zipEntries: 200,
  received: 30,
}

export const mailMegabytes = mailLimits.bytes / 1024 / 1024
