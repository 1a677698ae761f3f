import { greeting } from '@/content/assistant/chat'
import type { Reply } from '@/content/assistant/replies'
import { foldWords } from '@/lib/format/fold-text'

export const helloTo = (name: string | null): string =>
  name ? fill(greeting.helloClient, { name }) : greeting.hello

export const welcome = (name: string | null): Reply => ({
  text: [`${helloTo(name)} ${greeting.welcome}`],
  links: [],
})

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)

export const linksOf = (...lists: readonly Reply['links'][]): Reply['links'] => [
  ...new Map(lists.flat().map((link) => [link.href, link] as const)).values(),
]

/** Only this many characters of a message are read. */
const longest = 1000

/** Converts to lower case without accents and replaces everything but letters and digits with spaces. */
export const plain = (text: string): string => foldWords(text.slice(0, longest))

/** Removes the points between thousands: `1.500.000` becomes `1500000`. */
export const withoutPoints = (text: string): string => text.replace(/(\d)[.'](?=\d{3}(?!\d))/g, '$1')
