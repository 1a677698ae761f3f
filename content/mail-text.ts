export type MailText = {
  /** Label in the firm's list of deliveries. */
  name: string
  /**
   * Who gets it: a client or a member of the firm, or anyone whose address somebody typed in. To `anyone` a value is shown as a name,
   * cut and without what mail programs make links of; its texts put it into «…».
   */
  reader: 'client' | 'firm' | 'anyone'
  /** The values of a mail to anyone that the firm writes itself, and those that are more than a name. */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  /** The preview line of mail programs. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** `{name}` is replaced by a value of the mail; rows with empty values are left out. */
  facts?: readonly { label: string; text: string }[]
  /** A person's own words; `{name}` is replaced. */
  quote?: { label: string; text: string }
  /** `{name}` in the path must be safe in an address. */
  action?: { label: string; path: string }
  next?: { title: string; steps: readonly string[] }
  /** The reason for getting this mail. */
  why: string
}
