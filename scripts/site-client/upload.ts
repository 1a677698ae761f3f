import { declaredType } from '@/lib/uploads/file'
import type { Session } from './session'

export type File = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
type Answer<T> = { ok: true; data: T } | { ok: false; code: string; message: string }

type Sent = {
  at: 'begin' | 'finish'
  id: string | null
  status: number
  outcome: string
}

async function post<T>(siteUrl: string, { cookie }: Pick<Session, 'cookie'>, path: string, body: unknown) {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { cookie, origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // When the balancer has no instance, its response has no body.
  const empty = { ok: false as const, code: response.statusText, message: '' }
  const answer = await (response.json() as Promise<Answer<T>>).catch(() => empty)
  return { ...answer, status: response.status }
}

/** Uploads the bytes and returns the HTTP status, or 0 for a broken connection. */
export async function putBytes(url: string, type: string, body: BodyInit): Promise<number> {
  const put = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body }).catch(() => null)
  await put?.arrayBuffer()
  return put?.status ?? 0
}

type Said = { key?: string; size?: number }
type Place = { id: string; url: string | null }

const begin = (
  siteUrl: string,
  session: Pick<Session, 'cookie'>,
  batch: string,
  { name, type, bytes }: File,
  { key = crypto.randomUUID(), size = bytes.length }: Said,
) => post<Place>(siteUrl, session, '/api/facturas', { key, batch, name, type, size })

export async function beginFile(...wish: Parameters<typeof begin>): Promise<Place | null> {
  const begun = await begin(...wish)
  return begun.ok ? begun.data : null
}

/** Uploads a file, and finishes even after a failed PUT; `said.size` is the size that the client declares. */
export async function sendFile(
  siteUrl: string,
  session: Pick<Session, 'cookie'>,
  batch: string,
  file: File,
  said: Said = {},
): Promise<Sent> {
  const begun = await begin(siteUrl, session, batch, file, said)
  if (!begun.ok) return { at: 'begin', id: null, status: begun.status, outcome: begun.code }
  const { id, url } = begun.data
  if (url) await putBytes(url, declaredType(file.name, file.type) ?? file.type, file.bytes)
  return finishFile(siteUrl, session, id)
}

export async function finishFile(
  siteUrl: string,
  session: Pick<Session, 'cookie'>,
  id: string,
): Promise<Sent> {
  const finished = await post<{ status: string }>(siteUrl, session, `/api/facturas/${id}`, {})
  const outcome = finished.ok ? finished.data.status : finished.code
  return { at: 'finish', id, status: finished.status, outcome }
}

export async function uploadOne(siteUrl: string, session: Session, batch: string, file: File): Promise<void> {
  const { at, status, outcome } = await sendFile(siteUrl, session, batch, file)
  if (outcome !== 'done') throw new Error(`${at}: ${status} ${outcome}`)
}

export async function closeBatch(siteUrl: string, session: Pick<Session, 'cookie'>, batch: string) {
  const path = `/api/facturas/lotes/${batch}`
  const closed = await post<{ files: number; drive: number }>(siteUrl, session, path, {})
  if (!closed.ok) throw new Error(`${path}: ${closed.status} ${closed.code}`)
  return closed.data
}
