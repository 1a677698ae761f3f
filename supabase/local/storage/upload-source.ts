import type { IncomingMessage } from 'node:http'
import { readMultipart } from './multipart'

export type UploadSource = {
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  bytes: AsyncIterable<Uint8Array>
}

const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()

function parseMetadata(text: string | undefined): Record<string, unknown> | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** The file of an upload, sent as the body itself or as a form. */
export async function readUpload(request: IncomingMessage): Promise<UploadSource> {
  const contentType = request.headers['content-type'] ?? 'application/octet-stream'
  if (!contentType.startsWith('multipart/form-data')) {
    const metadata = request.headers['x-metadata']
    return {
      type: bareType(contentType),
      cacheControl: request.headers['cache-control'] ?? 'no-cache',
      userMetadata: parseMetadata(
        typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString() : undefined,
      ),
      // A plain loop would destroy the socket when it stops early, and the client would never read why.
      bytes: request.iterator({ destroyOnReturn: false }),
    }
  }
  const { fields, contentType: type, bytes } = await readMultipart(contentType, request)
  const seconds = fields.get('cacheControl')
  return {
    type: bareType(type),
    cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    userMetadata: parseMetadata(fields.get('metadata')),
    bytes,
  }
}
