import { call, whatsapp } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import {
  askingWords,
  foreignAmounts,
  incomePrice,
  incomeReturn,
  lawAmounts,
  nearest,
  nearestOf,
  offerWords,
  ownPriceWords,
  questionWords,
  taxServiceNames,
  taxVocabulary,
  unsure,
  wishWords,
  workVocabulary,
  worryWords,
} from '@/content/assistant/unsure'
import { catalogue } from '@/content/assistant/catalogue'
import { contactHref } from '@/content/contact-topics'
import type { ServiceSlug } from '@/content/services'
import { finder, words } from '@/lib/assistant/understand'

const offers = finder(offerWords)
const wishes = finder(wishWords)
const asks = finder(questionWords)
const namesTax = finder(taxServiceNames)
const worries = finder(worryWords)
const ownPrice = finder(ownPriceWords)
const foreignAmount = finder(foreignAmounts)
const lawAmount = finder(lawAmounts)
const income = finder(incomeReturn)
const priceOfIncome = finder(incomePrice)
const ofTaxes = finder(taxVocabulary)
const ofWork = finder(workVocabulary)
const pages = nearest.map(({ words: list, links }) => ({ found: finder(list), links }))

/** True when a message asks for the named service itself, and not for information about its subject. */
export function asksForService(text: string, slug: ServiceSlug | undefined): boolean {
  const message = words(text)
  if (offers(message)) return true
  const isQuestion = text.includes('?') || asks(message)
  if (slug !== 'asesoria-tributaria') return !isQuestion
  return (wishes(message) && !isQuestion) || (message.length <= 2 && namesTax(message))
}

export function asksForIncomeReturn(text: string): boolean {
  const message = words(text)
  return income(message) && (offers(message) || wishes(message) || !(text.includes('?') || asks(message)))
}

export const asksIncomePrice = (text: string): boolean => priceOfIncome(words(text))

/** True when a message that asks "how much" means an amount that is not one of our prices, such as a tax rate. */
export function asksForeignAmount(text: string): boolean {
  const message = words(text)
  return lawAmount(message) || (foreignAmount(message) && !ownPrice(message))
}

/** In a message with more words, a word such as «factura» or «domingo» is often not the topic. */
const longest = 6

const asking = Object.fromEntries(Object.entries(askingWords).map(([topic, list]) => [topic, finder(list)]))

/** False for a long message that only mentions the topic, such as a question of law about an invoice. */
export function asksAboutTopic(text: string, topic: string): boolean {
  const message = words(text)
  return message.length <= longest || (asking[topic]?.(message) ?? true)
}

/** Guesses the service from the words of a message that names no service and has no ready answer; null when no words fit. */
export function vocabularyOf(text: string): ServiceSlug | null {
  const message = words(text)
  if (ofWork(message)) return 'asesoria-nomina'
  return ofTaxes(message) ? 'asesoria-tributaria' : null
}

/** Says that there is no certain answer, and links to the nearest page and to a person. Never names a price. */
export function unsureReply(text: string, slug: ServiceSlug): Reply {
  const message = words(text)
  const bare = message.length <= 2 && !text.includes('?')
  const near = pages.find(({ found }) => found(message))?.links ?? []
  return {
    text: bare ? [unsure.bare] : [unsure.text, unsure.nearest],
    links: [...new Set([...near, ...nearestOf[slug]]), call, whatsapp],
  }
}

/** Replies to a worry about a service; null for other messages. */
export function worriedReply(text: string, slug: ServiceSlug): Reply | null {
  if (!worries(words(text))) return null
  return {
    text: [unsure.worry, catalogue[slug].answer],
    links: [call, whatsapp, { href: contactHref(slug), label: unsure.write }],
  }
}
