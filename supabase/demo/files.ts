import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { longMonth } from '@/lib/format/day-name'
import { invoiceLines, netTotal, xmlFile } from '../sample-files/xml-file'
import { jpgFile, pngFile } from '../sample-files/pictures'
import { buyer, sellers, type Party } from '../sample-files/parties'
import { pdfFile } from '../sample-files/pdf-file'
import type { SampleFile } from '../sample-files/sample-file'
import { workingDay } from './working-day'

/** A decision needs a `reason` if the demo accepts an invoice before the site has read it, as on a slow machine. */
type Decision = { verdict: 'accepted' | 'asked' | 'rejected'; note?: string; reason?: string }
export type DemoInvoice = {
  file: SampleFile
  /** The amount in pesos that a member reads from a PDF. */
  total?: number
  decision?: Decision
  /** The day on which the client sent the file; without a day, the file counts as sent today. */
  sent?: CivilDay
  /** True for a corrected invoice, which replaces the invoice before it in the list. */
  corrects?: boolean
}

/** Returns the total in pesos, with 19 % IVA, of the sample invoice with this seed. */
function totalOf(seed: string, lines: number): number {
  const net = netTotal(invoiceLines(seed, lines))
  return net + Math.round(net * 0.19)
}

const [stationer = buyer, carrier = buyer, wholesaler = buyer] = sellers

export const cafeFiles = async (): Promise<DemoInvoice[]> => [
  ...monthsOfCafe(),
  {
    file: await pdfFile({ seed: 'papelería', name: 'Factura de papelería, octubre.pdf' }),
    sent: workingDay(-2),
  },
  { file: pngFile({ seed: 'parqueadero', name: 'Recibo de parqueadero.png' }), sent: workingDay(-1) },
  {
    file: xmlFile({
      seed: 'transporte',
      name: 'Fletes de Transportes Nube Clara.xml',
      seller: carrier,
      answered: true,
    }),
  },
]

export const hardwareFiles = async (): Promise<DemoInvoice[]> => [
  ...monthsOfHardware(),
  {
    file: xmlFile({
      seed: 'tornillería',
      name: 'Tornillería y puntillas.xml',
      seller: wholesaler,
      buyer: hardware,
    }),
    decision: accepted,
    sent: workingDay(-8),
  },
  {
    file: jpgFile({ seed: 'peaje', name: 'Recibo de peajes a Villeta.jpg' }),
    decision: {
      verdict: 'asked',
      note: 'La foto corta el NIT del proveedor. Súbela completa o pide la factura electrónica.',
    },
    sent: workingDay(-4),
  },
  {
    // This invoice names another client as buyer, so that the review finds a wrong buyer.
    file: xmlFile({
      seed: 'flete',
      name: 'Flete de Transportes Nube Clara.xml',
      seller: carrier,
      answered: true,
    }),
    sent: workingDay(-1),
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
  goods: ['Bulto de cemento', 'Varilla corrugada', 'Galón de impermeabilizante', 'Metro de tubería'],
}
export const dentist: Party = {
  name: 'Odontología Valle Claro Ltda.',
  nit: '999300254',
  address: 'Transversal Inventada 5 # 31-07',
}

const count = 5
const accepted = { verdict: 'accepted', reason: 'Comprobamos el original por otro medio.' } as const

function monthsAgo(months: number): string {
  const [year = 0, month = 0] = bogotaDay(Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 15)).toISOString().slice(0, 7)
}

const months = () => Array.from({ length: count }, (_, place) => monthsAgo(count - place))

/** The hardware store gets a purchase and a sale each month, so that its charts have values. */
const monthsOfHardware = (): DemoInvoice[] =>
  months().flatMap((month) => {
    const [name, date] = [`${longMonth(month)} ${month.slice(0, 4)}`, `${month}-12`]
    const bought = {
      seed: `surtido ${month}`,
      name: `Surtido de ${name}.xml`,
      seller: wholesaler,
      buyer: hardware,
      date,
    }
    const sold = { seed: `obra ${month}`, name: `Venta a obra, ${name}.xml`, buyer, seller: hardware, date }
    return [bought, { ...sold, lines: 5 }].map((file) => ({
      file: xmlFile(file),
      decision: accepted,
      sent: `${month}-14`,
    }))
  })

/** Returns the café's invoices; in one month the supplier swapped two digits, so that the review finds an error. */
const monthsOfCafe = (): DemoInvoice[] =>
  months().flatMap((month, place) => {
    const name = `${longMonth(month)} ${month.slice(0, 4)}`
    const paper = { seed: `papel ${month}`, seller: stationer, date: `${month}-05` }
    const sold = { seed: `eventos ${month}`, seller: buyer, buyer: dentist, date: `${month}-22`, lines: 4 }
    const wrong = {
      file: xmlFile({ ...paper, seed: `cruzada ${month}`, name: `Papelería de ${name}.xml`, swapped: true }),
      decision: {
        verdict: 'rejected',
        note: 'El IVA no cuadra con la base: parece que cruzaron dos cifras. Pide a Papeles del Roble que la corrija.',
      },
      sent: `${month}-06`,
    } as const
    const corrected = place === 3 ? `Papelería de ${name}, corregida.xml` : `Papelería de ${name}.xml`
    return [
      ...(place === 3 ? [wrong] : []),
      {
        file: xmlFile({ ...paper, name: corrected }),
        decision: accepted,
        sent: `${month}-09`,
        corrects: place === 3,
      },
      {
        file: xmlFile({ ...sold, name: `Eventos y refrigerios, ${name}.xml` }),
        decision: accepted,
        sent: `${month}-24`,
      },
    ]
  })
