import { reading } from '@/content/einvoice/reading'
import type { Review } from '@/lib/einvoice/review-document'
import type { Finding } from '@/lib/einvoice/rules/finding'
import type { RuleId } from '@/lib/einvoice/rules/hit'

type Advice = Exclude<keyof typeof reading.advice, 'title'>

const amounts: readonly RuleId[] = ['A1', 'A2', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T8']
const byRule: Partial<Record<RuleId, Advice>> = {
  E4: 'test',
  C1: 'changed',
  N1: 'nits',
  N2: 'foreign',
  N3: 'numbering',
  D1: 'duplicate',
}

function adviceOf({ id, text, severity, figures }: Finding): Advice | null {
  if (text === 'P1.purchase') return 'credit'
  if (text === 'D2.unknown') return 'note'
  if (severity === 'info') return null
  if (id === 'F1') return signatureAdvice(figures)
  if (text === 'E3.absent') return 'absent'
  if (id === 'E3') return 'rejected'
  return amounts.includes(id) ? 'amounts' : (byRule[id] ?? 'other')
}

/** A file that is not the signed one is asked for anew; who signs or certifies is for the firm to find out. */
function signatureAdvice({ issuer, answer }: Finding['figures']): Advice {
  if (issuer === 'third-party' && answer === 'trusted') return 'signer'
  if (issuer === 'unknown-authority' && answer === 'trusted') return 'authority'
  return 'original'
}

/** What to do about a review, the weightiest first; every sentence once. */
export function adviceOn({ proposal, findings }: Review): string[] {
  const all = [...new Set(findings.flatMap((finding) => adviceOf(finding) ?? []))]
  const advice: Advice[] = all.length === 0 && proposal === 'sound' ? ['sound'] : all
  return advice.map((one) => reading.advice[one])
}
