import { greeting } from '@/content/assistant/chat'
import type { Reply } from '@/content/assistant/replies'
import { foldWords } from '@/lib/format/fold-text'

export const helloTo = (name: string | null): string =>
  name ? fill(greeting.helloClient, { name }) : greeting.hello

export const welcome = (name: string | null): Reply => ({
  text: [`${helloTo(name)} ${greeting.welcome}`],
  links: [],
})

/** Puts values where a sentence has their names in braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)

/** Longer messages are read up to here. */
const longest = 1000

/** Letters without their accents, in lower case; everything else is a space. */
export const plain = (text: string): string => foldWords(text.slice(0, longest))
