import type { MailTemplate } from '../config'

export type MailValues = {
  SiteURL: string
  TokenHash: string
  Email: string
  NewEmail: string
  RedirectTo: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Fills the `{{ .Name }}` places of a template as the hosted service does; a value can never become markup or a second parameter of a link. */
export function renderMail(
  template: MailTemplate,
  values: MailValues,
): { subject: string; html: string; text: string } {
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(/(=?)\{\{\s*\.(\w+)\s*\}\}/g, (_place, inQuery: string, name: string) => {
      const value = values[name as keyof MailValues] ?? ''
      return inQuery + escape(inQuery ? encodeURIComponent(value) : value)
    })
  return {
    subject: fill(template.subject, (value) => value.replace(/[\r\n]+/g, ' ')),
    html: fill(template.html, escapeHtml),
    text: fill(plainText(template.html), (value) => value),
  }
}

/** The words of a mail, each link followed by its address. */
function plainText(html: string): string {
  return html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_link, address: string, words: string) =>
      words.includes('{{') ? words : `${words}: ${address}`,
    )
    .replace(/<\/(p|h1|h2|li|tr|div)>|<br ?\/?>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/ *\n[\n ]*/g, '\n\n')
    .replace(/ +/g, ' ')
    .trim()
}
