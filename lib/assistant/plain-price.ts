import { call } from '@/content/assistant/reply-links'
import { numberWords } from '@/content/assistant/keywords'
import {
  auditPrice,
  incomePrice,
  payrollPrice,
  plainPrices,
  quotePapers,
  wholePrice,
} from '@/content/assistant/plain-prices'
import type { Reply } from '@/content/assistant/replies'
import { contactHref } from '@/content/contact-topics'
import { startingPrice, type ServiceSlug } from '@/content/services'
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

/** Returns the number of part-time workers that a message counts apart; 0 if it counts none. */
function partTimers(typed: string): number {
  const [, word = ''] = payrollPrice.partTime.exec(typed) ?? []
  return /^\d{1,3}$/.test(word) ? Number(word) : (numberWords[word] ?? 0)
}

/** Returns the price of payroll for the employees that a message counts, if it asks for the firm's payroll; else null. */
export function payrollPriceReply(text: string): Reply | null {
  const typed = plain(text)
  const { asks, dear, notDear, alone, owed, names, does, other, whole, starts } = payrollPrice
  const { yes, only, one, includes, begins, partTimeToo, electronic, duty, sent } = payrollPrice
  const { elsewhere, compare, withElectronic } = payrollPrice
  const isOffer = !owed.test(typed)
  const isAlone = isOffer && alone.test(typed)
  const isDear = isOffer && dear.test(typed) && !notDear.test(typed)
  const people = headcount(text)
  const others = typed.replace(/\bsin (?:la )?contabilidad\b/, ' ').replace(elsewhere, ' ')
  if (!people || !names.test(typed) || other.test(others)) return null
  const offers = does.test(typed) && electronic.test(typed) && !duty.test(typed)
  if (!isDear && !isAlone && !offers && !asks.test(typed)) return null
  const partly = partTimers(typed)
  const { text: lines, ...price } = answerPrice(text, ['asesoria-nomina'])
  const each = startingPrice('asesoria-nomina')
  const all = people + partly
  const opening = isAlone
    ? [only]
    : people === 1 && isDear
      ? [one]
      : whole.test(typed)
        ? [includes]
        : does.test(typed)
          ? [yes]
          : []
  return {
    ...price,
    text: [
      ...opening,
      ...lines,
      ...(electronic.test(typed) && opening.length === 0 ? [withElectronic] : []),
      ...(offers ? [sent] : []),
      ...(starts.test(typed) ? [begins] : []),
      ...(partly > 0 ? [partTimeToo] : []),
      ...(elsewhere.test(typed) ? [compare] : []),
    ],
    sum: { label: `${formatNumber(all)} × ${formatNumber(each)}`, value: formatPesos(all * each) },
  }
}

/** Returns what the firm needs to know for a quotation, with the starting prices; null if the message does not ask for that. */
export function quotePapersReply(text: string): Reply | null {
  const typed = plain(text)
  const { asks, quote, other, base, ofPeople, perEmployee, changes, rest } = quotePapers
  if (!asks.test(typed) || !quote.test(typed) || other.test(typed)) return null
  const each = startingPrice('asesoria-nomina')
  const people = headcount(text)
  const payroll = people
    ? ofPeople(formatNumber(people), formatPesos(people * each))
    : perEmployee(formatPesos(each))
  const moves = /\b(?:cambi\w+|pasar\w*|otra firma|firma (?:actual|anterior))\b/.test(typed)
  return {
    text: [
      quotePapers.text,
      base(
        formatPesos(startingPrice('asesoria-contable')),
        formatPesos(startingPrice('asesoria-tributaria')),
        payroll,
      ),
      ...(moves ? [changes] : []),
      rest,
    ],
    links: [
      { href: contactHref('evaluacion'), label: wholePrice.ask },
      { href: '#servicios', label: wholePrice.compare },
      call,
    ],
  }
}

/** Returns the prices of the services that a message names; null if the message also asks for something else. */
export function plainPriceReply(text: string): Reply | null {
  const slugs = pricedServices(text)
  if (slugs.length === 0) return null
  const price = answerPrice(text, slugs)
  const { electronic, withElectronic } = payrollPrice
  return slugs.includes('asesoria-nomina') && electronic.test(plain(text))
    ? { ...price, text: [...price.text, withElectronic] }
    : price
}

/** Returns the price of an audit for a business that the message describes; null if it asks for something else. */
export function auditPriceReply(text: string): Reply | null {
  const typed = plain(text)
  const { asks, names, other, depends } = auditPrice
  if (!asks.test(typed) || !names.test(typed) || other.test(typed)) return null
  const price = answerPrice(text, ['auditoria-externa'])
  return { ...price, text: [...price.text, depends] }
}

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
  const [accounting, taxes] = [startingPrice('asesoria-contable'), startingPrice('asesoria-tributaria')]
  const payroll = startingPrice('asesoria-nomina') * people
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
