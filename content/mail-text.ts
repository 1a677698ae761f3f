export type MailText = {
  /** Label of the mail in the firm's list of deliveries. */
  name: string
  /** With `anyone` a stranger may have typed the address, so values are shown like names: cut, without links, in «…». */
  reader: 'client' | 'firm' | 'anyone'
  /**
   * For mails to `anyone`: `ours` lists the values that the firm writes itself, `words` those that may be longer than a name.
   */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  preview: string
  title: string
  paragraphs: readonly string[]
  /** `{name}` is replaced by the value of that name; rows whose value is empty are left out. */
  facts?: readonly { label: string; text: string }[]
  /**
   * A block of its own, mostly for what a person wrote, such as the reason of a refusal. `{name}` is replaced by the value of
   * that name.
   */
  quote?: { label: string; text: string }
  /** `{name}` in the path is replaced by a value that must be safe in an address. */
  action?: { label: string; path: string }
  next?: { title: string; steps: readonly string[] }
  why: string
}
