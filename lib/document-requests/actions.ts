'use server'
import { refresh } from 'next/cache'
import { requestFormText } from '@/content/document-request-form'
import { requestsText } from '@/content/document-requests'
import { messages } from '@/content/messages'
import { clientAction, nothingSchema, staffAction } from '@/lib/action'
import { listTemplates } from '@/lib/document-requests/queries'
import {
  addFilesSchema,
  answerItemSchema,
  archiveTemplateSchema,
  cancelRequestSchema,
  delayItemSchema,
  endSeriesSchema,
  passItemSchema,
  removeFileSchema,
  reopenItemSchema,
  reviewItemSchema,
  saveRequestSchema,
  saveTemplateSchema,
  sendRequestsSchema,
} from '@/lib/document-requests/schema'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveRequestAction = staffAction(saveRequestSchema, async (input, { db }) => {
  const { request, client, content, obligation, send, seen, repeat } = input
  await unwrap(
    db.rpc('save_request', {
      request,
      client,
      content: { ...content, ...(repeat ? { repeat } : {}) },
      send,
      ...(obligation ? { obligation } : {}),
      ...(seen === null ? {} : { seen }),
    }),
    'document-requests.save',
  )
  if (send) sendAfterAnswer()
  refresh()
  return null
})

export const sendRequestsAction = staffAction(sendRequestsSchema, async ({ asks, content }, { db }) => {
  const data = await unwrap(db.rpc('send_requests', { asks, content }), 'document-requests.send-many')
  sendAfterAnswer()
  refresh()
  const { outcomes } = requestFormText
  return data.flatMap(({ client, outcome }) =>
    outcome === 'sent'
      ? []
      : [
          {
            client,
            why: outcomes[outcome as keyof typeof outcomes],
            ...(outcome === 'no-mail' && { waits: true as const }),
          },
        ],
  )
})

export const cancelRequestAction = staffAction(cancelRequestSchema, async (input, { db }) => {
  await unwrap(db.rpc('cancel_request', input), 'document-requests.cancel')
  refresh()
  return null
})

export const endSeriesAction = staffAction(endSeriesSchema, async (input, { db }) => {
  await unwrap(db.rpc('end_request_series', input), 'document-requests.end-series')
  refresh()
  return null
})

export const saveRequestTemplateAction = staffAction(
  saveTemplateSchema,
  async ({ template, content, seen }, { db }) => {
    await unwrap(
      db.rpc('save_request_template', {
        template,
        content,
        ...(seen === null ? {} : { seen }),
      }),
      'document-requests.save-template',
    )
    refresh()
    return null
  },
)

export const archiveRequestTemplateAction = staffAction(archiveTemplateSchema, async (input, { db }) => {
  await unwrap(db.rpc('archive_request_template', input), 'document-requests.archive-template')
  refresh()
  return null
})

export const readRequestTemplatesAction = staffAction(nothingSchema, async (_, member) =>
  (await listTemplates(member)).filter(({ archived }) => !archived),
)

export const reviewItemAction = staffAction(reviewItemSchema, async (input, { db }) => {
  await unwrap(db.rpc('review_request_item', input), 'document-requests.review')
  sendAfterAnswer()
  refresh()
  return null
})

export const addFilesAction = clientAction(addFilesSchema, async (input, { db }) => {
  await unwrap(db.rpc('add_request_files', input), 'document-requests.add-files')
  refresh()
  return null
})

export const removeFileAction = clientAction(removeFileSchema, async (input, { db }) => {
  await unwrap(db.rpc('remove_request_file', input), 'document-requests.remove-file')
  refresh()
  return null
})

export const answerItemAction = clientAction(answerItemSchema, async (input, { db }) => {
  await unwrap(db.rpc('answer_request_item', input), 'document-requests.answer')
  refresh()
  return null
})

export const delayItemAction = clientAction(
  delayItemSchema,
  async ({ item, seen, reason, day, note }, { db }) => {
    const { data } = await db.from('document_request_items').select('title').eq('id', item).maybeSingle()
    await unwrap(
      db.rpc('delay_request_item', {
        item,
        seen,
        delay: reason,
        ...(reason === 'later' && { expected_on: day }),
        note,
        ...(data && { subject: requestsText.lack.question(data.title).slice(0, messages.limits.subject) }),
      }),
      'document-requests.delay',
    )
    if (reason === 'unknown') sendAfterAnswer()
    refresh()
    return null
  },
)

export const passItemAction = clientAction(passItemSchema, async (input, { db }) => {
  await unwrap(db.rpc('pass_request_item', input), 'document-requests.pass')
  sendAfterAnswer()
  refresh()
  return null
})

export const reopenItemAction = clientAction(reopenItemSchema, async (input, { db }) => {
  await unwrap(db.rpc('reopen_request_item', input), 'document-requests.reopen')
  refresh()
  return null
})
