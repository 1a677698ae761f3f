import type { RuleId } from '@/lib/einvoice/rules/rule'
import type { Draft } from '../draft'
import type { Random } from '../random'

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
