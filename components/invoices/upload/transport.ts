import { sendFile, UploadFailure } from '@/components/invoices/upload/send-file'
import { unexpected } from '@/content/general-errors'
import { uploadFailures } from '@/content/upload-refusals'
import type { Result } from '@/lib/result'
import { aboutPageAccount } from '@/lib/supabase/named-account'
import type { BatchOutcome, BeginUpload, BegunUpload, FinishedUpload } from '@/lib/uploads/schema'

/** Failed requests are thrown as `UploadFailure`. */
export type Transport = FileTransport & { close: (batch: string) => Promise<BatchOutcome> }

export type FileTransport = {
  begin: (input: BeginUpload) => Promise<BegunUpload>
  send: typeof sendFile
  finish: (id: string) => Promise<FinishedUpload>
}

export const fileTransport = (base: string): FileTransport => ({
  begin: (input) => post(base, 60_000, input),
  send: sendFile,
  finish: (id) => post(`${base}/${id}`, 120_000),
})

export const httpTransport: Transport = {
  ...fileTransport('/api/facturas'),
  close: (batch) => post(`/api/facturas/lotes/${batch}`, 30_000),
}

/** Sends files as replacements of the client's invoice whose number is `replaces`. */
export const replacing = (replaces: string): Transport => ({
  ...httpTransport,
  begin: (input) => httpTransport.begin({ ...input, replaces }),
})

async function post<T>(path: string, timeout: number, body?: unknown): Promise<T> {
  const answer = await request<T>(path, timeout, body)
  if (!answer) throw new UploadFailure('file-missing', uploadFailures.noData)
  if (!answer.ok) throw new UploadFailure(answer.code, answer.message || unexpected)
  return answer.data
}

async function request<T>(path: string, timeout: number, body: unknown): Promise<Result<T> | null> {
  const response = await fetch(aboutPageAccount(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new UploadFailure('network', uploadFailures.noConnection, { cause })
  })
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text) as Result<T>
  } catch {
    return null
  }
}
