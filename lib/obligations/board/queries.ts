import 'server-only'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { boardText } from '@/content/obligation-board'
import { obligationStates } from '@/content/obligations'
import { bogotaDay, formatCivilDay, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { isUuid } from '@/lib/format/uuid'
import { boardStates, type BoardQuery } from '@/lib/obligations/board/href'
import {
  boardRow,
  member,
  listShape,
  loadShape,
  matrixShape,
  type BoardList,
  type BoardLoad,
  type Matrix,
} from '@/lib/obligations/board/board-shapes'
import { titleOf } from '@/lib/obligations/obligation'
import { figuresShape, receiptShape } from '@/lib/obligations/schema'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const text = boardText.history
const change = z.record(z.string(), z.unknown())

const detailShape = z.object({
  /** `row.responsible` is null when no member was chosen; rows of the board then name the client's advisor. */
  row: boardRow.extend({ notes: z.string().nullable() }),
  clientSees: z.boolean(),
  steps: z.array(
    z.object({ place: z.number(), title: z.string(), at: z.string().nullable(), by: z.string().nullable() }),
  ),
  members: z.array(member),
  advisor: z.string().nullable(),
  figures: figuresShape,
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  receipts: z.array(receiptShape),
  /** Purchases by month in the list of the DIAN (`dian`) and in our documents (`ours`). */
  known: z.array(z.object({ month: z.string(), dian: z.number(), ours: z.number() })),
  history: z.array(z.object({ at: z.string(), by: z.string().nullable(), before: change, after: change })),
})
type Read = z.output<typeof detailShape>

export type ObligationDetail = Omit<Read, 'history'> & {
  name: string
  today: CivilDay
  history: { at: string; by: string; lines: string[] }[]
}

function describeDetail({ history, ...read }: Read): ObligationDetail {
  const names = new Map(read.members.map(({ id, name }) => [id, name]))
  return {
    ...read,
    name: titleOf(read.row),
    steps: read.steps.map(({ at, ...step }) => ({ ...step, at: at && formatDateTime(at) })),
    today: bogotaDay(new Date()),
    history: history.map(({ at, by, before, after }) => ({
      at: formatDateTime(at),
      by: by ?? boardText.open.system,
      lines: Object.entries(after)
        .filter(([field]) => field in text.fields)
        .map(([field, value]) =>
          text.change(
            text.fields[field] ?? field,
            worded(field, before[field], names),
            worded(field, value, names),
          ),
        ),
    })),
  }
}

function worded(field: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return text.none
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') return field === 'value' ? formatPesos(value) : formatNumber(value)
  if (typeof value !== 'string') return text.none
  if (field === 'state') return (obligationStates as Readonly<Record<string, string>>)[value] ?? value
  if (field === 'responsible' || field === 'reviewer') return names.get(value) ?? text.member
  if (field === 'receipt_document') return text.file
  return isCivilDay(value) ? formatCivilDay(value) : value
}

const wantedBy = ({ month, state, kind, advisor, search, cursor }: BoardQuery) => ({
  month,
  state: boardStates[state],
  ...(kind ? { kind } : {}),
  ...(advisor ? { advisor } : {}),
  ...(search ? { search } : {}),
  ...(cursor ? { cursor: [...cursor] } : {}),
})

export async function readMatrix({ db }: Member, query: BoardQuery): Promise<Matrix> {
  return unwrap(db.rpc('work_matrix', { wanted: wantedBy(query) }), 'work.matrix', matrixShape)
}

export async function readList({ db }: Member, query: BoardQuery, size = 50): Promise<BoardList> {
  return unwrap(db.rpc('work_list', { wanted: wantedBy(query), page_size: size }), 'work.list', listShape)
}

export async function readLoad({ db }: Member, query: BoardQuery): Promise<BoardLoad> {
  return unwrap(db.rpc('work_load', { wanted: wantedBy(query) }), 'work.load', loadShape)
}

export async function readDetail({ db }: Pick<Member, 'db'>, obligation: string): Promise<ObligationDetail> {
  return describeDetail(await unwrap(db.rpc('obligation_detail', { obligation }), 'work.detail', detailShape))
}

/** Shows the 404 page where `readDetail` throws `not-found`. */
export async function openDetail(member: Member, obligation: string): Promise<ObligationDetail> {
  if (!isUuid(obligation)) notFound()
  try {
    return await readDetail(member, obligation)
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}
