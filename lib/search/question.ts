import { obligationTexts } from '@/content/tax-calendar/obligations'
import { monthNames } from '@/content/calendar-names'
import { foldText } from '@/lib/format/fold-text'
import type { Search, SearchGroup } from '@/lib/search/href'

const signs: Readonly<Record<string, readonly SearchGroup[]>> = {
  $: ['invoices', 'messages'],
  '#': ['invoices'],
  '@': ['people'],
  '>': ['actions'],
}

export type Question = {
  words: string
  /** The groups to search; null to search all groups. */
  groups: readonly SearchGroup[] | null
  onlyAmount: boolean
  /** `codes` are ids of obligations whose titles contain the words. The other words are in `rest`. */
  codes: readonly string[]
  rest: string
}

/** A sign before the words filters the search: $ amount, # number or CUFE, @ person, > action. */
export function readQuestion({ search, group }: Search): Question {
  const sign = signs[search.charAt(0)]
  const words = sign ? search.slice(1).trim() : search
  return {
    words,
    groups: group ? [group] : (sign ?? null),
    onlyAmount: search.startsWith('$'),
    ...obligationsNamed(words),
  }
}

const titles = Object.entries(obligationTexts).map(([code, { title }]) => ({ code, title: foldText(title) }))
/** A search for obligations ignores small words and the names of months. */
const ignored = new Set(['de', 'del', 'la', 'el', 'en', ...monthNames.map(foldText)])

function obligationsNamed(words: string): Pick<Question, 'codes' | 'rest'> {
  const all = foldText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !ignored.has(word) && !/^\d{1,4}$/.test(word))
  const isTitle = (word: string) => titles.some(({ title }) => title.includes(word))
  const named = all.filter((word) => word.length > 2 && isTitle(word))
  if (named.length === 0) return { codes: [], rest: '' }
  const codes = titles.flatMap(({ code, title }) => (named.every((word) => title.includes(word)) ? code : []))
  return { codes, rest: all.filter((word) => !named.includes(word)).join(' ') }
}
