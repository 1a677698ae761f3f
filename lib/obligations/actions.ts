'use server'

import { refresh } from 'next/cache'
import { clientAction, nothingSchema, staffAction } from '@/lib/action'
import { onOrBefore } from '@/lib/calendar/business-days'
import { configured } from '@/lib/deliveries/services'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import {
  changeMany,
  changeObligation,
  fileMany,
  planObligation,
  undoFiling,
} from '@/lib/obligations/mutations'
import { readDetail } from '@/lib/obligations/board/queries'
import {
  changeManySchema,
  fileManySchema,
  planObligationSchema,
  readObligationSchema,
  undoFilingSchema,
  receiptSchema,
} from '@/lib/obligations/board/schema'
import { firmDays } from '@/lib/obligations/plan'
import { readOwnTitle, readTemplates } from '@/lib/obligations/queries'
import { changeObligationSchema, deliverObligationSchema } from '@/lib/obligations/schema'
import {
  addObligationSchema,
  applyTemplateSchema,
  archiveTemplateSchema,
  changeClientWorkSchema,
  previewTemplateSchema,
  saveTemplateSchema,
  tickStepSchema,
} from '@/lib/obligations/templates/schema'
import { previewTemplate } from '@/lib/obligations/templates/preview-template'
import { refusalOf, refusedClients } from '@/lib/refused-clients'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export const changeObligationAction = staffAction(changeObligationSchema, async (change, member) => {
  const version = await changeObligation(member, change)
  refresh()
  return version
})

export const readObligationAction = staffAction(readObligationSchema, ({ obligation }, member) =>
  readDetail(member, obligation),
)

export const planObligationAction = staffAction(planObligationSchema, async (plan, member) => {
  const version = await planObligation(member, plan)
  refresh()
  return version
})

export const changeManyAction = staffAction(changeManySchema, async (change, member) => {
  const left = await changeMany(member, change)
  refresh()
  return left
})

export const fileManyAction = staffAction(fileManySchema, async (input, member) => {
  const left = await fileMany(member, input)
  refresh()
  return left
})

export const undoFilingAction = staffAction(undoFilingSchema, async ({ filing }, member) => {
  const outcome = await undoFiling(member, filing)
  refresh()
  return outcome
})

export const deliverReceiptAction = staffAction(receiptSchema, async (input, { db }) => {
  await unwrap(db.rpc('deliver_receipt', { ...input, copy: configured.drive() }), 'work.deliver-receipt')
  sendAfterAnswer()
  refresh()
  return null
})

export const unlinkReceiptAction = staffAction(receiptSchema, async (input, { db }) => {
  await unwrap(db.rpc('unlink_receipt', input), 'work.unlink-receipt')
  refresh()
  return null
})

export const saveTemplateAction = staffAction(
  saveTemplateSchema,
  async ({ template, seen, ...content }, { db }) => {
    await unwrap(
      db.rpc('save_work_template', {
        template,
        content,
        ...(seen === null ? {} : { seen }),
      }),
      'work.save-template',
    )
    refresh()
    return null
  },
)

export const archiveTemplateAction = staffAction(archiveTemplateSchema, async (input, { db }) => {
  await unwrap(db.rpc('archive_work_template', input), 'work.archive-template')
  refresh()
  return null
})

export const applyTemplateAction = staffAction(applyTemplateSchema, async (input, { db }) => {
  const refused = await unwrap(db.rpc('apply_work_template', input), 'work.apply-template', refusedClients)
  refresh()
  return refused
})

export const listTemplatesAction = staffAction(nothingSchema, async (_, member) => {
  const { templates } = await readTemplates(member)
  return templates.flatMap(({ id, name, archived }) => (archived ? [] : [{ id, name }]))
})

export const previewTemplateAction = staffAction(previewTemplateSchema, ({ template }, member) =>
  previewTemplate(member, template),
)

export const endTemplateAction = staffAction(applyTemplateSchema, async ({ template, clients }, { db }) => {
  const refused: { client: string; why: string }[] = []
  for (const client of clients) {
    const { error } = await db.rpc('change_client_work', { template, client, change: 'end' })
    if (error) refused.push({ client, why: refusalOf(error, 'work.end-template') })
  }
  refresh()
  return refused
})

export const changeClientWorkAction = staffAction(changeClientWorkSchema, async (input, { db }) => {
  await unwrap(db.rpc('change_client_work', input), 'work.change-client')
  refresh()
  return null
})

export const tickStepAction = staffAction(tickStepSchema, async (input, { db }) => {
  await unwrap(db.rpc('tick_step', input), 'work.tick')
  refresh()
  return null
})

/** The internal deadline is the due date or, if that is no business day, the business day before. */
export const addObligationAction = staffAction(
  addObligationSchema,
  async ({ obligation, client, ...content }, { db }) => {
    const actBy = onOrBefore(await firmDays(), content.due)
    await unwrap(db.rpc('add_obligation', { obligation, client, content: { ...content, actBy } }), 'work.add')
    refresh()
    return null
  },
)

/** If the firm has no open request about the obligation, this delivery creates a request for the files. */
export const deliverObligationAction = clientAction(
  deliverObligationSchema,
  async ({ obligation, documents }, client) => {
    const title = await readOwnTitle(client, obligation)
    await unwrap(client.db.rpc('deliver_obligation', { obligation, documents }), 'obligations.deliver')
    await unwrap(
      adminClient().rpc('title_delivery', { account: client.account, obligation, title }),
      'obligations.title-delivery',
    )
    refresh()
    return null
  },
)
