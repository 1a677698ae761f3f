import { moreFindings } from '@/content/einvoice/findings'
import { refusalTexts } from '@/content/einvoice/refusals'
import {
  directionOf,
  effectOf,
  type Direction,
  type Effect,
  type ReviewContext,
} from '@/lib/einvoice/review-context'
import { documentClass, type EDocument } from '@/lib/einvoice/model/document'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { Refusal, type RefusalReason } from '@/lib/einvoice/refusal'
import {
  toFinding,
  type Finding,
  type Violation,
  type RuleId,
  type Severity,
} from '@/lib/einvoice/rules/rule'
import { rules, rulesVersion } from '@/lib/einvoice/rules/table'
import { authenticityOf, cappedBy, type Authenticity } from '@/lib/einvoice/signature/authenticity'
import { allAnchors, type AnchorEntry } from '@/lib/einvoice/signature/trust'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'

export type Proposal = 'sound' | 'doubtful' | 'wrong'

export type Review = {
  rulesVersion: string
  /** `proposal` is null for documents that only a person can review, such as tickets and payroll. */
  proposal: Proposal | null
  findings: readonly Finding[]
  passed: readonly RuleId[]
  /** True when the CUFE or CUDE was recomputed with a key; otherwise only its length and characters were checked. */
  recomputed: boolean
  authenticity: Authenticity | null
  direction: Direction | null
  effect: Effect | null
}

export const maxPerRule = 10

export async function reviewDocument(
  document: EDocument,
  { today, context = {} }: { today: CivilDay; context?: ReviewContext },
): Promise<Review> {
  const { invoice } = document
  const authenticity = authenticityOf(document, context.confirmedSigners)
  const subject = { document, today, context, authenticity }
  const results = rules.map(({ id, check }) => ({ id, found: check(subject) }))
  const violations = results.flatMap(({ found }) => found ?? [])
  const findings = results.flatMap(({ found }) => foremost(found ?? []))
  return {
    rulesVersion,
    proposal: proposalOf(document, violations, { authenticity, context }),
    findings: findings.toSorted(byWeight),
    passed: results.flatMap(({ id, found }) => (found?.length === 0 ? [id] : [])),
    recomputed: context.codeCheck === 'match' || context.codeCheck === 'differs',
    authenticity,
    direction: invoice && directionOf(invoice, context.companies),
    effect: invoice && effectOf(invoice, context.earlier),
  }
}

const weight: Record<Severity, number> = { block: 0, warn: 1, info: 2 }

type Weighed = { severity: Severity }
const byWeight = (one: Weighed, other: Weighed) => weight[one.severity] - weight[other.severity]

/** Unproven signatures make the proposal `doubtful` and forged ones `wrong`, even when every rule passes. */
function proposalOf(
  { kind, invoice }: EDocument,
  violations: readonly Violation[],
  { authenticity, context }: { authenticity: Authenticity | null; context: ReviewContext },
): Proposal | null {
  if (kind === 'other') return null
  const cap = authenticity ? cappedBy(authenticity, context) : 'sound'
  if (cap === 'wrong' || violations.some(({ severity }) => severity === 'block')) return 'wrong'
  if (invoice && documentClass(invoice) !== 'sale') return null
  return cap === 'doubtful' || violations.some(({ severity }) => severity === 'warn') ? 'doubtful' : 'sound'
}

function foremost(violations: readonly Violation[]): readonly Finding[] {
  const found = violations.toSorted(byWeight).slice(0, maxPerRule).map(toFinding)
  const last = found.at(-1)
  if (violations.length <= maxPerRule || !last) return found
  const more = moreFindings(violations.length - maxPerRule)
  return [
    ...found.slice(0, -1),
    { ...last, message: `${last.message} ${more}`, detail: `${last.detail} ${more}` },
  ]
}

export type Refused = { reason: RefusalReason; message: string }
export type ReviewedXml = { refused: Refused } | { refused?: undefined; document: EDocument; review: Review }

export const refusedFor = (reason: RefusalReason): Refused => ({ reason, message: refusalTexts[reason] })

/** The promise never rejects, because every error becomes a refusal. */
export async function reviewXml(
  bytes: Uint8Array,
  {
    today = bogotaDay(Date.now()),
    context = {},
    anchors = [],
  }: { today?: string; context?: ReviewContext; anchors?: readonly AnchorEntry[] } = {},
): Promise<ReviewedXml> {
  try {
    const document = await readDocument(bytes, await allAnchors(anchors))
    return { document, review: await reviewDocument(document, { today, context }) }
  } catch (cause) {
    return { refused: refusedFor(cause instanceof Refusal ? cause.reason : 'unreadable') }
  }
}
