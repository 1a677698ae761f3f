import type { BookDocument, Decided } from '@/lib/books/document'
import type { TreatmentLine, Withholding } from '@/lib/books/treatment'
import { foldWords } from '@/lib/format/fold-text'

/** The origin of a proposal: a decision on this invoice, on another invoice of the supplier, a rule, or nothing. */
export type LineProposal = { line: TreatmentLine; origin: 'own' | 'last' | 'rule' | 'none' }

const blank: TreatmentLine = { account: '', detail: '', centre: '', withholding: { concept: 'same' } }

/** Proposes each line's own decision or, if none, the decision on the same description in the last invoice. */
export function lineProposals(document: BookDocument): LineProposal[] {
  const { own, rule, last, items } = document
  const known = (own ?? rule ?? last)?.treatment
  const before = matches(last)
  return items.map(({ description }, at) => {
    const decided = own?.treatment.lines.length === items.length ? own.treatment.lines[at] : undefined
    if (decided) return { line: decided, origin: 'own' }
    const remembered = before.get(foldWords(description))
    if (last && remembered) {
      const { treatment } = last
      const account = remembered.account || treatment.account
      const centre = remembered.centre || treatment.centre
      const kept = remembered.withholding
      const withholding = kept?.concept === 'same' ? treatment.withholding : kept
      return {
        line: {
          account: account === known?.account ? '' : account,
          centre: centre === known?.centre ? '' : centre,
          detail: remembered.detail,
          withholding: isSame(withholding, known?.withholding ?? null) ? { concept: 'same' } : withholding,
        },
        origin: 'last',
      }
    }
    if (own || rule) return { line: blank, origin: own ? 'own' : 'rule' }
    return { line: blank, origin: last && last.treatment.lines.length === 0 ? 'last' : 'none' }
  })
}

/** True if a line occurs in the supplier's last invoice too, which was booked by lines after the rule was made. */
export function followsSplit({ rule, last, items }: BookDocument): boolean {
  if (!last || (rule && last.at <= rule.at)) return false
  const before = matches(last)
  return items.some(({ description }) => before.has(foldWords(description)))
}

function matches(last: Decided): Map<string, TreatmentLine> {
  const found = new Map<string, TreatmentLine>()
  for (const [at, says] of (last?.says ?? []).entries()) {
    const line = last?.treatment.lines[at]
    const key = foldWords(says)
    if (line && key !== '') found.set(key, line)
  }
  return found
}

const isSame = (one: Withholding, other: Withholding) => JSON.stringify(one) === JSON.stringify(other)
