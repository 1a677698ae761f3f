import { plainPrices } from '@/content/assistant/plain-prices'
import type { Reply } from '@/content/assistant/replies'
import type { ServiceSlug } from '@/content/services'
import { isWord } from '@/lib/assistant/named-services'
import { answerPrice } from '@/lib/assistant/offer-replies'
import { words } from '@/lib/assistant/words'

const setOf = (list: string): ReadonlySet<string> => new Set(words(list))
const [asking, besides, people] = [plainPrices.asking, plainPrices.besides, plainPrices.people].map(setOf)
const [taxes, ofTaxes] = [plainPrices.taxes, plainPrices.ofTaxes].map(setOf)
const names = (Object.keys(plainPrices.names) as ServiceSlug[]).map((slug) => ({
  slug,
  words: words(plainPrices.names[slug]),
}))

/** Returns the service that a word names, perhaps misspelt. */
const namedBy = (word: string): ServiceSlug | undefined =>
  names.find((one) => one.words.some((name) => isWord(word, name)))?.slug

/** Returns the services of which a message asks the price, and nothing besides. */
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

/** Returns the price of the services that a message names, if it asks for nothing else; else null. */
export function plainPriceReply(text: string): Reply | null {
  const slugs = pricedServices(text)
  return slugs.length > 0 ? answerPrice(text, slugs) : null
}
