export type MailText = {
  /** Label of the mail in the firm's list of deliveries. */
  name: string
  /** With `anyone` somebody typed in the address, so values are shown as names: cut, without links, in «…». */
  reader: 'client' | 'firm' | 'anyone'
  /** In mails to `anyone`, `ours` are values that the firm writes itself, and `words` those longer than a name. */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  preview: string
  title: string
  paragraphs: readonly string[]
  /** `{name}` is replaced by the value of that name; rows whose value is empty are left out. */
  facts?: readonly { label: string; text: string }[]
  /** Text that a person wrote; `{name}` is replaced. */
  quote?: { label: string; text: string }
  /** `{name}` in the path is replaced by a value that must be safe in an address. */
  action?: { label: string; path: string }
  next?: { title: string; steps: readonly string[] }
  why: string
}
