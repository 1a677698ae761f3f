import { phrases } from '@/content/assistant/replies'
import type { Service } from '@/content/services'
import { fill } from '@/lib/assistant/fill'
import { formatPesos } from '@/lib/format/pesos'

/** «desde $ 200.000 por hora, o paquetes mensuales desde $ 1.200.000», from the one table of prices. */
export function priceText({ price, priceNote, package: pack }: Service): string {
  const parts = [fill(phrases.from, { price: formatPesos(price.from), unit: price.unit })]
  if (priceNote) parts.push(priceNote)
  if (pack) parts.push(fill(phrases.orPackage, { label: pack.label, price: formatPesos(pack.from) }))
  return parts.join(', ')
}
