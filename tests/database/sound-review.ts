import { randomUUID } from 'node:crypto'
import type { ReviewScene } from './review-scene'

export const soundReview = (extra: Record<string, unknown> = {}) => ({
  proposal: 'sound',
  rules_version: '1.9-1',
  findings: [],
  kind: 'invoice',
  code: randomUUID(),
  codes: [],
  numbers: [],
  supplier: 'Papeles del Roble S.A.S.',
  supplier_nit: '999100201',
  document_number: `FE${randomUUID().slice(0, 8)}`,
  issued_on: '2026-11-18',
  currency: 'COP',
  total: '119000.00',
  iva: '19000.00',
  withheld: '0.00',
  direction: 'purchase',
  document: { kind: 'Invoice' },
  review: { proposal: 'sound', authenticity: { automatic: true } },
  ...extra,
})

export const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`
export const idList = (ids: string[]) => `array[${ids.map((id) => `'${id}'`).join(',')}]::uuid[]`

/** Stores a review; `seen` contains the ids of the invoices with which the reviewed invoice was compared. */
export async function storeReview(
  scene: ReviewScene,
  invoice: string,
  outcome: unknown,
  seen: string[] = [],
) {
  const [row] = await scene.rows<{ answer: string }>(
    `select public.store_review('${invoice}', ${literal(outcome)}, ${idList(seen)}) as answer`,
  )
  return row?.answer
}
