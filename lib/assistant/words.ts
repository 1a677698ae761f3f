import { shorthand } from '@/content/assistant/keywords'
import { synonyms } from '@/content/assistant/synonyms'
import { plain } from '@/lib/assistant/texts'

const sameSound: readonly [RegExp, string][] = [
  [/ll/g, 'y'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|qu(?=[ei])|q/g, 'k'],
  [/(?<!c)h/g, ''],
  [/g(?=[ei])/g, 'j'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/^w(?=e)/, 'bu'],
  [/([a-z])\1{2,}|([aeiou])\2$/g, '$1$2'],
]

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s')) return word
  return /[rnldjs]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Returns a function that computes each word only once, because the example questions repeat many words. */
function kept<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const made = compute(word)
    known.set(word, made)
    return made
  }
}

const spelling = kept((word) =>
  singular(sameSound.reduce((text, [sound, letter]) => text.replace(sound, letter), word)),
)

/** Splits a text into words, each reduced to a singular, phonetic spelling, so that common misspellings match. */
export function words(text: string): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => plain(Object.hasOwn(shorthand, word) ? (shorthand[word] ?? '') : word).split(' '))
    .map(spelling)
    .filter(Boolean)
}

export const phrases = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const groups = synonyms
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => ({ stem: words(word).join(''), open: word.endsWith('*') })))

export const groupsOf = kept((word): readonly number[] =>
  groups.flatMap((group, number) =>
    group.some(({ stem, open }) => (open ? word.startsWith(stem) : word === stem)) ? [number] : [],
  ),
)

type WordFeatures = readonly (readonly [feature: string, weight: number])[]

function featuresOfWord(word: string): WordFeatures {
  const groups = groupsOf(word).map((number) => [`=${number}`, 0.9] as const)
  if (word.length < 4) return [[word, 1], ...groups]
  const bounded = `<${word}>`
  const consonants = word.replace(/[aeiou]/g, '')
  const runs = Array.from({ length: bounded.length - 3 }, (_, from) => bounded.slice(from, from + 4))
  return [
    [word, 1],
    [`${word.slice(0, 5)}-`, 0.6],
    ...(consonants.length > 2 ? [[`~${consonants}`, 0.6] as const] : []),
    ...groups,
    ...runs.map((run) => [run, 0.3] as const),
  ]
}

/**
 * Returns a function that turns a text into weighted features: words, pairs of words and groups of synonyms.
 * Consonants and runs of four letters are features too, because they also match misspelt words.
 */
export function featureReader(): (text: string) => Map<string, number> {
  const kept = new Map<string, WordFeatures>()
  return (text) => {
    const features = new Map<string, number>()
    const message = words(text)
    message.forEach((word, at) => {
      const ofWord = kept.get(word) ?? featuresOfWord(word)
      kept.set(word, ofWord)
      for (const [feature, weight] of ofWord) features.set(feature, (features.get(feature) ?? 0) + weight)
      const next = message[at + 1]
      if (next) features.set(`${word} ${next}`, 0.6)
    })
    return features
  }
}
