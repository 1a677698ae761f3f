import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrationsAt, snapshot, snapshotFile, snapshotRevision } from './catalogue-snapshot'
import { migrationsDir } from './fresh-database'

const before = (await readFile(snapshotFile, 'utf8')).trimEnd().split('\n')
const place = (line: string) => line.slice(0, line.indexOf(': '))

const gone: Record<string, string> = {
  'function claim_reviews(integer,integer)': 'nothing calls it: claim_readings takes invoices in turn',
  'rights function claim_reviews(integer,integer)': 'gone with it',
  'function private.clean_file_name(text)':
    'cleaned names that were older than their rules; nothing else calls it',
  'rights function private.clean_file_name(text)': 'gone with it',
  'function private.without_computed_code(jsonb)': 'cleaned reviews that were older than check_code; nothing else calls it', // prettier-ignore
  'rights function private.without_computed_code(jsonb)': 'gone with it',
  'on the hosted service rights function my_dashboard(jsonb,integer)': 'the service role reads no dashboard, there as here', // prettier-ignore
}
const changed: Record<string, string> = {
  'function review_facts(uuid,text[],text,text[])': 'answered empty secrets, which nothing reads',
  'comment table column private.review_records.at_decision': 'told of the time before there were records',
  'comment table column private.review_records.signed_at': 'told of files from before this column',
  'comment table private.saved_answers': 'named a file',
  'comment table public.message_threads': 'named a file',
  'comment table public.messages': 'named a file',
}

function differences(made: readonly string[]) {
  const [missing, added] = [
    before.filter((line) => !made.includes(line)),
    made.filter((line) => !before.includes(line)),
  ]
  const unchanged = (lines: readonly string[], others: Record<string, string>) =>
    lines.filter((line) => !(place(line) in others))
  return { missing: unchanged(missing, { ...gone, ...changed }), added: unchanged(added, changed) }
}

test('the migrations make the database that the many small ones before them made', async () => {
  const made = await snapshot(migrationsDir)
  expect(differences(made)).toEqual({ missing: [], added: [] })
  const places = made.map(place)
  expect(Object.keys(gone).filter((one) => places.includes(one))).toEqual([])
  expect(Object.keys(changed).filter((one) => !places.includes(one))).toEqual([])
}, 120_000)

const old = await migrationsAt(snapshotRevision)

test.skipIf(!old)(
  'a database that ran all of those goes on with these',
  async () => {
    try {
      expect(differences(await snapshot(old?.folder ?? '', migrationsDir))).toEqual({
        missing: [],
        added: [],
      })
    } finally {
      await old?.remove()
    }
  },
  120_000,
)
