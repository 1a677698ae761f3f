import { numberWords, peopleWords } from '@/content/assistant/keywords'
import { plain } from '@/lib/assistant/plain'
import { wordsOf } from '@/lib/assistant/vocabulary'
import { words } from '@/lib/assistant/words'

const people = new Set(wordsOf(peopleWords).flat())
const most = 100_000

const amountOf = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word)
  return Object.hasOwn(numberWords, word) ? (numberWords[word] ?? null) : null
}

/** How many employees a message speaks of («12 empleados», «tres trabajadores»); null when it does not say. */
export function headcount(text: string): number | null {
  const message = plain(text.replace(/(\d)\.(?=\d{3})/g, '$1')).split(' ')
  for (const [at, word] of message.entries()) {
    const count = amountOf(word)
    const counted = [message[at + 1], message[at + 2]].flatMap((next) => (next ? words(next) : []))
    if (count && count <= most && counted.some((next) => people.has(next))) return count
  }
  return null
}
