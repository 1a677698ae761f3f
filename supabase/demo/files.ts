import { invoiceLines, netTotal } from '../sample-files/invoice-lines'
import { jpgFile } from '../sample-files/jpg-file'
import { pdfFile } from '../sample-files/pdf-file'
import { pngFile } from '../sample-files/png-file'
import type { SampleFile } from '../sample-files/sample-file'
import { xmlFile } from '../sample-files/xml-file'
import { dentist, hardware } from './companies'
import { earlierMonths } from './earlier-months'

type Decision = { verdict: 'accepted' | 'asked'; words?: string }
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
      words: 'La foto corta el NIT del proveedor. Súbela completa o pide la factura electrónica.',
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
