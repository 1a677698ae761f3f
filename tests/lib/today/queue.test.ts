import { describe, expect, test } from 'vitest'
import { byUrgency, gatherSound, holdBack, knownOf, rowKey, soundRow } from '@/lib/today/gather'
import type { QueueLine } from '@/lib/today/lines'
import { someLine, soundLine } from '../../support/invoice-label'

describe('today’s queue', () => {
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
      promised: null,
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

  test('has one line for all invoices without findings, at the place of the oldest, with clients and sum', () => {
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

  test('leaves a single invoice without findings as it is, and doubtful ones too', () => {
    const lines = [invoice(1, 'A'), invoice(2, 'B', { proposal: 'doubtful', findings: 1 })]
    expect(gatherSound(lines)).toEqual(lines)
    expect(gatherSound([])).toEqual([])
  })

  test('is grouped by urgency, with lines without a date under today', () => {
    const due = (n: number, day: string): QueueLine => ({
      kind: 'obligation',
      id: `8f0c7c1e-6a55-4d0b-9a53-${String(n).padStart(12, '0')}`,
      at: '2026-11-20T05:00:00Z',
      client: null,
      title: 'withholding',
      detail: null,
      key: 1,
      promised: null,
      starts_at: `${day}T05:00:00Z`,
      period: '2026-10',
    })
    const lines = [
      due(1, '2026-11-23'),
      due(2, '2026-11-24'),
      invoice(1, 'Café Tres Lunas'),
      invoice(3, 'Clínica Peña'),
      due(3, '2026-11-25'),
      due(4, '2026-11-27'),
    ]
    // In Bogotá this is 10 p.m. on 24 November.
    const groups = byUrgency(gatherSound(lines), new Date('2026-11-25T03:00:00Z'))
    expect(groups.map(({ urgency, from, matters }) => [urgency, from, matters])).toEqual([
      ['overdue', 0, 1],
      ['today', 1, 3],
      ['tomorrow', 3, 1],
      ['later', 4, 1],
    ])
    expect(groups.flatMap(({ rows }) => rows)).toEqual(gatherSound(lines))
  })
})

describe('while a member works in today’s queue,', () => {
  const noon = new Date('2026-11-21T12:00:00Z')
  const [eight, nine, ten] = [someLine(8), someLine(9), someLine(10)]
  const seen = knownOf([eight, ten], noon)

  test('a line that would move the current one is held back, also one that came after loading', () => {
    const late = someLine(13, { kind: 'message', invoice: undefined })
    const { shown, held } = holdBack([eight, nine, ten, late], seen, rowKey(ten))
    expect(shown).toEqual([eight, ten])
    expect(held).toBe(2)
  })

  test('lines that move up from the next page appear below the current line at once', () => {
    const { shown, held } = holdBack([eight, ten, someLine(11)], seen, rowKey(eight))
    expect(shown).toHaveLength(3)
    expect(held).toBe(0)
  })

  test('the line of invoices without findings stays the current one while its first invoice does', () => {
    const lines = [eight, nine, soundLine(10), soundLine(11)]
    const known = knownOf([eight, ...lines.slice(2)], noon)
    expect(holdBack(lines, known, soundRow).held).toBe(1)
    expect(holdBack(lines, known, rowKey(eight)).held).toBe(0)
  })

  test('a member with nothing left sees new lines at once', () => {
    expect(holdBack([someLine(13)], seen, rowKey(eight))).toEqual({ shown: [someLine(13)], held: 0 })
  })
})
