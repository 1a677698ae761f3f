import { describe, expect, test } from 'vitest'
import { noFigures, readLines, readQr } from '@/lib/einvoice/picture-figures'

const code = 'a1'.repeat(48)
const qr = `NumFac: FV4821
FecFac: 2026-11-18
HorFac: 09:15:23-05:00
NitFac: 900418726
DocAdq: 999200555
ValFac: 2389000.00
ValIva: 453910.00
ValOtroIm: 0.00
ValTolFac: 2842910.00
CUFE: ${code}
https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${code}`

describe('the QR code of an invoice', () => {
  test('gives the figures that the DIAN prescribes', () => {
    const figures = {
      nit: '900418726',
      date: '2026-11-18',
      base: '2389000.00',
      vat: '453910.00',
      withheld: '',
      other: '',
      total: '2842910.00',
    }
    expect(readQr(qr)).toEqual({ code, source: 'qr', figures })
    expect(readQr(qr.replaceAll('\n', ' ').replaceAll(': ', '='))).toEqual({ code, source: 'qr', figures })
    expect(readQr(qr.replace('ValOtroIm: 0.00', 'ValOtroIm: 8000.00')).figures.other).toBe('8000.00')
  })

  test('gives only the CUFE when it is an address of the DIAN, and nothing when it is something else', () => {
    expect(readQr(`https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${code}`)).toEqual({
      code,
      source: null,
      figures: noFigures,
    })
    for (const other of ['https://example.com', '', 'ValTolFac: <script>', 'x'.repeat(1_000_000)])
      expect(readQr(other)).toEqual({ code: '', source: null, figures: noFigures })
  })
})

describe('the text of an invoice in a PDF', () => {
  const lines = [
    'Transportes Nube Clara Ltda.',
    'NIT 900.418.726-9 Responsable de IVA',
    'Fecha de emisión: 18/11/2026',
    'Resma carta 75 g 40 18.900 19% 756.000',
    'Subtotal $ 2.389.000,00',
    'IVA 19% 453.910,00',
    'ReteFuente 2,5% 59.725',
    'Total a pagar: $ 2.783.185',
    `CUFE: ${code.slice(0, 60)}`,
    code.slice(60),
  ]
  test('gives the figures beside their names, and a CUFE that is split over two lines', () => {
    expect(readLines(lines)).toEqual({
      code,
      source: 'text',
      figures: {
        nit: '900.418.726-9',
        date: '2026-11-18',
        base: '2.389.000,00',
        vat: '453.910,00',
        withheld: '59.725',
        other: '',
        total: '2.783.185',
      },
    })
  })

  test('gives nothing without a total', () => {
    expect(readLines(['Hola', 'Total de unidades 40', 'Total impuestos 12.000'])).toEqual({
      code: '',
      source: null,
      figures: noFigures,
    })
    expect(readLines(['1,'.repeat(200_000), 'total '.repeat(50_000)]).source).toBeNull()
  })
})
