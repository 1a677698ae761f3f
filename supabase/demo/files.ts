import { bogotaDay } from '@/lib/calendar/civil-day'
import { longMonth } from '@/lib/format/day-name'
import { invoiceLines, netTotal, xmlFile } from '../sample-files/xml-file'
import { jpgFile, pngFile } from '../sample-files/pictures'
import { buyer, type Party } from '../sample-files/parties'
import { pdfFile } from '../sample-files/pdf-file'
import type { SampleFile } from '../sample-files/sample-file'

type Decision = { verdict: 'accepted' | 'asked'; note?: string }
/** `total` in pesos is what a person read in a PDF; an XML is read by its review. */
export type DemoInvoice = {
  file: SampleFile
  total?: number
  decision?: Decision
}

/** What is to be paid on the sample of that seed: an XML file has three lines, a PDF four. */
function totalOf(seed: string, lines: number): number {
  const net = netTotal(invoiceLines(seed, lines))
  return net + Math.round(net * 0.19)
}

/** What the demo clients have uploaded: invented invoices of invented firms. */
export const cafeFiles = async (): Promise<DemoInvoice[]> => [
  { file: await pdfFile({ seed: 'papelería', name: 'Factura de papelería, octubre.pdf' }) },
  { file: pngFile({ seed: 'parqueadero', name: 'Recibo de parqueadero.png' }) },
  { file: xmlFile({ seed: 'transporte', name: 'FE-4821 Transportes del Oriente.xml', answered: true }) },
]

export const hardwareFiles = async (): Promise<DemoInvoice[]> => [
  ...earlierMonths(),
  {
    file: xmlFile({ seed: 'tornillería', name: 'Tornillería y puntillas.xml', buyer: hardware }),
    decision: { verdict: 'accepted' },
  },
  {
    file: jpgFile({ seed: 'peaje', name: 'Recibo de peajes a Villeta.jpg' }),
    decision: {
      verdict: 'asked',
      note: 'La foto corta el NIT del proveedor. Súbela completa o pide la factura electrónica.',
    },
  },
  {
    // In the name of another client: nobody of the firm's here bought it.
    file: xmlFile({ seed: 'flete', name: 'Flete de Transportes Nube Clara.xml', answered: true }),
  },
  {
    file: await pdfFile({ seed: 'oficina', name: 'Tóner y papel de la oficina.pdf', buyer: hardware }),
    total: totalOf('oficina', 4),
  },
]

export const dentistFiles = async (): Promise<DemoInvoice[]> => [
  {
    file: xmlFile({
      seed: 'papel',
      name: 'Insumos de papelería del consultorio.xml',
      buyer: dentist,
      swapped: true,
      answered: true,
    }),
  },
]

export const hardware: Party = {
  name: 'Herrajes Punta Brava S.A.S.',
  nit: '999300120',
  address: 'Calle Supuesta 70 # 24-18',
}
export const dentist: Party = {
  name: 'Odontología Valle Claro Ltda.',
  nit: '999300254',
  address: 'Transversal Inventada 5 # 31-07',
}

const count = 5
const accepted = { verdict: 'accepted' } as const

/** `yyyy-MM`, so many months before this one. */
function monthsAgo(months: number): string {
  const [year = 0, month = 0] = bogotaDay(Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 15)).toISOString().slice(0, 7)
}

/** A purchase and a sale of the hardware store in each of the months before, so that its figures have something to show. */
const earlierMonths = (): DemoInvoice[] =>
  Array.from({ length: count }, (_, place) => monthsAgo(count - place)).flatMap((month) => {
    const [name, date] = [`${longMonth(month)} ${month.slice(0, 4)}`, `${month}-12`]
    const bought = { seed: `surtido ${month}`, name: `Surtido de ${name}.xml`, buyer: hardware, date }
    const sold = { seed: `obra ${month}`, name: `Venta a obra, ${name}.xml`, buyer, seller: hardware, date }
    return [bought, { ...sold, lines: 5 }].map((file) => ({ file: xmlFile(file), decision: accepted }))
  })
