import { emptyWords } from '@/content/assistant/keywords'
import { laterMark } from '@/content/assistant/later'
import type { Taught } from '@/lib/assistant/meanings'
import { groupsOf, phrases, words } from '@/lib/assistant/words'

const empty = new Set(words(emptyWords))
const stem = (word: string): string => word.slice(0, 5)

const kept = new Map<Taught, { stems: ReadonlySet<string>; groups: ReadonlySet<number> }>()

function taughtBy(meaning: Taught) {
  const found = kept.get(meaning)
  if (found) return found
  const texts = [
    ...phrases(meaning.examples),
    meaning.topic ?? '',
    ...(meaning.known?.text ?? []).map((text) => text.replace(laterMark, '')),
  ]
  const taught = texts.flatMap((text) => words(text)).filter((word) => !empty.has(word))
  const made = { stems: new Set(taught.map(stem)), groups: new Set(taught.flatMap(groupsOf)) }
  kept.set(meaning, made)
  return made
}

/** Counts the meaningful words of a message, and how many of them the answer and its examples contain. */
export function coverage(message: readonly string[], meaning: Taught): { telling: number; known: number } {
  const telling = [...new Set(message.filter((word) => !empty.has(word) && !/^\d+$/.test(word)))]
  const { stems, groups } = taughtBy(meaning)
  const known = telling.filter(
    (word) => stems.has(stem(word)) || groupsOf(word).some((group) => groups.has(group)),
  )
  return { telling: telling.length, known: known.length }
}
