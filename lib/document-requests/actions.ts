'use server'
import { refresh } from 'next/cache'
import { requestFormText } from '@/content/document-request-form'
import { clientAction, nothingSchema, staffAction } from '@/lib/action'
import { listTemplates } from '@/lib/document-requests/queries'
import {
  addFilesSchema,
  answerItemSchema,
  archiveTemplateSchema,
  cancelRequestSchema,
  endSeriesSchema,
  removeFileSchema,
  reopenItemSchema,
  reviewItemSchema,
  saveRequestSchema,
  saveTemplateSchema,
  sendRequestsSchema,
} from '@/lib/document-requests/schema'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { databaseError } from '@/lib/supabase/database-error'

/** Saves a draft or sends it; with `repeat` it also starts the series. */
export const saveRequestAction = staffAction(saveRequestSchema, async (input, { db }) => {
  const { request, client, content, obligation, send, seen, repeat } = input
  const { error } = await db.rpc('save_request', {
    request,
    client,
    content: { ...content, ...(repeat ? { repeat } : {}) },
    send,
    ...(obligation ? { obligation } : {}),
    ...(seen === null ? {} : { seen }),
  })
  if (error) throw databaseError(error, 'document-requests.save')
  if (send) sendAfterAnswer()
  refresh()
  return null
})

/** Returns the clients that got no request or no mail, with the reason for each. */
export const sendRequestsAction = staffAction(sendRequestsSchema, async ({ asks, content }, { db }) => {
  const { data, error } = await db.rpc('send_requests', { asks, content })
  if (error) throw databaseError(error, 'document-requests.send-many')
  sendAfterAnswer()
  refresh()
  const { outcomes } = requestFormText
  return data.flatMap(({ client, outcome }) =>
    outcome === 'sent'
      ? []
      : [{ client, why: outcomes[outcome as keyof typeof outcomes], done: outcome === 'no-mail' }],
  )
})

export const cancelRequestAction = staffAction(cancelRequestSchema, async (input, { db }) => {
  const { error } = await db.rpc('cancel_request', input)
  if (error) throw databaseError(error, 'document-requests.cancel')
  refresh()
  return null
})

export const endSeriesAction = staffAction(endSeriesSchema, async (input, { db }) => {
  const { error } = await db.rpc('end_request_series', input)
  if (error) throw databaseError(error, 'document-requests.end-series')
  refresh()
  return null
})

export const saveRequestTemplateAction = staffAction(
  saveTemplateSchema,
  async ({ template, content, seen }, { db }) => {
    const { error } = await db.rpc('save_request_template', {
      template,
      content,
      ...(seen === null ? {} : { seen }),
    })
    if (error) throw databaseError(error, 'document-requests.save-template')
    refresh()
    return null
  },
)

export const archiveRequestTemplateAction = staffAction(archiveTemplateSchema, async (input, { db }) => {
  const { error } = await db.rpc('archive_request_template', input)
  if (error) throw databaseError(error, 'document-requests.archive-template')
  refresh()
  return null
})

export const readRequestTemplatesAction = staffAction(nothingSchema, async (_, member) =>
  (await listTemplates(member)).filter(({ archived }) => !archived),
)

export const reviewItemAction = staffAction(reviewItemSchema, async (input, { db }) => {
  const { error } = await db.rpc('review_request_item', input)
  if (error) throw databaseError(error, 'document-requests.review')
  sendAfterAnswer()
  refresh()
  return null
})

export const addFilesAction = clientAction(addFilesSchema, async (input, { db }) => {
  const { error } = await db.rpc('add_request_files', input)
  if (error) throw databaseError(error, 'document-requests.add-files')
  refresh()
  return null
})

export const removeFileAction = clientAction(removeFileSchema, async (input, { db }) => {
  const { error } = await db.rpc('remove_request_file', input)
  if (error) throw databaseError(error, 'document-requests.remove-file')
  refresh()
  return null
})

export const answerItemAction = clientAction(answerItemSchema, async (input, { db }) => {
  const { error } = await db.rpc('answer_request_item', input)
  if (error) throw databaseError(error, 'document-requests.answer')
  refresh()
  return null
})

export const reopenItemAction = clientAction(reopenItemSchema, async (input, { db }) => {
  const { error } = await db.rpc('reopen_request_item', input)
  if (error) throw databaseError(error, 'document-requests.reopen')
  refresh()
  return null
})
