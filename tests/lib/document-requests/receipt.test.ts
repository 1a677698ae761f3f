import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requestReceipt } from '@/lib/document-requests/receipt'
import { pdfText } from '../../support/signature-tools'

const folder = mkdtempSync(path.join(tmpdir(), 'receipt-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function words(byClient: boolean): Promise<string> {
  const { bytes } = await requestReceipt({
    id: 'r1',
    title: 'Soportes de noviembre',
    note: null,
    dueOn: '2026-12-04',
    status: 'open',
    askedBy: 'Laura Gómez',
    byClient,
    wanted: 1,
    delivered: 1,
    missing: 0,
    toReview: 1,
    before: null,
    every: null,
    until: 'complete',
    reminders: 0,
    remindedAt: null,
    nextReminderAt: null,
    version: 1,
    sentAt: '2026-11-24T15:00:00Z',
    closedAt: null,
    obligation: null,
    items: [],
    offers: [],
  })
  const file = path.join(folder, 'receipt.pdf')
  writeFileSync(file, bytes)
  return pdfText(file).replace(/\s+/g, ' ')
}

test('the receipt says who asked for a document, or that the client delivered it unasked', async () => {
  expect(await words(false)).toContain('Laura Gómez lo pidió el 24 de noviembre 2026')
  const begun = await words(true)
  expect(begun).toContain('El cliente lo entregó desde su calendario el 24 de noviembre 2026')
  expect(begun).not.toContain('pidió')
})
