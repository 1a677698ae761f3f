export type MailText = {
  name: string
  /** Anybody may have typed the address of a mail to `anyone`, so such mails shorten values and leave out links. */
  reader: 'client' | 'firm' | 'anyone'
  /** In mails to `anyone`, values in `ours` come from the firm and stay unchanged; values in `words` are shortened less. */
  values?: { ours?: readonly string[]; words?: readonly string[] }
  subject: string
  preview: string
  title: string
  paragraphs: readonly string[]
  /** `{name}` is replaced by the value with that name; rows whose value is empty are left out. */
  facts?: readonly { label: string; text: string }[]
  /** Quotes a text that a person wrote, such as the reason of a refusal; `{name}` is replaced by the value with that name. */
  quote?: { label: string; text: string }
  /** `{name}` in the path is replaced by a value that must be safe in a URL. */
  action?: { label: string; path: string }
  /** Further links, below the button. */
  more?: readonly { label: string; path: string }[]
  next?: { title: string; steps: readonly string[] }
  why: string
}
