import 'server-only'
import { z } from 'zod'
import { errorMessages, type ErrorCode } from '@/content/errors'
import { workText } from '@/content/obligations'
import { configured } from '@/lib/deliveries/services'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import type { changeManySchema, fileManySchema, planObligationSchema } from '@/lib/obligations/board/schema'
import type { changeObligationSchema } from '@/lib/obligations/schema'
import type { Member } from '@/lib/session/require'
import { databaseError, refusalDetail, unwrap } from '@/lib/supabase/unwrap'

type Change = z.output<typeof changeObligationSchema>

export async function changeObligation({ db }: Pick<Member, 'db'>, change: Change): Promise<number> {
  const { data, error } = await send(db, change)
  if (error) throw changedBefore(error) ?? databaseError(error, 'obligations.change')
  return data
}

/** `by` is null when the tax profile or the calendar caused the change. */
const faster = z.object({ by: z.string().nullable(), at: z.string() })

function changedBefore(error: { message: string; details?: string | null }): ExpectedError | null {
  const change = error.message === 'conflict' ? refusalDetail(faster, error.details) : null
  return (
    change &&
    new ExpectedError('conflict', { sentence: workText.before(change.by, formatDateTime(change.at)) })
  )
}

function send(db: Member['db'], change: Change) {
  const { obligation, seen } = change
  switch (change.state) {
    case 'filed':
    case 'paid':
      return db.rpc('file_obligation', {
        obligation,
        seen,
        receipt_number: change.receipt,
        filed_on: change.filedOn,
        ...(change.state === 'paid' && { paid_on: change.paidOn }),
        ...(change.state === 'paid' &&
          change.paymentDocument && { payment_document: change.paymentDocument }),
        ...(change.value !== null && { receipt_value: change.value }),
        ...(change.document && { document: change.document }),
      })
    case 'not-applicable':
      return db.rpc('excuse_obligation', { obligation, seen, reason: change.reason })
    default:
      return db.rpc('set_obligation_state', {
        obligation,
        seen,
        new_state: change.state,
        message: change.message,
      })
  }
}

type Db = Pick<Member, 'db'>

export async function planObligation(
  { db }: Db,
  input: z.output<typeof planObligationSchema>,
): Promise<number> {
  const { obligation, seen, responsible, reviewer, internalDate, hours, notes } = input
  const plan = { responsible, reviewer, internal_date: internalDate, hours, notes }
  const { data, error } = await db.rpc('plan_obligation', { obligation, seen, plan })
  if (error) throw changedBefore(error) ?? databaseError(error, 'work.plan')
  return data
}

const refused = z.array(
  z.object({
    obligation: z.string(),
    code: z.string(),
    by: z.string().nullish(),
    at: z.string().optional(),
  }),
)
export type NotDone = { id: string; why: string }

const planOf = (change: z.output<typeof changeManySchema>) =>
  change.kind === 'assign' ? { responsible: change.member } : { internal_date: change.day }

/** Changes each obligation independently. Returns the obligations that could not be changed. */
export async function changeMany({ db }: Db, change: z.output<typeof changeManySchema>): Promise<NotDone[]> {
  const left = await unwrap(
    db.rpc('change_obligations', { items: change.items, change: { plan: planOf(change) } }),
    'work.change-many',
    refused,
  )
  return left.map(notDone)
}

const notDone = ({ obligation, code, ...faster }: z.output<typeof refused>[number]): NotDone => ({
  id: obligation,
  why:
    changedBefore({ message: code, details: JSON.stringify(faster) })?.sentence ??
    errorMessages[code in errorMessages ? (code as ErrorCode) : 'unexpected'],
})

const filed = z.object({ refused, until: z.string().nullable() })

/** Files each obligation independently. Returns the obligations that could not be filed. */
export async function fileMany(
  { db }: Db,
  { filing, deliver, items }: z.output<typeof fileManySchema>,
): Promise<NotDone[]> {
  const answer = await unwrap(
    db.rpc('file_obligations', {
      filing,
      deliver,
      copy: configured.drive(),
      items: items.map(({ obligation, seen, receipt, filedOn, paidOn, value, receipts }) => ({
        obligation,
        seen,
        receipt: receipt || null,
        filed_on: filedOn,
        paid_on: paidOn,
        value,
        receipts: receipts.map(({ number, ...one }) => ({ ...one, number: number || null })),
      })),
    }),
    'work.file',
    filed,
  )
  return answer.refused.map(notDone)
}

const takenBack = z.object({
  undone: z.number(),
  kept: z.array(z.object({ obligation: z.string(), by: z.string().nullish(), at: z.string().optional() })),
})

/** `kept` counts obligations that stay filed, because somebody changed them since or the member lost access. */
export async function undoFiling({ db }: Db, filing: string): Promise<{ undone: number; kept: number }> {
  const { undone, kept } = await unwrap(db.rpc('undo_filing', { filing }), 'work.undo-filing', takenBack)
  return { undone, kept: kept.length }
}
