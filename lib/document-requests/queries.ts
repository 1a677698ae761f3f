import { type AccountId } from '@/lib/ids'
import 'server-only'
import { z } from 'zod'
import {
  clientRequestShape,
  firmRequestShape,
  requestListPageShape,
  requestShape,
  seriesShape,
  templatesShape,
  type ClientRequest,
  type DocumentRequest,
  type FirmRequest,
  type RequestItem,
  type RequestListPage,
  type SeriesRow,
  type OwnTemplate,
} from '@/lib/document-requests/request'
import type { RequestsQuery } from '@/lib/document-requests/href'
import { ExpectedError } from '@/lib/errors'
import { isUuid } from '@/lib/format/uuid'
import { toFailure, type Result } from '@/lib/result'
import type { Client, Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const mine = z.object({ open: z.array(requestShape), closed: z.array(requestShape) })
export type MyRequests = { open: DocumentRequest[]; closed: DocumentRequest[] }

export async function listMyRequests({ db }: Client): Promise<Result<MyRequests>> {
  try {
    return { ok: true, data: await unwrap(db.rpc('my_requests'), 'document-requests.mine', mine) }
  } catch (error) {
    return toFailure(error, 'document requests')
  }
}

/** Throws `not-found` for a draft and for another client's request. */
export async function readMyRequest({ db }: Client, request: string): Promise<ClientRequest> {
  return unwrap(db.rpc('my_request', { request }), 'document-requests.my-request', clientRequestShape)
}

/** Returns an item that still takes files; null if it does not, or if the client has no such request. */
export async function readFileItem(
  client: Client,
  request: unknown,
  wanted: unknown,
): Promise<{ request: string; item: RequestItem } | null> {
  if (typeof request !== 'string' || !isUuid(request)) return null
  try {
    const { status, items } = await readMyRequest(client, request)
    const item = items.find(({ id }) => id === wanted)
    const takesFiles = status === 'open' && item?.answerWith === 'file' && item.state !== 'accepted'
    return item && takesFiles ? { request, item } : null
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') return null
    throw error
  }
}

export async function listRequests({ db }: Member, wanted: RequestsQuery): Promise<RequestListPage> {
  return unwrap(
    db.rpc('list_requests', {
      wanted: { list: wanted.list, client: wanted.client, after: wanted.after && [...wanted.after] },
    }),
    'document-requests.list',
    requestListPageShape,
  )
}

export async function readRequest({ db }: Member, request: string): Promise<FirmRequest> {
  return unwrap(db.rpc('firm_request', { request }), 'document-requests.read', firmRequestShape)
}

export async function listSeries({ db }: Member, client: AccountId | null): Promise<SeriesRow[]> {
  return unwrap(
    db.rpc('list_request_series', client ? { client } : {}),
    'document-requests.list-series',
    seriesShape,
  )
}

export async function listTemplates({ db }: Member): Promise<OwnTemplate[]> {
  return unwrap(db.rpc('request_templates'), 'document-requests.templates', templatesShape)
}
