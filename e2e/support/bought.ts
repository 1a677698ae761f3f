import { randomInt, randomUUID } from 'node:crypto'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import { checkDigit } from '@/lib/format/nit'
import { service, type Visitor } from './agenda-page'

/** Last month, for example `2026-11`. */
export const month = monthAfter(bogotaDay(Date.now()).slice(0, 7), -1)

/** `base` is taxed with 19 % of IVA, `untaxed` is a second line without IVA. */
type Purchase = {
  supplier: string
  nit: string
  number: string
  base: number
  untaxed?: number
  payable?: number
}

/** Adds an accepted purchase with 19% of IVA, as if its XML had been reviewed and approved. */
export async function bought(
  { id }: Visitor,
  { supplier, nit, number, base, untaxed = 0, payable }: Purchase,
): Promise<void> {
  const db = service()
  const document = randomUUID()
  const iva = Math.round(base * 0.19)
  const total = payable ?? base + untaxed + iva
  const added = await db.from('documents').insert({
    id: document,
    user_id: id,
    name: `${number}.xml`,
    file_path: `/api/documentos/${document}`,
    storage_path: `${id}/${document}.xml`,
    file_type: 'application/xml',
    file_size: 10,
    sha256: randomUUID().replaceAll('-', '').repeat(2),
  })
  if (added.error) throw added.error
  const invoice = randomUUID()
  const inserted = await db.from('invoices').insert({
    id: invoice,
    document_id: document,
    user_id: id,
    number: `INV-2026-${randomInt(1000, 999_999)}`,
    name: `${number}.xml`,
    file_size: 10,
  })
  if (inserted.error) throw inserted.error
  const code = randomUUID()
  const amount = (pesos: number) => pesos.toFixed(2)
  const reviewed = await db.rpc('store_review', {
    invoice,
    seen: [],
    outcome: {
      proposal: 'sound',
      rules_version: '1.9-1',
      findings: [],
      kind: 'invoice',
      code,
      codes: [],
      numbers: [],
      supplier,
      supplier_nit: nit,
      document_number: number,
      issued_on: `${month}-03`,
      currency: 'COP',
      total: amount(total),
      iva: amount(iva),
      withheld: '0.00',
      direction: 'purchase',
      document: {
        kind: 'Invoice',
        invoice: {
          kind: 'invoice',
          typeCode: '01',
          operation: '10',
          currency: 'COP',
          exchange: null,
          supplier: { digit: String(checkDigit(nit)), idType: '31', responsibilities: 'R-99-PN' },
          range: { prefix: 'FE' },
          payment: { dueDate: `${month}-28` },
          lines:
            untaxed === 0
              ? [{ description: 'Servicio de aseo' }]
              : [
                  {
                    description: 'Motobomba de 2 HP',
                    amount: amount(base),
                    taxes: [
                      {
                        code: '01',
                        name: 'IVA',
                        amount: amount(iva),
                        shares: [{ base: amount(base), amount: amount(iva), percent: '19.00' }],
                      },
                    ],
                  },
                  { description: 'Instalación en sitio', amount: amount(untaxed), taxes: [] },
                ],
          taxes: [
            {
              code: '01',
              name: 'IVA',
              amount: amount(iva),
              shares: [{ base: amount(base), amount: amount(iva), percent: '19.00', units: '', perUnit: '' }],
            },
          ],
          withholdings: [],
          totals: {
            lines: amount(base + untaxed),
            taxExclusive: amount(base),
            taxInclusive: amount(base + untaxed + iva),
            allowances: '',
            charges: '',
            prepaid: '',
            rounding: '',
            payable: amount(total),
          },
        },
      },
      review: { proposal: 'sound', authenticity: { automatic: false } },
    },
  })
  if (reviewed.error) throw reviewed.error
  const { error } = await db.from('invoices').update({ status: 'accepted' }).eq('id', invoice)
  if (error) throw error
}
