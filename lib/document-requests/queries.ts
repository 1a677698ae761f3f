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
  type RequestListPage,
  type SeriesRow,
  type OwnTemplate,
} from '@/lib/document-requests/request'
import type { RequestsAddress } from '@/lib/document-requests/address'
import { toFailure, type Result } from '@/lib/result'
import type { Client, Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

const mine = z.object({ open: z.array(requestShape), closed: z.array(requestShape) })
export type MyRequests = { open: DocumentRequest[]; closed: DocumentRequest[] }

export async function listMyRequests({ db }: Client): Promise<Result<MyRequests>> {
  try {
    const { data, error } = await db.rpc('my_requests')
    if (error) throw databaseError(error, 'document-requests.mine')
    return { ok: true, data: mine.parse(data) }
  } catch (error) {
    return toFailure(error, 'document requests')
  }
}

/** Throws `not-found` for drafts and other clients' requests. */
export async function readMyRequest({ db }: Client, request: string): Promise<ClientRequest> {
  const { data, error } = await db.rpc('my_request', { request })
  if (error) throw databaseError(error, 'document-requests.my-request')
  return clientRequestShape.parse(data)
}

export async function listRequests({ db }: Member, wanted: RequestsAddress): Promise<RequestListPage> {
  const { data, error } = await db.rpc('list_requests', {
    wanted: { list: wanted.list, client: wanted.client, after: wanted.after && [...wanted.after] },
  })
  if (error) throw databaseError(error, 'document-requests.list')
  return requestListPageShape.parse(data)
}

export async function readRequest({ db }: Member, request: string): Promise<FirmRequest> {
  const { data, error } = await db.rpc('firm_request', { request })
  if (error) throw databaseError(error, 'document-requests.read')
  return firmRequestShape.parse(data)
}

export async function listSeries({ db }: Member, client: string | null): Promise<SeriesRow[]> {
  const { data, error } = await db.rpc('list_request_series', client ? { client } : {})
  if (error) throw databaseError(error, 'document-requests.list-series')
  return seriesShape.parse(data)
}

/** Sorted by name, archived ones last. */
export async function listTemplates({ db }: Member): Promise<OwnTemplate[]> {
  const { data, error } = await db.rpc('request_templates')
  if (error) throw databaseError(error, 'document-requests.templates')
  return templatesShape.parse(data)
}
