import { greeting } from '@/content/assistant/greeting'
import { phrases } from '@/content/assistant/replies'
import type { Reply } from '@/content/assistant/reply'
import type { Service } from '@/content/services'
import { formatPesos } from '@/lib/format/number'

/** A price from the one table of them, in the three parts it is shown in. */
export function priceParts({ price, priceNote, package: pack }: Service) {
  const rest = [price.unit]
  if (priceNote) rest.push(priceNote)
  if (pack) rest.push(fill(phrases.orPackage, { label: pack.label, price: formatPesos(pack.from) }))
  return { from: phrases.from, amount: formatPesos(price.from), rest: rest.join(', ') }
}

/** «desde $ 200.000 por hora, o paquetes mensuales desde $ 1.200.000» */
export function priceText(service: Service): string {
  const { from, amount, rest } = priceParts(service)
  return `${from} ${amount} ${rest}`
}

export const hello = (name: string | null): string =>
  name ? fill(greeting.helloClient, { name }) : greeting.hello

export const welcome = (name: string | null): Reply => ({
  text: [`${hello(name)} ${greeting.welcome}`],
  links: [],
})

/** Puts values where a sentence has their names in braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)

/** Longer messages are read up to here. */
const longest = 1000

/** Letters without their accents, in lower case; everything else is a space. */
export const plain = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
