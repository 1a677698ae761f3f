/** What a mail of the site says, by its parts. */
export type MailText = {
  /** How the firm's list of deliveries calls it. */
  name: string
  /**
   * Who gets it: a client or a member of the firm, or anyone whose address somebody typed in. To `anyone` a value is shown as a name,
   * cut and without what mail programs make links of; its texts put it into «…».
   */
  reader: 'client' | 'firm' | 'anyone'
  /** The values of a mail to anyone that the firm writes itself, and those that are more than a name. */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** Short values in rows; `{name}` stands for a value of the mail, and an empty value has no row. */
  facts?: readonly { label: string; text: string }[]
  /** A person's own words, set apart; `{name}` stands for a value of the mail. */
  quote?: { label: string; text: string }
  /** `{name}` in the path stands for a value that is safe in an address. */
  action?: { label: string; path: string }
  next?: { title: string; steps: readonly string[] }
  /** Why the reader gets this mail. */
  why: string
}
