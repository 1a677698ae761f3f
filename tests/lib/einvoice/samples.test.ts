import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewXml } from '@/lib/einvoice/review-document'
import { computeCode, demoAnchors } from '../../support/einvoice/deliveries'

const folder =
  process.env.DIAN_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/samples/dian')
const there = existsSync(folder)
const samples = there ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []
const read = (name: string) => readFileSync(path.join(folder, name))

/** Where an example, made by hand, really contradicts itself: no false alarm. */
const contradictions: Readonly<Record<string, readonly string[]>> = {
  // 50.000 are told to be 25 % of 300.000; a period that ends in 2001; two names of the seller.
  'Consumidor-Final.xml': ['T8.rate', 'N4.names', 'P2.due', 'P2.period'],
  // The seller's taxes are DIAN's, its registration is another's.
  'EmisorAutoretenedor.xml': ['N4.nit'],
  'ExcluidosExentos.xml': ['N4.nit'],
  'Exportacion.xml': ['N4.nit'],
}

if (!there)
  console.warn(`No examples of DIAN at ${folder}: generated invoices alone are read. Set DIAN_SAMPLES.`)

describe.skipIf(!there)("DIAN's own examples", () => {
  test.each(samples)('%s is read and every total holds', async (name) => {
    const reviewed = await reviewXml(read(name), { today: '2026-03-31' })
    if (reviewed.refused) throw new Error(reviewed.refused.message)
    const { review, document } = reviewed
    expect(document.invoice?.number).toMatch(/^(SETP|NC|ND)\d+$/)
    expect(review.passed).toEqual(
      expect.arrayContaining(['E1', 'E6', 'E8', 'A1', 'A2', 'T1', 'T2', 'T3', 'T5', 'T6', 'T9', 'N1']),
    )
    const loud = review.findings.filter(({ severity }) => severity !== 'info')
    // They were made in the test environment, without an answer, and laid out by hand after they were signed.
    const others = contradictions[name] ?? []
    expect(loud.map(({ text }) => text)).toEqual(['E4.test', 'F1.doubtful', 'E3.absent', ...others])
  })

  test('the CUFE of a whole file is recomputed', async () => {
    const { invoice } = await readDocument(read('Consumidor-Final.xml'), demoAnchors)
    expect(invoice && computeCode(invoice, 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c')).toBe(
      invoice?.code.value,
    )
  })
})
