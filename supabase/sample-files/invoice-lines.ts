import { seededNumber } from './sample-file'

const goods = [
  'Resma de papel carta',
  'Servicio de transporte urbano',
  'Caja de tornillos',
  'Asesoría de montaje',
  'Tóner negro',
]

export type InvoiceLine = { text: string; quantity: number; price: number }

/** Some lines of an invoice, the same for the same seed; prices in whole pesos. */
export function invoiceLines(seed: string, count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, at) => ({
    text: goods[seededNumber(`${seed} good ${at}`, goods.length)] ?? '',
    quantity: 1 + seededNumber(`${seed} quantity ${at}`, 9),
    price: 1000 * (5 + seededNumber(`${seed} price ${at}`, 200)),
  }))
}

export const netTotal = (lines: InvoiceLine[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
