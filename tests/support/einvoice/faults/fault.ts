import type { RuleId } from '@/lib/einvoice/rules/rule'
import type { Draft } from '../draft'
import type { Random } from '../sound-invoice'

/** The texts of one delivery, before they are put into each other. */
export type Parts = {
  draft: Draft
  invoice: string
  answer: string
  /** The `AttachedDocument`; null when the invoice is sent bare. */
  wrap: ((invoice: string, answer: string) => string) | null
}

/** One thing that goes wrong, and the rule that has to see it. */
export type Fault = {
  name: string
  rule: RuleId
  /** The parts with the fault in them; null where this delivery has no place for it. */
  apply: (parts: Parts, random: Random) => Parts | null
}

type Change = (text: string, random: Random) => string | null

/** A fault of the invoice's own text. */
export const inInvoice = (name: string, rule: RuleId, change: Change): Fault => ({
  name,
  rule,
  apply(parts, random) {
    const invoice = change(parts.invoice, random)
    return invoice === null || invoice === parts.invoice ? null : { ...parts, invoice }
  },
})

/** A fault of DIAN's answer; a bare invoice has none. */
export const inAnswer = (name: string, rule: RuleId, change: Change): Fault => ({
  name,
  rule,
  apply(parts, random) {
    const answer = parts.wrap && change(parts.answer, random)
    return answer && answer !== parts.answer ? { ...parts, answer } : null
  },
})

/** A fault of the wrapper around both. */
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

/** Replaces what a pattern finds for the first time, from a place on; null when it finds nothing. */
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

/** The number inside of an element, changed; the tag stays as it is. */
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

/** `1234.50` with so many pesos more. */
export function plus(value: string, pesos: number): string {
  const [whole = '0', cents] = value.split('.')
  return `${BigInt(whole) + BigInt(pesos)}${cents === undefined ? '' : `.${cents}`}`
}

/** Where the header's totals, its taxes or the lines begin. */
export const placeOf = (text: string, pattern: RegExp): number => text.search(pattern)
export const totalsIn = (text: string): number => placeOf(text, /<cac:(Legal|Requested)MonetaryTotal>/)
export const linesIn = (text: string): number => placeOf(text, /<cac:(Invoice|CreditNote|DebitNote)Line>/)
