import { phrases } from '@/content/assistant/replies'
import { vatNote, type Service } from '@/content/services'
import { fill } from '@/lib/assistant/texts'
import { formatPesos } from '@/lib/format/number'

export function priceParts({ price, priceNote, package: pack }: Service) {
  const rest = [price.unit]
  if (priceNote) rest.push(priceNote)
  if (pack) rest.push(fill(phrases.orPackage, { label: pack.label, price: formatPesos(pack.from) }))
  rest.push(vatNote)
  return { from: phrases.from, amount: formatPesos(price.from), rest: rest.join(', ') }
}

/** Returns a text like «desde $ 200.000 por hora, o paquetes mensuales desde $ 1.200.000, más IVA». */
export function priceText(service: Service): string {
  const { from, amount, rest } = priceParts(service)
  return `${from} ${amount} ${rest}`
}
