import { emptyWords } from '@/content/assistant/keywords'
import { groupsOf, words } from '@/lib/assistant/words'

const clitic = /(?<=[aei]r|ndo)(?:me|te|se|nos|l[aeo]s?)+$|(?<=\w{3}[aei])(?:me|te|nos|l[aeo])$/
/** Endings of verbs, nouns and plurals in the simplified spelling of `words`, the longest first. */
const ending =
  /(?:amiento|imiento|asion|ision|usion|sion|aremo|iendo|ieron|ando|aron|aria|amo|emo|imo|aban?|ad[ao]|id[ao]|able|ible|aran?|iran?|era|ar|er|ir|an|en|on|io|ia|[aeo])$/
const shortest = 4

/** Returns the stem that all forms of a word share, such as «declaro», «declarar» and «declaraciones». */
export function stemOf(word: string): string {
  if (word.length <= shortest) return word
  const bare = word.replace(clitic, '')
  const stem = bare.replace(ending, '')
  return stem.length >= shortest ? stem : bare.slice(0, Math.max(shortest, bare.length - 1))
}

// «Iba» is not removed as a common word, because `words` spells «IVA» like «iba».
const empty = new Set(
  words(`${emptyWords} año años toca tocaba seguir sigo podria millon millones mil pesos`).filter(
    (word) => word !== 'iba',
  ),
)

/** Returns the words that say what a text is about, each of them once. */
export const tellingWords = (text: string): string[] => [
  ...new Set(words(text).filter((word) => !empty.has(word) && !/^\d/.test(word))),
]

/** Adds the stems and the synonym groups of the words to the set. */
export function addFeatures(into: Set<string>, list: readonly string[]): void {
  for (const word of list) {
    into.add(stemOf(word))
    for (const group of groupsOf(word)) into.add(`=${group}`)
  }
}

/** Returns 1 if the set has the word's stem, less if it has only a synonym, and 0 otherwise. */
export function likeness(word: string, known: ReadonlySet<string>): number {
  if (known.has(stemOf(word))) return 1
  return groupsOf(word).some((group) => known.has(`=${group}`)) ? 0.8 : 0
}
