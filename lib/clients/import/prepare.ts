import { importText } from '@/content/client-import'
import { readyOf } from '@/lib/clients/import/changes'
import type { Judged } from '@/lib/clients/import/judge'
import type { Ready } from '@/lib/clients/import/row'

type Prepared = {
  row: number
  ready: Ready | null
  outcome: 'joined' | 'same' | 'kept' | null
  said: string[]
}

const mostSaid = 15
const longestSaid = 400

export function preparedOf(judged: Judged, accepted: ReadonlySet<string>): Prepared {
  const { row, faults, notes, ready, joins, existing } = judged
  const sentences = [...faults, ...notes].map(({ sentence }) => sentence)
  const said = (more: readonly string[] = []) =>
    [...sentences, ...more].slice(0, mostSaid).map((one) => one.slice(0, longestSaid))
  if (faults.length > 0) return { row, ready: null, outcome: null, said: said() }
  if (joins !== null) return { row, ready: null, outcome: 'joined', said: said() }
  if (!existing) return { row, ready, outcome: null, said: said() }
  const { holder, changes } = existing
  const wanted = readyOf(holder, changes, accepted)
  if (wanted) return { row, ready: wanted, outcome: null, said: said() }
  if (changes.length === 0) return { row, ready: null, outcome: 'same', said: said() }
  const kept = changes.flatMap(({ lines }) =>
    lines.map(({ label, from, to }) => importText.changes.kept(label, from, to)),
  )
  return { row, ready: null, outcome: 'kept', said: said(kept) }
}
