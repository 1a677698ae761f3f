export type MailText = {
  name: string
  /** `anyone`: a stranger may have typed the reader's address to send spam, so the mail has short values and no links. */
  reader: 'client' | 'firm' | 'anyone'
  /**
   * In mails to `anyone`, a value is cut at 60 characters, or at 300 characters if `words` has its name.
   * In mails to `anyone`, the values that `ours` names are not cut, because no stranger typed them.
   */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  preview: string
  title: string
  paragraphs: readonly string[]
  /** `{name}` is replaced by the value with that name; the mail leaves out rows with an empty value. */
  facts?: readonly { label: string; text: string }[]
  quote?: { label: string; text: string }
  /** `{name}` in `path` is replaced by a value, which must be safe in a URL. */
  action?: { label: string; path: string }
  more?: readonly { label: string; path: string }[]
  next?: { title: string; steps: readonly string[] }
  why: string
}
