import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewXml } from '@/lib/einvoice/review-document'
import { buyer } from '@/supabase/sample-files/parties'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { exampleXml } from '@/content/tools/example-invoice'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { computeCode, demoAnchors, demoEntries } from '../../support/einvoice/deliveries'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { draft } from '../../support/einvoice/signing'
import { soldShapes } from '../../support/einvoice/shapes/sold'
import { taxedShapes } from '../../support/einvoice/shapes/taxed'

const folder =
  process.env.DIAN_SAMPLES ?? path.resolve(import.meta.dirname, '../../../../shared/samples/dian')
const there = existsSync(folder)
const samples = there ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []
const read = (name: string) => readFileSync(path.join(folder, name))

/** These findings about DIAN's examples are correct, because the hand-made examples contradict themselves. */
const contradictions: Readonly<Record<string, readonly string[]>> = {
  // The document states 50.000 as 25 % of 300.000, has a period that ends in 2001, and gives the seller two names.
  'Consumidor-Final.xml': ['T8.rate', 'N4.names', 'P2.due', 'P2.period'],
  // In these three examples the tax scheme names DIAN, but the registration names another company.
  'EmisorAutoretenedor.xml': ['N4.nit'],
  'ExcluidosExentos.xml': ['N4.nit'],
  'Exportacion.xml': ['N4.nit'],
}

/** These two examples still have the bytes that were signed. The other examples were reformatted after signing. */
const unchangedSinceSigning = ['CreditNote.xml', 'DebitNote.xml']

if (!there)
  console.warn(`No examples of DIAN at ${folder}: generated invoices alone are read. Set DIAN_SAMPLES.`)

describe.skipIf(!there)('the DIAN’s own examples', () => {
  test.each(samples)('are read with correct totals: %s', async (name) => {
    const reviewed = await reviewXml(read(name), { today: '2026-03-31' })
    if (reviewed.refused) throw new Error(reviewed.refused.message)
    const { review, document } = reviewed
    expect(document.invoice?.number).toMatch(/^(SETP|NC|ND)\d+$/)
    expect(review.passed).toEqual(
      expect.arrayContaining(['E1', 'E6', 'E8', 'A1', 'A2', 'T1', 'T2', 'T3', 'T5', 'T6', 'T9', 'N1']),
    )
    const loud = review.findings.filter(({ severity }) => severity !== 'info')
    // These findings are expected, because the examples are from the test environment, without a DIAN answer.
    const origin = unchangedSinceSigning.includes(name) ? 'F1.authority' : 'F1.doubtful'
    const others = contradictions[name] ?? []
    expect(loud.map(({ text }) => text)).toEqual(['E4.test', origin, 'E3.absent', ...others])
  })

  test('contain a CUFE that can be recomputed', async () => {
    const { invoice } = await readDocument(read('Consumidor-Final.xml'), demoAnchors)
    expect(invoice && computeCode(invoice, 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c')).toBe(
      invoice?.code.value,
    )
  })
})

describe('the sample invoices of the demonstration', () => {
  const context = { companies: [{ nit: buyer.nit, name: buyer.name }], earlier: [] }
  async function judge(options: Parameters<typeof xmlFile>[0]) {
    const read = await reviewXml(xmlFile(options).bytes, {
      anchors: demoEntries,
      today: '2026-11-21',
      context,
    })
    if (read.refused) throw new Error(read.refused.message)
    return { proposal: read.review.proposal, rules: [...new Set(read.review.findings.map(({ id }) => id))] }
  }

  test('are sound, doubtful or wrong as intended', async () => {
    expect(await judge({ seed: 'transporte', answered: true })).toEqual({ proposal: 'sound', rules: [] })
    expect(await judge({ seed: 'transporte' })).toEqual({ proposal: 'doubtful', rules: ['E3'] })
    expect(await judge({ seed: 'papel', swapped: true, answered: true })).toMatchObject({
      proposal: 'wrong',
      rules: ['T5'],
    })
  })
})

describe('the example invoices on the site', () => {
  const found = async (xml: string) => {
    const read = await reviewXml(new TextEncoder().encode(xml))
    return 'review' in read
      ? read.review.findings.map(({ id, severity }) => `${severity} ${id}`)
      : ['refused']
  }

  test('are the valid invoice of the tests', () => {
    // The example invoice on the site says Tunja instead of Bogotá, because no firm in the tests is in Tunja.
    expect(exampleXml.sound).toBe(invoiceXml(draft).replaceAll('Bogotá', 'Tunja'))
  })

  test('are right except for what an invented invoice lacks, or have a wrong IVA', async () => {
    expect((await found(exampleXml.sound)).filter((one) => one.startsWith('block'))).toEqual([])
    expect((await found(exampleXml.swapped)).filter((one) => one.startsWith('block'))).toEqual([
      'block T5',
      'block T5',
    ])
  })
})

describe('invoices of many shapes', () => {
  const reviewed = (text: string) =>
    reviewXml(new TextEncoder().encode(signDocument(text)), { today: '2026-11-20', anchors: demoEntries })

  const shapes = [...taxedShapes, ...soldShapes]

  test('have at least 60 shapes', () => {
    expect(new Set(shapes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60)
  })

  test.each(shapes)('pass without a false finding: $name', async ({ text, loud = [] }) => {
    const read = await reviewed(text)
    if (read.refused) throw new Error(read.refused.message)
    const wrong = read.review.findings.filter(
      // Documents without a wrapper have no DIAN answer, so the finding `E3.absent` is expected.
      ({ severity, text: key }) => severity !== 'info' && key !== 'E3.absent' && !loud.includes(key),
    )
    expect(wrong.map(({ text: key, severity, detail }) => `${severity} ${key}: ${detail}`)).toEqual([])
  })

  test('get an explanation when their prices include the tax, not an error', async () => {
    const findingsOf = async (name: string) => {
      const found = shapes.find((one) => one.name === name)
      const read = await reviewed(found?.text ?? '')
      return read.refused ? [] : read.review.findings.map(({ text, severity }) => `${text} ${severity}`)
    }
    expect(await findingsOf('lines that include the tax')).toContain('T3.included info')
    expect(await findingsOf('lines and bases that include the tax')).toContain('T3.included info')
    expect(await findingsOf('a price that includes the tax')).toContain('T6.included info')
    expect(await findingsOf('a base that includes the tax')).toContain('T5.included warn')
  })

  test('say that a prepayment is subtracted from the total only where it is', async () => {
    const remark = async (name: string) => {
      const read = await reviewed(shapes.find((one) => one.name === name)?.text ?? '')
      return read.refused ? '' : read.review.findings.find(({ text }) => text === 'T4.prepaid')?.detail
    }
    expect(await remark('a prepayment that is subtracted')).toMatch(/\d está restado/)
    expect(await remark('a prepayment that is not')).toMatch(/\d no está restado/)
  })

  test('of another annex are left to a person, unless their amounts are wrong', async () => {
    const text = soldShapes.find(({ name }) => name === 'a document of type 05')?.text ?? ''
    const proposal = async (changed: string) => {
      const read = await reviewed(changed)
      return read.refused ? read.refused.reason : read.review.proposal
    }
    expect(await proposal(text)).toBeNull()
    expect(await proposal(text.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19'))).toBe('wrong')
  })
})
