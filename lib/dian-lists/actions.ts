'use server'
import { refresh } from 'next/cache'
import { dianListsText as text } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { staffAction } from '@/lib/action'
import { askedLines, type DianLine } from '@/lib/dian-lists/line'
import { requireDianClient } from '@/lib/dian-lists/queries'
import { refreshDianMonth } from '@/lib/dian-lists/refresh'
import {
  askRowsSchema,
  closeMonthSchema,
  decideRowSchema,
  markKnownSchema,
  reopenMonthSchema,
} from '@/lib/dian-lists/schema'
import { formatCents } from '@/lib/einvoice/format-cents'
import { ExpectedError } from '@/lib/errors'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

export const decideRowAction = staffAction(
  decideRowSchema,
  async ({ client, month, key, choice, seen }, { db }) => {
    await unwrap(
      db.rpc('decide_dian_row', { client, wanted_month: month, row_key: key, choice, seen }),
      'dian-lists.decide',
    )
    await refreshDianMonth(client, month)
    refresh()
    return null
  },
)

export const markKnownAction = staffAction(
  markKnownSchema,
  async ({ client, month, key, seen, reason, note }, { db }) => {
    await unwrap(
      db.rpc('decide_dian_row', {
        client,
        wanted_month: month,
        row_key: key,
        choice: { known: reason, note },
        seen,
      }),
      'dian-lists.known',
    )
    refresh()
    return null
  },
)

/** Each line becomes an item of one request to the client, with what DIAN's list knows about the document. */
export const askRowsAction = staffAction(
  askRowsSchema,
  async ({ request, client, month, keys, due }, { db }) => {
    const lines = await unwrap(
      db.rpc('dian_lines', { client, wanted_month: month, keys }),
      'dian-lists.lines',
      askedLines,
    )
    const byKey = new Map(lines.map((line) => [line.key, line]))
    const asked = keys.map((key) => byKey.get(key))
    if (asked.some((line) => !line)) throw new ExpectedError('conflict')
    await unwrap(
      db.rpc('ask_dian_rows', {
        request,
        client,
        wanted_month: month,
        keys,
        content: {
          title: text.askForm.request(monthName(month)),
          note: text.askForm.note,
          dueOn: due,
          items: asked.flatMap((line) => (line ? [itemOf(line)] : [])),
          before: 2,
          every: null,
          until: 'complete',
        },
      }),
      'dian-lists.ask',
    )
    sendAfterAnswer()
    refresh()
    return null
  },
)

const itemOf = ({ party, number, day, dian }: DianLine) => ({
  title: text.askForm
    .item(party || text.noName, number ?? '')
    .slice(0, 160)
    .trim(),
  help: text.askForm.help(
    day ? formatCivilDay(day) : '',
    formatCents(dian?.[1] ?? 0),
    formatCents(dian?.[2] ?? 0),
  ),
  required: true,
  allowsNone: true,
  answerWith: 'file' as const,
})

export const closeMonthAction = staffAction(closeMonthSchema, async ({ client, month, open }, member) => {
  const { db } = member
  await requireDianClient(member, client)
  // DIAN's list is compared with the portal once more, so that the latest documents are part of the closed month.
  await refreshDianMonth(client, month)
  await unwrap(
    db.rpc('close_dian_month', { client, wanted_month: month, seen_open: open }),
    'dian-lists.close',
  )
  refresh()
  return null
})

export const reopenMonthAction = staffAction(reopenMonthSchema, async ({ client, month, reason }, { db }) => {
  await unwrap(db.rpc('reopen_dian_month', { client, wanted_month: month, reason }), 'dian-lists.reopen')
  await refreshDianMonth(client, month)
  refresh()
  return null
})
