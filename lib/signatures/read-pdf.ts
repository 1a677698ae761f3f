import 'server-only'
import { signatureFileLimits, takeLimits } from '@/lib/limits'
import type { Member } from '@/lib/session/require'
import { readStored, storedShape, type StoredPdf } from '@/lib/signatures/signature-files'
import type { Seat } from '@/lib/signatures/seat'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type PdfFile = { name: string; bytes: Buffer<ArrayBuffer> }
/** `reader` is the person's id or the hash of the link. Each reader may read a limited number of files. */
async function open(file: StoredPdf, sealed: boolean, reader: string): Promise<PdfFile> {
  await takeLimits(signatureFileLimits(reader))
  return { name: `${file.title}${sealed ? ' (firmado)' : ''}.pdf`, bytes: await readStored(file) }
}

/** Returns the sent or the signed file to a member. Throws `signature-changed` for a replaced file. */
export async function readFirmPdf({ db, id }: Member, request: string, sealed: boolean): Promise<PdfFile> {
  const file = await unwrap(
    db.rpc('firm_signature_file', { request, sealed }),
    'signatures.firm-file',
    storedShape,
  )
  return open(file, sealed, id)
}

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
  return file && open(file, sealed, 'link' in who ? who.link : who.person)
}
