import type { Session } from './session'

type File = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
type Answer<T> = { ok: true; data: T } | { ok: false; message: string }

async function post<T>(siteUrl: string, session: Session, path: string, body: unknown = {}): Promise<T> {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { cookie: session.cookie, origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer<T>
  if (!answer.ok) throw new Error(`${path}: ${response.status} ${answer.message}`)
  return answer.data
}

/** One file through the whole path: begin, direct PUT, finish. */
export async function uploadOne(siteUrl: string, session: Session, batch: string, file: File): Promise<void> {
  const { id, url } = await post<{ id: string; url: string }>(siteUrl, session, '/api/facturas', {
    key: crypto.randomUUID(),
    batch,
    name: file.name,
    type: file.type,
    size: file.bytes.length,
  })
  const put = await fetch(url, { method: 'PUT', headers: { 'content-type': file.type }, body: file.bytes })
  if (!put.ok) throw new Error(`PUT ${put.status}`)
  const { status } = await post<{ status: string }>(siteUrl, session, `/api/facturas/${id}`)
  if (status !== 'done') throw new Error(`finish: ${status}`)
}

export const closeBatch = (siteUrl: string, session: Session, batch: string) =>
  post<{ files: number; drive: number }>(siteUrl, session, `/api/facturas/lotes/${batch}`)
