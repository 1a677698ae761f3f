import { mailFrame } from '@/content/mails'
import { firm } from '@/content/firm'
import type { MailText } from '@/content/mail-text'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const address = `${firm.address.street}, ${firm.address.city}`
const policyPath = '/tratamiento-datos'

/** Inserts a mail's values into a text; a value keeps its line breaks only if `place` is `lines`. */
export type Fill = (text: string, place?: 'line' | 'lines' | 'path') => string

const filledFacts = (facts: MailText['facts'] = [], fill: Fill) =>
  facts.map(({ label, text }) => ({ label, value: fill(text, 'lines') })).filter(({ value }) => value)

/** Returns the template of a mail that Supabase sends; Supabase fills in the double braces. */
export const authTemplate = (mail: MailText): string => `${mailAsHtml(mail, escape, '{{ .SiteURL }}')}\n`

/** `site` is the address with which links begin; `stop` is the path of the page that turns mails of this kind off. */
export function mailAsText(mail: MailText, fill: Fill, site: string, stop = ''): string {
  const { title, paragraphs, facts, quote, action, more = [], next, why } = mail
  const rows = filledFacts(facts, fill).map(({ label, value }) => `${label}: ${value}`)
  return [
    fill(title),
    ...paragraphs.map((text) => fill(text)),
    ...(rows.length ? [rows.join('\n')] : []),
    ...(quote ? [`${quote.label}: ${fill(quote.text, 'lines')}`] : []),
    ...[action ?? [], more].flat().map(({ label, path }) => `${label}: ${site}${fill(path, 'path')}`),
    ...(next
      ? [[next.title, ...next.steps.map((step, index) => `${index + 1}. ${fill(step)}`)].join('\n')]
      : []),
    `${firm.name}\n${address}`,
    `${why} ${mailFrame.policy}: ${site}${policyPath}`,
    ...(stop ? [`${mailFrame.stop}: ${site}${stop}`] : []),
  ].join('\n\n')
}

const paragraph = (content: string, look: string = style.text) => `<p style="${look}">${content}</p>`

/** Returns a mail as HTML; `fill` escapes the inserted values. */
export function mailAsHtml(mail: MailText, fill: Fill, site: string, stop = ''): string {
  const { subject, preview, title, paragraphs, facts, quote, action, more = [], next, why } = mail
  const url = action ? escape(site) + fill(action.path, 'path') : ''
  const steps = next?.steps.map(
    (step, index) =>
      `<tr><td style="${style.stepNumber}">${index + 1}</td><td style="${style.step}">${fill(step)}</td></tr>`,
  )
  const rows = filledFacts(facts, fill).map(
    ({ label, value }) =>
      `<tr><td style="${style.factLabel}">${escape(label)}</td><td style="${style.fact}">${value}</td></tr>`,
  )
  const body = [
    `<h1 style="${style.title}">${fill(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(fill(text))),
    rows.length ? `<table role="presentation" style="${style.facts}">${rows.join('')}</table>` : '',
    quote
      ? `<p style="${style.quote}"><strong>${escape(quote.label)}</strong><br>${fill(quote.text, 'lines').replace(/\n/g, '<br>')}</p>`
      : '',
    action ? paragraph(`<a href="${url}" style="${style.button}">${escape(action.label)}</a>`) : '',
    ...more.map(({ label, path }) =>
      paragraph(`<a href="${escape(site) + fill(path, 'path')}" style="${style.link}">${escape(label)}</a>`),
    ),
    action ? paragraph(escape(mailFrame.urlHint), style.muted) + paragraph(url, style.url) : '',
    next && steps
      ? `<h2 style="${style.subtitle}">${escape(next.title)}</h2><table role="presentation" style="${style.steps}">${steps.join('')}</table>`
      : '',
  ]
  const footer = [
    paragraph(`${escape(firm.name)}<br>${escape(address)}`, style.footerText),
    paragraph(
      `${escape(why)} <a href="${escape(site + policyPath)}" style="${style.link}">${escape(mailFrame.policy)}</a>`,
      style.footerText,
    ),
    stop
      ? paragraph(
          `<a href="${escape(site + stop)}" style="${style.link}">${escape(mailFrame.stop)}</a>`,
          style.footerText,
        )
      : '',
  ]
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${fill(subject)}</title></head>
<body style="${style.page}"><div style="${style.preview}">${fill(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><div style="${style.sheet}">
<p style="${style.brand}">${escape(firm.name)}</p>
${body.filter(Boolean).join('\n')}
<div style="${style.footer}">${footer.join('\n')}</div>
</div></td></tr></table></body></html>`
}

// Mail programs support neither our fonts nor oklch(), so these are hexadecimal colours and system fonts.
const ink = '#18231e'
const ink2 = '#3c4740'
const green = firm.colors.main
const sheet = '#fdfbf6'
const sunk = '#efe9db'
const rule = '#d5d0c2'
const serif = "Georgia,'Times New Roman',serif"
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

const style = {
  page: `margin:0;padding:24px 12px;background:${sunk};color:${ink};font:17px/1.55 ${sans}`,
  preview: 'display:none;max-height:0;overflow:hidden',
  // Old mail programs give tables a default font, so it is set again inside the table.
  sheet: `font:17px/1.55 ${sans};max-width:576px;margin:0 auto;padding:32px 28px;background:${sheet};border:1px solid ${rule};text-align:left`,
  brand: `margin:0;padding-bottom:16px;border-bottom:5px double ${green};font:600 20px/1.2 ${serif};color:${green}`,
  title: `margin:32px 0 16px;font:500 34px/1.12 ${serif};letter-spacing:-.02em;color:${ink}`,
  subtitle: `margin:32px 0 12px;font:500 22px/1.2 ${serif};color:${ink}`,
  text: 'margin:0 0 16px',
  muted: `margin:0 0 8px;color:${ink2};font-size:15px`,
  url: `margin:0 0 16px;padding:10px 12px;background:${sunk};font-size:15px;overflow-wrap:anywhere;word-break:break-all`,
  quote: `margin:0 0 24px;padding:12px 16px;border-top:1px solid ${ink};border-bottom:1px solid ${rule};background:${sunk};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:13px 22px;background:${green};border-radius:4px;color:${sheet};font-weight:600;font-size:16px;line-height:1.3;text-decoration:none`,
  steps: `width:100%;border-collapse:collapse;border-top:1px solid ${ink};border-bottom:5px double ${ink}`,
  stepNumber: `width:32px;padding:10px 0;border-top:1px solid ${rule};font:500 20px/1.3 ${serif};color:${green};vertical-align:top`,
  step: `padding:10px 0;border-top:1px solid ${rule};vertical-align:top`,
  facts: `width:100%;margin:0 0 24px;border-collapse:collapse;border-top:1px solid ${ink};border-bottom:5px double ${ink}`,
  factLabel: `width:96px;padding:12px 12px 10px 0;border-bottom:1px solid ${rule};color:${ink2};font-size:15px;vertical-align:top`,
  fact: `padding:10px 0;border-bottom:1px solid ${rule};font-weight:600;vertical-align:top;overflow-wrap:anywhere;word-break:break-word`,
  footer: `margin-top:32px;padding-top:16px;border-top:1px solid ${rule}`,
  footerText: `margin:0 0 12px;color:${ink2};font-size:15px;line-height:1.5`,
  link: `color:${green};text-decoration:underline`,
}
