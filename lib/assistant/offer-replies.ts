import { catalogue } from '@/content/assistant/catalogue'
import { phrases, type Reply, type ReplyLink } from '@/content/assistant/replies'
import { incomeOffer } from '@/content/assistant/unsure'
import { contactHref } from '@/content/contact-topics'
import { services, type Service, type ServiceSlug } from '@/content/services'
import { headcount } from '@/lib/assistant/headcount'
import { namedServices } from '@/lib/assistant/named-services'
import { priceText } from '@/lib/assistant/price'
import { fill } from '@/lib/assistant/texts'
import { foldText } from '@/lib/format/fold-text'
import { formatNumber, formatPesos } from '@/lib/format/number'

const named = (slugs: readonly ServiceSlug[]): Service[] =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug))

const quote = (slug?: ServiceSlug): ReplyLink => ({
  href: slug ? contactHref(slug) : '/contacto',
  label: phrases.quote,
})

export const serviceLinks = (slugs: readonly ServiceSlug[]): ReplyLink[] =>
  named(slugs).map(({ path, title }) => ({
    href: path,
    label: fill(phrases.about, { service: title.toLowerCase() }),
  }))

/** Computes the price of payroll, which depends on the number of employees in the message. */
function payrollSum(text: string, slugs: readonly ServiceSlug[]): Pick<Reply, 'sum' | 'remark'> {
  const [first] = named(slugs)
  const people = headcount(text)
  if (first?.slug !== 'asesoria-nomina' || !people) return {}
  const { from } = first.price
  return {
    sum: { label: `${formatNumber(people)} × ${formatNumber(from)}`, value: formatPesos(people * from) },
    remark: phrases.confirmedWithDiscount,
  }
}

/** Returns what a service includes, if the message asks for it. */
const contents = (text: string, slug: ServiceSlug): string[] =>
  asksContents.test(foldText(text))
    ? [fill(phrases.includes, { list: catalogue[slug].includes.join('; ').replace(/; (?=[^;]*$)/, ', y ') })]
    : []
const asksContents = /\b(?:incluy\w*|(?:q|que) (?:trae|hacen|me hacen)|en (?:q|que) consiste)\b/

export function incomeReply(): Reply {
  const prices = named(['asesoria-tributaria']).map(priceText)
  return {
    ...incomeOffer,
    text: incomeOffer.text.map((line) => fill(line, { price: prices.join() })),
  }
}

export function answerService(text: string, slugs: readonly ServiceSlug[]): Reply {
  const [slug] = slugs
  const prices = named(slugs.slice(0, 1)).map((service) =>
    fill(phrases.starts, { price: priceText(service) }),
  )
  return {
    text: slug ? [catalogue[slug].answer, ...contents(text, slug), ...prices] : prices,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote(slugs[0])],
  }
}

/** Removes legal services if only «una S.A.S.» names them, because a kind of company is no request for a lawyer. */
function withoutKind(text: string, slugs: readonly ServiceSlug[]): readonly ServiceSlug[] {
  const rest = namedServices(text.replace(/\bs\.? ?a\.? ?s\b\.?|\b(?:sociedad|empresa)\b/gi, ' '))
  const kept = slugs.filter((slug) => rest.includes(slug))
  return kept.length > 0 ? kept : slugs
}

export function answerPrice(text: string, all: readonly ServiceSlug[]): Reply {
  const slugs = withoutKind(text, all)
  if (slugs.length === 0) {
    const prices = services.map((service) => ({
      service: { href: service.path, label: service.title },
      price: priceText(service),
    }))
    return { text: [phrases.prices], prices, links: [quote()] }
  }
  return {
    text: named(slugs).flatMap((service) => [
      fill(phrases.servicePrice, { service: service.title.toLowerCase(), price: priceText(service) }),
      ...contents(text, service.slug),
    ]),
    remark:
      slugs.includes('revisoria-fiscal') && slugs.includes('asesoria-contable')
        ? phrases.independent
        : phrases.confirmed,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote(slugs[0])],
  }
}
