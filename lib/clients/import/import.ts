import 'server-only'
import { z } from 'zod'
import { importFields, importText, type ImportField } from '@/content/client-import'
import { errorMessages } from '@/content/errors'
import { judgeRows, nitsIn, type Judged, type ImportRow, type Known } from '@/lib/clients/import/judge'
import { ExpectedError } from '@/lib/errors'
import { csvLine, csvStart, savedFile } from '@/lib/format/spreadsheet'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<Member, 'db'>

/** Rows per database call. */
const portion = 500

const progress = z.object({
  id: z.uuid(),
  state: z.enum(['draft', 'running', 'done']),
  /** `ready` of the `total` rows can be imported; `done`, `failed` and `left` add up to `ready`. */
  total: z.int(),
  ready: z.int(),
  done: z.int(),
  failed: z.int(),
  left: z.int(),
})
export type ImportProgress = z.output<typeof progress>

const field = z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]])
const draft = progress.extend({
  file_name: z.string(),
  headings: z.array(z.string()),
  mapping: z.array(field),
  send: z.boolean(),
  until: z.string(),
})
export type ClientImport = z.output<typeof draft>

const storedRow = z.object({
  row: z.int(),
  cells: z.array(z.string()),
  outcome: z.string().nullable(),
  client: z.string().nullable(),
})
type StoredRow = z.output<typeof storedRow>

export async function readImport({ db }: Caller): Promise<ClientImport | null> {
  return unwrap(db.rpc('my_client_import'), 'import.read', draft.nullable())
}

export async function readRows({ db }: Caller, id: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (;;) {
    const after = rows.at(-1)?.row ?? 0
    const page = await unwrap(
      db.rpc('client_import_rows', { import: id, after_row: after }),
      'import.rows',
      z.array(storedRow),
    )
    rows.push(...page)
    if (page.length < 1000) return rows
  }
}

export async function readKnown(
  { db }: Caller,
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
): Promise<Known> {
  const [members, holders] = await Promise.all([
    unwrap(db.rpc('list_members'), 'import.colleagues'),
    unwrap(db.rpc('clients_by_nit', { nits: nitsIn(rows, mapping) }), 'import.taken'),
  ])
  return {
    staff: (members ?? []).map(({ user_id, name, email }) => ({ id: user_id, name, email })),
    // Only clients that are not rejected block a row with the same NIT.
    taken: new Map(
      (holders ?? [])
        .filter(({ status }) => status !== 'rejected')
        .map(({ nit, id, title }) => [nit, { id, title }]),
    ),
  }
}

async function judgeImport(member: Caller, { id, mapping }: ClientImport): Promise<Judged[]> {
  const rows = await readRows(member, id)
  return judgeRows(rows, mapping, await readKnown(member, rows, mapping))
}

/** The server judges the draft again, because the browser's result is not trusted. */
export async function startImport(member: Caller, id: string, send: boolean): Promise<void> {
  const found = await readImport(member)
  if (found?.id === id && found.state === 'draft') {
    const judged = await judgeImport(member, found)
    for (let at = 0; at < judged.length; at += portion) {
      const rows = judged.slice(at, at + portion).map(({ row, ready }) => ({ row, ready }))
      await unwrap(member.db.rpc('prepare_import_rows', { import: id, rows }), 'import.prepare')
    }
  }
  await unwrap(member.db.rpc('start_client_import', { import: id, send }), 'import.start')
}

export async function continueImport({ db }: Caller, id: string): Promise<ImportProgress> {
  return unwrap(db.rpc('continue_client_import', { import: id }), 'import.continue', progress)
}

export async function errorsFile(member: Pick<Member, 'db'>): Promise<Response> {
  const current = await readImport(member)
  if (!current) throw new ExpectedError('not-found')
  const { id, mapping, headings } = current
  const rows = await readRows(member, id)
  const judged = judgeRows(rows, mapping, await readKnown(member, rows, mapping))
  const lines = rows.flatMap(({ cells, outcome }, at) => {
    const { ready, faults = [] } = judged[at] ?? {}
    if (outcome === 'done' || (ready && !outcome)) return []
    const reasons = faults.map(({ sentence }) => sentence)
    return [csvLine([...cells, outcome ? sentenceOf(outcome) : reasons.join(' ')])]
  })
  const body = csvStart + csvLine([...headings, importText.reason]) + lines.join('')
  return savedFile(body, 'clientes-por-corregir', 'csv')
}

const sentenceOf = (outcome: string): string =>
  outcome in errorMessages ? errorMessages[outcome as keyof typeof errorMessages] : errorMessages.unexpected
