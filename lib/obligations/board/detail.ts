import { z } from 'zod'
import { obligationStates } from '@/content/obligations'
import { boardText } from '@/content/board'
import { bogotaDay, formatCivilDay, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { titleOf } from '@/lib/obligations/obligation'
import { figuresShape } from '@/lib/obligations/schema'
import { boardRow, member } from '@/lib/obligations/board/board-shapes'

const text = boardText.history
const change = z.record(z.string(), z.unknown())

export const detailShape = z.object({
  /** Here `responsible` is who was chosen, null for the advisor of the client. */
  row: boardRow.extend({ notes: z.string().nullable() }),
  /** Whether the client reads of it at all. */
  clientSees: z.boolean(),
  steps: z.array(
    z.object({ place: z.number(), title: z.string(), at: z.string().nullable(), by: z.string().nullable() }),
  ),
  members: z.array(member),
  advisor: z.string().nullable(),
  figures: figuresShape,
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  history: z.array(z.object({ at: z.string(), by: z.string().nullable(), before: change, after: change })),
})
type Read = z.output<typeof detailShape>

/** An obligation as it is opened: its name, and its history in words, newest first. */
export type ObligationDetail = Omit<Read, 'history'> & {
  name: string
  today: CivilDay
  history: { at: string; by: string; lines: string[] }[]
}

export function describeDetail({ history, ...read }: Read): ObligationDetail {
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
