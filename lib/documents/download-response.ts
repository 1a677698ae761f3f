import 'server-only'
import { create } from 'content-disposition'
import type { OpenDocument } from '@/lib/documents/open-document'

const passedOn = ['content-length', 'content-range', 'accept-ranges']

/** A file from a client is only ever saved: never drawn, never run, never kept by a cache, never read by another site. */
export function downloadResponse({ name, type, bytes }: OpenDocument): Response {
  const headers = new Headers({
    'content-type': type === 'application/xml' ? 'application/octet-stream' : type,
    'content-disposition': create(name, { type: 'attachment' }),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const header of passedOn) {
    const value = bytes.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  return new Response(bytes.body, { status: bytes.status, headers })
}
