import { catalogue } from '@/content/assistant/catalogue'
import { phrases } from '@/content/assistant/replies'
import type { Reply, ReplyLink } from '@/content/assistant/reply'
import { services, type Service, type ServiceSlug } from '@/content/services'
import { fill } from '@/lib/assistant/fill'
import { headcount } from '@/lib/assistant/headcount'
import { priceText } from '@/lib/assistant/price-text'
import { formatNumber, formatPesos } from '@/lib/format/pesos'

const named = (slugs: readonly ServiceSlug[]): Service[] =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug))

const quote: ReplyLink = { href: '/contacto', label: phrases.quote }

/** A link to the page of each service. */
export const serviceLinks = (slugs: readonly ServiceSlug[]): ReplyLink[] =>
  named(slugs).map(({ path, title }) => ({
    href: path,
    label: fill(phrases.about, { service: title.toLowerCase() }),
  }))

/** A payroll is paid per employee: a message that says how many gets the sum. */
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

/** The first service is what the message is about; the others it names are linked. */
export function answerService(text: string, slugs: readonly ServiceSlug[]): Reply {
  const [slug] = slugs
  const prices = named(slugs.slice(0, 1)).map((service) =>
    fill(phrases.starts, { price: priceText(service) }),
  )
  return {
    text: slug ? [catalogue[slug].answer, ...prices] : prices,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote],
  }
}

/** The price of the services a message names, or of all six when it names none. */
export function answerPrice(text: string, slugs: readonly ServiceSlug[]): Reply {
  if (slugs.length === 0) {
    const prices = services.map((service) => ({
      service: { href: service.path, label: service.title },
      price: priceText(service),
    }))
    return { text: [phrases.prices], prices, links: [quote] }
  }
  return {
    text: named(slugs).map((service) =>
      fill(phrases.servicePrice, { service: service.title.toLowerCase(), price: priceText(service) }),
    ),
    remark: phrases.confirmed,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote],
  }
}
