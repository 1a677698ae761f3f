import { expect, test } from 'vitest'
import { gatherSound } from '@/lib/today/gather'
import type { QueueLine } from '@/lib/today/queries'

function invoice(
  n: number,
  client: string,
  found: Partial<NonNullable<QueueLine['invoice']>> = {},
): QueueLine {
  return {
    kind: 'invoice',
    id: `2f0c7c1e-6a55-4d0b-9a53-${String(n).padStart(12, '0')}`,
    at: `2026-11-2${n}T15:00:00Z`,
    client: null,
    title: null,
    detail: client,
    key: null,
    invoice: {
      number: `INV-2026-00${n}`,
      name: 'a.xml',
      size: 9,
      kind: 'invoice',
      sale: false,
      party: 'Papeles del Oriente S.A.S.',
      document: `FE-${n}`,
      total: 1000 * n,
      proposal: 'sound',
      findings: 0,
      finding: null,
      reading: 'read',
      ...found,
    },
  }
}

test('invoices without findings are one line, where the oldest stood, with whose they are and their sum', () => {
  const wrong = invoice(2, 'Clínica Peña', { proposal: 'wrong', findings: 1, finding: 'El IVA no da' })
  const photo = invoice(4, 'Clínica Peña', { proposal: null, total: null, reading: 'person' })
  const lines = [
    invoice(1, 'Café Tres Lunas'),
    wrong,
    invoice(3, 'Clínica Peña'),
    photo,
    invoice(5, 'Café Tres Lunas'),
  ]
  const [first, ...others] = gatherSound(lines)
  expect(first).toEqual({
    kind: 'sound',
    id: lines[0]?.id,
    at: lines[0]?.at,
    title: '3 facturas sin hallazgos, 2 clientes',
    detail: 'Café Tres Lunas 2, Clínica Peña 1',
    amount: 9000,
    lines: [lines[0], lines[2], lines[4]],
  })
  expect(others).toEqual([wrong, photo])
})

test('a single one stays as it is, and so does what is doubtful', () => {
  const lines = [invoice(1, 'A'), invoice(2, 'B', { proposal: 'doubtful', findings: 1 })]
  expect(gatherSound(lines)).toEqual(lines)
  expect(gatherSound([])).toEqual([])
})
