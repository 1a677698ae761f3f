import type { RuleId } from '@/lib/einvoice/rules/rule'
import type { Draft } from '../draft'
import type { Random } from '../random'

export type Parts = {
  draft: Draft
  invoice: string
  answer: string
  /** Null means that the invoice is sent without an `AttachedDocument`. */
  wrap: ((invoice: string, answer: string) => string) | null
}

export type Fault = {
  name: string
  rule: RuleId
  /** Applies the fault to a delivered invoice, or returns null if the invoice has no part that can have the fault. */
  apply: (parts: Parts, random: Random) => Parts | null
}

type Change = (text: string, random: Random) => string | null

export const inInvoice = (name: string, rule: RuleId, change: Change): Fault => ({
  name,
  rule,
  apply(parts, random) {
    const invoice = change(parts.invoice, random)
    return invoice === null || invoice === parts.invoice ? null : { ...parts, invoice }
  },
})

export const inAnswer = (name: string, rule: RuleId, change: Change): Fault => ({
  name,
  rule,
  apply(parts, random) {
    const answer = parts.wrap && change(parts.answer, random)
    return answer && answer !== parts.answer ? { ...parts, answer } : null
  },
})

export const inWrapper = (name: string, rule: RuleId, change: Change): Fault => ({
  name,
  rule,
  apply(parts, random) {
    const { wrap } = parts
    const before = wrap?.(parts.invoice, parts.answer)
    const after = before && change(before, random)
    return after && after !== before ? { ...parts, wrap: () => after } : null
  },
})

/** Replaces the first match from the position `from` on, or returns null if nothing matches. */
export function edit(
  text: string,
  pattern: RegExp,
  change: (...groups: string[]) => string | null,
  from = 0,
): string | null {
  const start = text.slice(0, from)
  const found = pattern.exec(text.slice(from))
  if (!found) return null
  const [whole, ...groups] = found
  const next = change(...groups)
  if (next === null) return null
  const at = from + found.index
  return start + text.slice(from, at) + next + text.slice(at + whole.length)
}

export const editNumber = (
  text: string,
  tag: string,
  change: (value: string) => string | null,
  from = 0,
): string | null =>
  edit(
    text,
    new RegExp(`(<cbc:${tag}(?: [^>]*)?>)([^<]*)(</cbc:${tag}>)`),
    (open = '', value = '', close = '') => {
      const next = change(value)
      return next === null ? null : open + next + close
    },
    from,
  )

export function plus(value: string, pesos: number): string {
  const [whole = '0', cents] = value.split('.')
  return `${BigInt(whole) + BigInt(pesos)}${cents === undefined ? '' : `.${cents}`}`
}

export const placeOf = (text: string, pattern: RegExp): number => text.search(pattern)
export const totalsIn = (text: string): number => placeOf(text, /<cac:(Legal|Requested)MonetaryTotal>/)
export const linesIn = (text: string): number => placeOf(text, /<cac:(Invoice|CreditNote|DebitNote)Line>/)
