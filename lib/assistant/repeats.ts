import type { Reply } from '@/content/assistant/replies'
import { stemOf, tellingWords } from '@/lib/assistant/stems'

/** Two paragraphs say the same if they share this fraction of the shorter one's words. */
const mostShared = 0.5
/** Two paragraphs with the same norm and amount say the same if they share this fraction of the shorter one's words. */
const mostWithNorm = 0.4
/** If one of two paragraphs has fewer words than this, a new figure such as a due date makes the two different. */
const fewWords = 10
const fewest = 6

/** Matches the beginning of an answer that quotes its question. */
const header = /^(?:[^«]{0,40}\s)?Sobre «([^»]*)»: /
const norms = /\b(?:arts?\.|artículos?|Ley|Decreto|sentencia|Resolución)\s+((?:[A-Z]-)?\d[\d.-]*\d)/g
const figures = /\d[\d.,-]*\d|\d/g
const amounts = /\$ [\d.]+\d|\d[\d.,]*(?:%| UVT| horas| días)/g

type Said = {
  /** The word stems of the question that the paragraph quotes. */
  topic: ReadonlySet<string>
  words: ReadonlySet<string>
  norms: ReadonlySet<string>
  figures: ReadonlySet<string>
  amounts: ReadonlySet<string>
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(tellingWords(text).map(stemOf))

function said(line: string): Said {
  const body = line.replace(header, '')
  return {
    topic: stemsOf(header.exec(line)?.[1] ?? ''),
    words: stemsOf(body),
    norms: new Set([...body.matchAll(norms)].map(([, number = '']) => number)),
    figures: new Set(body.match(figures)),
    amounts: new Set(body.match(amounts)),
  }
}

const anyOf = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one))

function isRepeated(line: Said, other: Said): boolean {
  const least = Math.min(line.words.size, other.words.size)
  if (least < fewest) return false
  // The number of a law's article does not count as a new figure.
  const isNew = (figure: string) => !other.figures.has(figure) && !line.norms.has(figure)
  if (least < fewWords && [...line.figures].some(isNew)) return false
  const shared = [...line.words].filter((word) => other.words.has(word)).length / least
  const sameNorm = anyOf(line.norms, other.norms) && anyOf(line.amounts, other.amounts)
  return shared >= (sameNorm ? mostWithNorm : mostShared)
}

/** The questions of a message; if a message has several questions, two similar answers may both be needed. */
export type Asked = readonly string[]

/** True if a paragraph has a word of the questions that the earlier paragraph lacks. */
function isAsked({ topic, words }: Said, before: Said, asked: Asked): boolean {
  if (asked.length < 2) return false
  const stems = stemsOf(asked.join(' '))
  return [...topic, ...words].some((stem) => stems.has(stem) && !before.words.has(stem))
}

export function saysSame(line: string, other: string, asked: Asked = []): boolean {
  const [one, before] = [said(line), said(other)]
  return isRepeated(one, before) && !isAsked(one, before, asked)
}

const isShorter = (line: Said, other: Said): boolean => line.words.size < other.words.size

/** Joins the paragraphs of two answers without repetitions. */
export function withoutTwins(first: readonly string[], more: readonly string[]): string[] {
  const others = more.map(said)
  const kept = first.filter((line) => {
    const one = said(line)
    return !header.test(line) || !others.some((other) => isShorter(one, other) && isRepeated(one, other))
  })
  const before = kept.map(said)
  return [...kept, ...more.filter((_, at) => !before.some((one) => isRepeated(others[at] ?? one, one)))]
}

/** Removes paragraphs that introduce another answer but repeat what the reply has already said. */
export function saidOnce(reply: Reply, asked: Asked = []): Reply {
  const isTwin = (line: string, at: number) =>
    header.test(line) && reply.text.slice(0, at).some((one) => saysSame(line, one, asked))
  const text = reply.text.filter((line, at) => !isTwin(line, at))
  return text.length === reply.text.length ? reply : { ...reply, text }
}
