import { numberWords, peopleWords } from '@/content/assistant/keywords'
import { plain, withoutPoints } from '@/lib/assistant/texts'
import { words } from '@/lib/assistant/words'

const people = new Set(words(peopleWords))
const most = 100_000

const amountOf = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word)
  return Object.hasOwn(numberWords, word) ? (numberWords[word] ?? null) : null
}

/** Returns the number in a text like «12 empleados», not of «30.000 por empleado»; null if the text has none. */
export function headcount(text: string): number | null {
  const message = plain(withoutPoints(text)).split(' ')
  for (const [at, word] of message.entries()) {
    const count = message[at + 1] === 'por' ? null : amountOf(word)
    const counted = [message[at + 1], message[at + 2]].flatMap((next) => (next ? words(next) : []))
    if (count && count <= most && counted.some((next) => people.has(next))) return count
  }
  return null
}
