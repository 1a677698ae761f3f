import 'server-only'
import { z } from 'zod'
import { importFields, importText, type ImportField } from '@/content/client-import'
import { errorMessages } from '@/content/errors'
import { judgeRows, nitsIn, type Judged } from '@/lib/clients/import/judge'
import { preparedOf } from '@/lib/clients/import/prepare'
import type { Holder, ImportRow, Known } from '@/lib/clients/import/row'
import type { StartImport } from '@/lib/clients/import/schema'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { storedProfile } from '@/lib/fields/tax-profile'
import { csvLine, csvStart, savedFile } from '@/lib/format/spreadsheet'
import { accountId, personId } from '@/lib/ids'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<Member, 'db'>

/** One call to the database has at most this many NITs (`portion`) or rows (`rowsPerCall`). */
const portion = 500
const rowsPerCall = 100

const progress = z.object({
  id: z.uuid(),
  state: z.enum(['draft', 'running', 'done']),
  total: z.int(),
  /** `ready` counts rows to import: `done` (new clients), `changed` (changed clients), `failed` and `left` (open). */
  ready: z.int(),
  done: z.int(),
  changed: z.int(),
  failed: z.int(),
  left: z.int(),
  /** `joined` counts rows that were added to an earlier row of their client; `same` counts rows that change nothing. */
  joined: z.int(),
  same: z.int(),
  uninvited: z.int(),
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
  said: z.array(z.string()),
  refused: z.array(z.object({ email: z.string(), code: z.string() })),
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

const holder = z.object({
  nit: z.string(),
  id: accountId,
  title: z.string(),
  name: z.string(),
  others: z.int(),
  owned: z.boolean(),
  advisors: z.array(personId),
  emails: z.array(z.string()),
  notes: z.array(z.string()),
  phone: z.string().nullable(),
  seen: z.string().nullable(),
  profile: storedProfile.extend({ valid_from: z.string() }).nullable(),
})

/** Returns the clients with one of these NITs, without rejected clients. */
export async function readHolders({ db }: Caller, nits: readonly string[]): Promise<Holder[]> {
  const found: Holder[] = []
  for (let at = 0; at < nits.length; at += portion) {
    const some = nits.slice(at, at + portion)
    found.push(
      ...(await unwrap(db.rpc('clients_to_import', { nits: some }), 'import.holders', z.array(holder))),
    )
  }
  return found
}

export async function readKnown(
  member: Caller,
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
): Promise<Known> {
  const [members, holders] = await Promise.all([
    unwrap(member.db.rpc('list_members'), 'import.colleagues'),
    readHolders(member, nitsIn(rows, mapping)),
  ])
  return {
    staff: (members ?? []).map(({ user_id, name, email }) => ({ id: user_id, name, email })),
    taken: new Map(holders.map((one) => [one.nit, one])),
    today: bogotaDay(new Date()),
  }
}

/** Starts an import after judging the draft again; `accepted` are the keys of accepted changes. */
export async function startImport(
  member: Caller,
  { import: id, send, accepted }: StartImport,
): Promise<void> {
  const found = await readImport(member)
  if (found?.id === id && found.state === 'draft') {
    const rows = await readRows(member, id)
    const judged = judgeRows(rows, found.mapping, await readKnown(member, rows, found.mapping))
    const prepared = judged.map((one) => preparedOf(one, new Set(accepted)))
    for (let at = 0; at < prepared.length; at += rowsPerCall)
      await unwrap(
        member.db.rpc('prepare_import_rows', { import: id, rows: prepared.slice(at, at + rowsPerCall) }),
        'import.prepare',
      )
  }
  await unwrap(member.db.rpc('start_client_import', { import: id, send }), 'import.start')
}

export async function continueImport({ db }: Caller, id: string): Promise<ImportProgress> {
  return unwrap(db.rpc('continue_client_import', { import: id }), 'import.continue', progress)
}

const settled = ['done', 'changed', 'joined', 'same']

export async function errorsFile(member: Caller): Promise<Response> {
  const current = await readImport(member)
  if (!current) throw new ExpectedError('not-found')
  const { id, state, mapping, headings } = current
  const rows = await readRows(member, id)
  const reasons =
    state === 'draft'
      ? draftReasons(rows, judgeRows(rows, mapping, await readKnown(member, rows, mapping)))
      : rows.map(reasonsOf)
  const lines = rows.flatMap(({ row, cells }, at) => {
    const said = reasons[at] ?? []
    return said.length > 0 ? [csvLine([row, ...cells, said.join(' ')])] : []
  })
  const body = csvStart + csvLine([importText.rows.row, ...headings, importText.reason]) + lines.join('')
  return savedFile(body, 'clientes-por-corregir', 'csv')
}

const draftReasons = (rows: readonly StoredRow[], judged: readonly Judged[]): string[][] =>
  rows.map((_, at) => (judged[at]?.faults ?? []).map(({ sentence }) => sentence))

function reasonsOf({ outcome, said, refused }: StoredRow): string[] {
  const lost = refused.map(({ email, code }) => `${email}: ${sentenceOf(code)}`)
  if (outcome === null || outcome === 'kept') return [...said]
  return settled.includes(outcome) ? lost : [sentenceOf(outcome)]
}

const sentenceOf = (outcome: string): string =>
  outcome in errorMessages ? errorMessages[outcome as keyof typeof errorMessages] : errorMessages.unexpected
