import 'server-only'
import { z } from 'zod'
import { documentsText } from '@/content/documents'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { folderLabel, subjects, type Subject } from '@/lib/documents/folders'
import { safeName, zipStream, type ZipEntry } from '@/lib/http/zip-stream'
import { report } from '@/lib/observability/report'
import type { SignedIn } from '@/lib/session/session'
import { keepZip } from '@/lib/supabase/keep-zip'
import { openStoredFile } from '@/lib/supabase/stored-file'
import { unwrap } from '@/lib/supabase/unwrap'

const subject = z.enum(subjects as [Subject])
const zipFile = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.string(),
  year: z.number(),
  folder: subject,
  called: z.string().nullable(),
})
type ZipFile = z.output<typeof zipFile>

/** `left_out` names the documents of a folder that do not fit into the ZIP. */
const claimed = z.object({ files: z.array(zipFile), left_out: z.array(z.string()) })
type ClaimedZip = z.output<typeof claimed>

const begun = z.object({ id: z.uuid(), files: z.number() })

/** Prepares a ZIP of the documents that the user may read; throws `zip-size`, `zip-busy` and `rate-limited`. */
export const beginZip = ({ db }: SignedIn, documents: string[]): Promise<z.output<typeof begun>> =>
  unwrap(db.rpc('begin_zip', { chosen: documents }), 'documents.zip', begun)

const folderZip = begun.extend({ left: z.number() })

/** `left` counts documents that do not fit; the call throws `not-found` for an empty folder. */
export const beginFolderZip = (
  { db }: SignedIn,
  { client, year, subject: of }: { client: string | null; year: number; subject: Subject | null },
): Promise<z.output<typeof folderZip>> =>
  unwrap(
    db.rpc('begin_folder_zip', {
      client: client as string,
      folder_year: year,
      ...(of && { folder_subject: of }),
    }),
    'documents.folder-zip',
    folderZip,
  )

/** Claims a prepared ZIP for its one download; throws `not-found` and `zip-busy`. */
export const claimZip = ({ db }: SignedIn, zip: string): Promise<ClaimedZip> =>
  unwrap(db.rpc('claim_zip', { zip }), 'documents.zip-claim', claimed)

/** Each file is opened after the previous file was sent, so that memory holds only a few chunks. */
export const zipOf = (user: SignedIn, zip: string, claimedZip: ClaimedZip): ReadableStream<Uint8Array> =>
  zipStream(entriesOf(user, zip, claimedZip))

/** The database ends a claim after ten minutes, so a running ZIP renews its claim this often. */
const renewEveryMs = 60_000

async function* entriesOf(
  { db }: SignedIn,
  zip: string,
  { files, left_out: leftOut }: ClaimedZip,
): AsyncGenerator<ZipEntry> {
  const reading = new AbortController()
  const taken = new Set<string>()
  const missing: string[] = []
  // The database ends a download's claim after ten minutes, so a longer download has to renew its claim.
  const renewal = setInterval(() => void keepZip(zip, false), renewEveryMs).unref()
  try {
    for (const file of files) {
      const lastModified = new Date(file.at)
      const bytes = await openFile(db, file.id, reading.signal)
      if (bytes) yield { name: entryPath(file, taken), input: bytes, lastModified }
      else missing.push(file.name)
    }
    missing.push(...leftOut)
    if (missing.length > 0)
      yield { name: documentsText.zip.missing, input: missing.join('\r\n'), lastModified: new Date() }
  } finally {
    clearInterval(renewal)
    reading.abort()
    await keepZip(zip, true)
  }
}

/** Returns null for a file that the user may no longer read, so that the ZIP names the file as missing. */
async function openFile(
  db: SignedIn['db'],
  document: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    return (await openStoredFile(db, document, { signal }))?.bytes.body ?? null
  } catch (error) {
    report(error, 'documents zip-file')
    return null
  }
}

/** Returns the path of a file in the ZIP; a name that exists already gets a number. */
export function entryPath(
  { year, folder, called, name }: Pick<ZipFile, 'year' | 'folder' | 'called' | 'name'>,
  taken: Set<string>,
): string {
  const place = `${year}/${safeName(folderLabel(folder, called === null ? {} : { [folder]: called }))}`
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/s.exec(safeName(name)) ?? []
  for (let number = 1; ; number++) {
    const path = `${place}/${stem}${number === 1 ? '' : ` (${number})`}${ending}`
    const key = path.normalize('NFC').toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return path
  }
}

export const zipName = (now: Date): string => documentsText.zip.name(bogotaDay(now))
