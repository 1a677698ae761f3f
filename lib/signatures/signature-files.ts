import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Only the server can read this bucket of sent and signed files. Paths are `{request id}/{random uuid}.pdf`. */
export const signatureFiles = () => adminClient().storage.from('firmas')

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export const storedShape = z.object({ path: z.string(), sha256: z.string(), title: z.string() })
export type StoredPdf = z.output<typeof storedShape>

/** Reads a stored PDF. Throws `signature-changed` when it is no longer the file that was stored. */
export async function readStored({
  path,
  sha256: expected,
}: Omit<StoredPdf, 'title'>): Promise<Buffer<ArrayBuffer>> {
  const stored = await unwrap(signatureFiles().download(path), 'signatures.download')
  const bytes = Buffer.from(await stored.arrayBuffer())
  if (sha256(bytes) === expected) return bytes
  report(new Error('signatures.changed'), 'signatures changed')
  throw new ExpectedError('signature-changed')
}

/** Deletes up to 100 files that belong to no request, and returns how many. */
export async function removeStraySignatureFiles({ idleSeconds = 600 } = {}): Promise<number> {
  const data = await unwrap(
    adminClient().rpc('stray_signature_files', { idle_seconds: idleSeconds }),
    'signatures.strays',
  )
  if (data.length === 0) return 0
  await unwrap(signatureFiles().remove(data), 'signatures.remove-strays')
  return data.length
}
