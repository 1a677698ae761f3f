import { call } from '@/content/assistant/reply-links'
import { incomePrice, payrollPrice, plainPrices, wholePrice } from '@/content/assistant/plain-prices'
import type { Reply } from '@/content/assistant/replies'
import { contactHref } from '@/content/contact-topics'
import { services, type ServiceSlug } from '@/content/services'
import { headcount } from '@/lib/assistant/headcount'
import { isWord } from '@/lib/assistant/named-services'
import { answerPrice } from '@/lib/assistant/offer-replies'
import { plain } from '@/lib/assistant/texts'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { words } from '@/lib/assistant/words'

const setOf = (list: string): ReadonlySet<string> => new Set(words(list))
const [asking, besides, people] = [plainPrices.asking, plainPrices.besides, plainPrices.people].map(setOf)
const [taxes, ofTaxes] = [plainPrices.taxes, plainPrices.ofTaxes].map(setOf)
const names = (Object.keys(plainPrices.names) as ServiceSlug[]).map((slug) => ({
  slug,
  words: words(plainPrices.names[slug]),
}))

const namedBy = (word: string): ServiceSlug | undefined =>
  names.find((one) => one.words.some((name) => isWord(word, name)))?.slug

/** Returns the services whose price a message asks for; none if the message also asks for something else. */
export function pricedServices(text: string): ServiceSlug[] {
  const message = words(text)
  if (!message.some((word) => asking?.has(word))) return []
  const aboutOurs = message.some((word) => ofTaxes?.has(word))
  const found = new Set<ServiceSlug>()
  const others = message.filter((word) => {
    if (asking?.has(word) || besides?.has(word)) return false
    const slug = aboutOurs && taxes?.has(word) ? 'asesoria-tributaria' : namedBy(word)
    if (slug) found.add(slug)
    return !slug
  })
  const counted = found.has('asesoria-nomina')
    ? others.filter((word) => !people?.has(word) && !/^\d+$/.test(word))
    : others
  return counted.length === 0 ? [...found] : []
}

/** Returns the price of payroll for a stated number of employees, if the message asks for this service; else null. */
export function payrollPriceReply(text: string): Reply | null {
  const typed = plain(text)
  const { asks, names, does, other, yes } = payrollPrice
  if (!headcount(text) || ![asks, names].every((words) => words.test(typed)) || other.test(typed)) return null
  const price = answerPrice(text, ['asesoria-nomina'])
  return does.test(typed) ? { ...price, text: [yes, ...price.text] } : price
}

/** Returns the prices of the services that a message names; null if the message also asks for something else. */
export function plainPriceReply(text: string): Reply | null {
  const slugs = pricedServices(text)
  return slugs.length > 0 ? answerPrice(text, slugs) : null
}

const priceOf = (slug: ServiceSlug): number => services.find((one) => one.slug === slug)?.price.from ?? 0

/** Returns how the firm prices a person's income return; null if the message does not ask for that. */
export function incomePriceReply(typed: string): Reply | null {
  if (!incomePrice.asks.test(typed) || incomePrice.other.test(typed)) return null
  return { text: incomePrice.text, links: incomePrice.links }
}

/** True for a question about the papers for an income return; the answer about its price also names the papers. */
export const asksPapers = (typed: string): boolean => incomePrice.papers.test(typed)

/** Returns one price for accounting, taxes and payroll if a business with workers asks for that; else null. */
export function wholePriceReply(text: string): Reply | null {
  const typed = plain(text)
  const { asks, ofFirm, business, other, delivers } = wholePrice
  const people = headcount(text)
  if (!people || other.test(typed) || ![asks, ofFirm, business].every((words) => words.test(typed)))
    return null
  const [accounting, taxes] = [priceOf('asesoria-contable'), priceOf('asesoria-tributaria')]
  const payroll = priceOf('asesoria-nomina') * people
  return {
    text: [
      wholePrice.text(
        formatNumber(people),
        formatPesos(accounting),
        formatPesos(taxes),
        formatPesos(payroll),
        formatPesos(accounting + taxes + payroll),
      ),
      ...(delivers.test(typed) ? [wholePrice.delivered] : []),
      wholePrice.rest,
    ],
    links: [
      { href: contactHref('evaluacion'), label: wholePrice.ask },
      { href: '#servicios', label: wholePrice.compare },
      call,
    ],
  }
}
