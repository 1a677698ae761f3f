import { pdfFile } from './sample-files/pdf-file'
import { pngFile } from './sample-files/png-file'
import { xmlFile } from './sample-files/xml-file'

/** What the demo client has uploaded: invented invoices of invented firms. */
export const demoFiles = async () => [
  await pdfFile({ seed: 'papelería', name: 'Factura de papelería, octubre.pdf' }),
  pngFile({ seed: 'parqueadero', name: 'Recibo de parqueadero.png' }),
  xmlFile({ seed: 'transporte', name: 'FE-4821 Transportes del Oriente.xml' }),
]
