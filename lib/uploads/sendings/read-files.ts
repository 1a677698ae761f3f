import 'server-only'
import { z } from 'zod'
import { foundedBy } from '@/lib/ids'
import { report } from '@/lib/observability/report'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import { readStoredText } from '@/lib/uploads/reading/keep-texts'
import { nitsIn } from '@/lib/uploads/sendings/nits-in'

const unread = z.array(z.object({ id: z.uuid(), name: z.string(), path: z.string(), type: z.string() }))

/** Assigns each file of a draft to the client whose NIT the file contains. Returns how many files were tried. */
export async function readSendingFiles({ id, db }: Member, sending: string): Promise<number> {
  const files = await unwrap(db.rpc('unread_sending_files', { sending }), 'sendings.unread', unread)
  for (const file of files) {
    // A later call tries an unreadable file again; after three tries a person has to choose the file's client.
    const text = await textOf(file, id).catch((error: unknown) => report(error, 'sendings text'))
    if (text === undefined) continue
    const found = { file: file.id, in_name: nitsIn(file.name), in_content: nitsIn(text) }
    await unwrap(db.rpc('match_sending_file', found), 'sendings.match')
  }
  return files.length
}

/** Returns '' for files other than PDF and XML, because only the name of such a file can show its client. */
async function textOf({ path, type }: z.output<typeof unread>[number], member: string): Promise<string> {
  const isPdf = type === 'application/pdf'
  if (!isPdf && type !== 'application/xml') return ''
  return readStoredText({ path, isPdf, client: foundedBy(member) })
}
