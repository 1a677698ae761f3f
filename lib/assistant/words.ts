import { shorthand } from '@/content/assistant/keywords'
import { plain } from '@/lib/assistant/plain'

const sameSound: readonly [RegExp, string][] = [
  [/ll/g, 'y'],
  [/c(?=[ei])/g, 's'],
  [/(?<!c)h/g, ''],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/^w(?=e)/, 'bu'],
  [/([a-z])\1{2,}|([aeiou])\2$/g, '$1$2'],
]

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s')) return word
  return /[rnldjs]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** The words of a message as they are compared: in singular, and spelt the same when they sound the same. */
export function words(text: string): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => plain(Object.hasOwn(shorthand, word) ? (shorthand[word] ?? '') : word).split(' '))
    .map((word) => singular(sameSound.reduce((spelt, [sound, letter]) => spelt.replace(sound, letter), word)))
    .filter(Boolean)
}
