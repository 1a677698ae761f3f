import { invoices } from '@/content/invoices'
import { errorMessages } from '@/content/errors'
import type { Result } from '@/lib/result'
import type { BatchOutcome, BeginUpload, BegunUpload, FinishedUpload } from '@/lib/uploads/schema'
import { sendFile } from '@/components/invoices/upload/send-file'
import { UploadFailure } from '@/components/invoices/upload/upload-failure'

/** The four calls of the upload protocol; failures come as `UploadFailure`. */
export type Transport = {
  begin: (input: BeginUpload) => Promise<BegunUpload>
  send: typeof sendFile
  finish: (id: string) => Promise<FinishedUpload>
  close: (batch: string) => Promise<BatchOutcome>
}

export const httpTransport: Transport = {
  begin: (input) => post('/api/facturas', 60_000, input),
  send: sendFile,
  finish: (id) => post(`/api/facturas/${id}`, 120_000),
  close: (batch) => post(`/api/facturas/lotes/${batch}`, 30_000),
}

async function post<T>(path: string, timeout: number, body?: unknown): Promise<T> {
  const answer = await request<T>(path, timeout, body)
  if (!answer) throw new UploadFailure('file-missing', invoices.failure.noData)
  if (!answer.ok) throw new UploadFailure(answer.code, answer.message || errorMessages.unexpected)
  return answer.data
}

async function request<T>(path: string, timeout: number, body: unknown): Promise<Result<T> | null> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new UploadFailure('network', invoices.failure.noConnection, { cause })
  })
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text) as Result<T>
  } catch {
    return null
  }
}
