import { figureTexts as text } from '@/content/assistant/figures'
import type { Reply } from '@/content/assistant/replies'
import { contactHref } from '@/content/contact-topics'
import { services, withVat, type ServiceSlug } from '@/content/services'
import { headcount } from '@/lib/assistant/headcount'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPesos } from '@/lib/format/number'

const asksPrice =
  /\b(?:cuanto (?:me |nos )?(?:cobr\w+|cuesta|sale\w*|saldri\w+|seria|vale)|precios?|que plan(?:es)?|mensualidad|cotiz\w+|(?:son|es) mas caros?)\b/
const ofFirm =
  /\b(?:cobran|cobrarian|ustedes|uds|plan(?:es)?|contabilidad|asesoria|llevar\w*|mensualidad|cotiz\w+|completo)\b/
const otherPrice =
  /\b(?:revisor\w*|auditor\w*|abogad\w+|legal|persona natural|mi renta|certificac\w+|marca|liquidar|crear|constituir|cerrar|por hora|atrasad\w+|descuento|por que)\b/

const wanted: readonly (readonly [ServiceSlug, RegExp])[] = [
  ['asesoria-contable', /\b(?:contab\w+|contador\w*|plan(?:es)?|todo|completo|libros)\b/],
  [
    'asesoria-tributaria',
    /\b(?:impuestos?|tribut\w+|iva y|retenc\w+|retefuente|plan(?:es)?|todo|completo)\b/,
  ],
  ['asesoria-nomina', /\b(?:nomina|plan(?:es)?|todo|completo)\b/],
]

/** Adds up the starting prices, with VAT, of the monthly services that a message asks for. */
export function quoteReply({ text: typed, typed: message }: Question): Reply | null {
  if (!asksPrice.test(typed) || !ofFirm.test(typed) || otherPrice.test(typed)) return null
  const people = headcount(message) ?? 0
  const slugs = wanted.flatMap(([slug, words]) =>
    words.test(typed) && (slug !== 'asesoria-nomina' || people > 0) ? [slug] : [],
  )
  if (slugs.length < 2) return null
  const lines = services
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title, price }) => {
      const times = slug === 'asesoria-nomina' ? people : 1
      return { name: title.toLowerCase(), times, each: price.from, sum: price.from * times }
    })
  const total = lines.reduce((sum, line) => sum + line.sum, 0)
  const parts = lines.map(({ name, times, each, sum }) =>
    times > 1
      ? `${name}, ${formatNumber(times)} × ${formatPesos(each)} = ${formatPesos(sum)}`
      : `${name}, ${formatPesos(sum)}`,
  )
  return {
    text: [text.quote(parts.join('; '), formatPesos(total), formatPesos(withVat(total))), text.quoteRest],
    links: [
      { href: contactHref('evaluacion'), label: text.quoteLink },
      { href: '#servicios', label: text.servicesLink },
    ],
  }
}
