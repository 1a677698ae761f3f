import 'server-only'
import { importText } from '@/content/client-import'
import { errorMessages } from '@/content/errors'
import { readImport, readKnown, readRows } from '@/lib/clients/import/import'
import { judgeRows } from '@/lib/clients/import/judge'
import { ExpectedError } from '@/lib/errors'
import { csvLine, csvStart, savedFile } from '@/lib/format/spreadsheet'
import type { Member } from '@/lib/session/require'

/** The rows that do not enter, or did not, as they stand in the draft, each with its reason beside it. */
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
