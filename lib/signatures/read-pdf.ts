import 'server-only'
import type { Member } from '@/lib/session/require'
import { readStored, storedShape, type StoredPdf } from '@/lib/signatures/signature-files'
import type { Seat } from '@/lib/signatures/seat'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type PdfFile = { name: string; bytes: Buffer }
const opened = async (file: StoredPdf, sealed: boolean): Promise<PdfFile> => ({
  name: `${file.title}${sealed ? ' (firmado)' : ''}.pdf`,
  bytes: await readStored(file),
})

/** The frozen or the signed file, for a member. Throws `not-found`, and `signature-changed` for a file that was replaced. */
export async function readFirmPdf({ db }: Member, request: string, sealed: boolean): Promise<PdfFile> {
  const file = await unwrap(
    db.rpc('firm_signature_file', { request, sealed }),
    'signatures.firm-file',
    storedShape,
  )
  return opened(file, sealed)
}

/** The same for a signer; null when this signer may not see it. */
export async function readSignerPdf(
  { who }: Seat,
  request: string,
  sealed: boolean,
): Promise<PdfFile | null> {
  const file = await unwrap(
    adminClient().rpc('signature_file', { request, who, sealed }),
    'signatures.file',
    storedShape.nullable(),
  )
  return file && opened(file, sealed)
}
