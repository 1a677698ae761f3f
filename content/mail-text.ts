export type MailText = {
  /** Label in the firm's list of deliveries. */
  name: string
  /** `anyone`: an address that somebody typed in. Values are then shown as names, cut and without links, in «…». */
  reader: 'client' | 'firm' | 'anyone'
  /** For mails to `anyone`: `ours` are values that the firm writes itself, `words` those longer than a name. */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
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
  why: string
}
