import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import { mostListRows } from '@/lib/einvoice/dian-list/read-list'
import { readerPids, withListReader } from '@/lib/uploads/reader/readers'
import { mostRowsEach, type Answer } from '@/lib/uploads/reading/task'
import { listFile } from '../../../support/dian-list/list-file'
import { clientNit, fileRow, someRow } from '../../../support/dian-list/some-row'
import { isThorough } from '../../../support/thorough'
import { streamOf } from '../content-check/stream-of'

type Read = { answer: Answer; rows: ListRow[]; megabytes: number }

/** Returns the peak memory of a process in megabytes, or 0 if the process has ended. */
function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** `megabytes` is the peak memory of the process that reads the list. */
const read = (bytes: Uint8Array): Promise<Read> =>
  withListReader({ client: 'ana' }, async (ask) => {
    const before = new Set(readerPids())
    const answer = await ask({ step: 'list' }, streamOf(bytes))
    const rows: ListRow[] = []
    if ('list' in answer)
      for (let from = 0; from < answer.list.rows; from += mostRowsEach) {
        const part = await ask({ step: 'list-rows', from, count: mostRowsEach })
        if (!('rows' in part)) throw new Error('no rows')
        rows.push(...part.rows)
      }
    return { answer, rows, megabytes: Math.max(...[...before].map(peakMegabytes)) }
  })

const listOf = (count: number) =>
  listFile(
    Array.from({ length: count }, (_, at) => fileRow(someRow({ folio: String(at + 1) }))),
    { prefix: 'x', absolute: true },
  )

test('a list of the DIAN is read in a process of its own, which then returns the rows', async () => {
  const { answer, rows } = await read(listOf(4_500))
  expect(answer).toMatchObject({ list: { rows: 4_500, owners: [{ nit: clientNit }] } })
  expect(rows.length).toBe(4_500)
  expect(rows[4_499]).toEqual(someRow({ folio: '4500', line: 4_501 }))
})

test('a file that is no list of the DIAN is refused with its reason by the reader', async () => {
  const { answer } = await read(new TextEncoder().encode('nada'))
  expect(answer).toEqual({ listProblem: 'kind', missing: [] })
})

test.runIf(isThorough)(
  'the reader needs at most 250 MB for a list of 100,000 rows',
  { timeout: 120_000 },
  async () => {
    const { rows, megabytes } = await read(listOf(mostListRows))
    expect(rows.length).toBe(mostListRows)
    expect(megabytes).toBeGreaterThan(0)
    expect(megabytes).toBeLessThan(250)
  },
)

test.runIf(isThorough)(
  'the reader refuses a list of the DIAN with one row more than the limit',
  { timeout: 120_000 },
  async () => {
    expect((await read(listOf(mostListRows + 1))).answer).toEqual({ listProblem: 'rows', missing: [] })
  },
)
