import 'server-only'
import { z } from 'zod'
import { review } from '@/content/invoice-decisions'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { copyObject } from '@/lib/uploads/objects'

export const moveSchema = z.strictObject({
  invoice: z.uuid(),
  client: z.uuid(),
  seen: z.int().nonnegative(),
})

const place = z.object({ upload: z.uuid(), from: z.string(), to: z.string(), type: z.string() })
const moved = z.object({ number: z.string() })

/** Copies the invoice to the other client before closing the original, so that the call can be repeated. */
export async function moveInvoice(
  { db }: Member,
  input: z.output<typeof moveSchema>,
): Promise<{ number: string }> {
  const { upload, from, to, type } = await unwrap(
    db.rpc('begin_invoice_move', input),
    'uploads.begin-move',
    place,
  )
  await copyObject(from, to, type)
  await finishUpload(input.client, upload)
  return unwrap(
    db.rpc('finish_invoice_move', { ...input, note: review.move.note }),
    'uploads.finish-move',
    moved,
  )
}
