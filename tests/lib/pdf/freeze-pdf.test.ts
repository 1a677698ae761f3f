import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { freezePdf } from '@/lib/pdf/frozen/freeze'
import {
  annotate,
  formPdf,
  pagesPdf,
  rotatedPdf,
  withAction,
  withLayer,
  withScript,
  withXObject,
} from '../../support/files/signable-pdfs'
import { thoroughly } from '../../support/thorough'

const problemOf = (bytes: Uint8Array) =>
  freezePdf(bytes).then(
    () => null,
    (error: { problem?: string }) => error.problem ?? String(error),
  )
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const texts: string[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return texts.join('\n')
}
const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('freezing a PDF for signatures', () => {
  test('draws the values of a form and removes its fields', async () => {
    const { pdf, pages, flattened } = await freezePdf(await formPdf())
    expect({ pages, flattened }).toEqual({
      pages: 1,
      flattened: { fields: 2, notes: 0, dropped: 0, links: 0, files: 0 },
    })
    expect(await textOf(pdf)).toContain('Rosa Duarte')
    expect(plain(pdf)).not.toMatch(/AcroForm|\/Widget|\/Annots/)
  })

  test('draws stamps where they were, and counts the links, hidden comments and files that it leaves out', async () => {
    const source = await pagesPdf(2, async (pdf, [first, second]) => {
      annotate(pdf, first!, { Subtype: 'Stamp' })
      annotate(pdf, first!, { Subtype: 'Link' }, false)
      annotate(pdf, second!, { Subtype: 'Text', Contents: PDFString.of('NO FIRMAR') }, false)
      annotate(pdf, second!, { Subtype: 'Square', F: 2 })
      await pdf.attach(Buffer.from('otro precio'), 'anexo.txt')
    })
    const { pdf, flattened } = await freezePdf(source)
    expect(flattened).toEqual({ fields: 0, notes: 1, dropped: 2, links: 1, files: 1 })
    const page = (await PDFDocument.load(pdf)).getPage(0)
    expect(page.node.Resources()?.toString()).toContain('/Fijo')
    expect(plain(pdf)).not.toMatch(/NO FIRMAR|anexo|EmbeddedFile|\/Link/)
  })

  test('case 17: keeps rotated, cropped and scaled pages as they are', async () => {
    const { pdf } = await freezePdf(await rotatedPdf())
    const pages = (await PDFDocument.load(pdf)).getPages()
    expect(
      pages.map((page) => [
        page.getRotation().angle,
        page.getCropBox(),
        String(page.node.get(PDFName.of('UserUnit'))),
      ]),
    ).toEqual([0, 90, 180, 270].map((angle) => [angle, { x: 36, y: 36, width: 540, height: 720 }, '2']))
  })

  test('gives the same PDF another hash each time, so that a hash belongs to one request', async () => {
    const source = await pagesPdf()
    const [one, two] = [await freezePdf(source), await freezePdf(source)]
    expect(Buffer.from(one.pdf).equals(two.pdf)).toBe(false)
    expect(plain(one.pdf)).toMatch(/\/ID \[ <[0-9a-f]{32}> <[0-9a-f]{32}> \]/)
    expect(await textOf(one.pdf)).toBe(await textOf(two.pdf))
  })

  test('removes what is attached to a page without being shown', async () => {
    const source = await pagesPdf(1, async (pdf, [page]) => {
      const hidden = () => pdf.context.register(pdf.context.stream('precio secreto'))
      const file = pdf.context.obj({ Type: 'Filespec', EF: { F: hidden() } } as never)
      for (const [key, value] of Object.entries({
        AF: pdf.context.obj([file]),
        PieceInfo: hidden(),
        Secreto: hidden(),
      }))
        page!.node.set(PDFName.of(key), value)
    })
    const { pdf } = await freezePdf(source)
    expect(plain(pdf)).not.toMatch(/precio secreto|Filespec|PieceInfo|Secreto/)
  })

  test('accepts resources with the names of forbidden keys', async () => {
    const source = await pagesPdf(1, (pdf, [page]) => {
      for (const key of ['F', 'PS', 'Ref', 'OPI'])
        page!.node.setFontDictionary(PDFName.of(key), pdf.context.register(pdf.context.obj({ Type: 'Font' })))
    })
    expect(await problemOf(source)).toBeNull()
  })

  test('shows the same when it is repeated', async () => {
    const { pdf } = await freezePdf(await formPdf())
    const again = await freezePdf(pdf)
    expect(await textOf(again.pdf)).toBe(await textOf(pdf))
    expect(again.flattened.fields).toBe(0)
  })
})

describe('cases 15, 16 and 18: a PDF is refused with the reason when it is', () => {
  const cases: [string, () => Promise<Uint8Array>][] = [
    ['broken', async () => Buffer.from('no es un PDF')],
    ['broken', async () => (await pagesPdf()).slice(0, 300)],
    ['size', async () => new Uint8Array(25_000_001)],
    ['script', withScript],
    ['script', () => withAction('Launch', { F: PDFString.of('calc.exe') })],
    [
      'script',
      () =>
        pagesPdf(1, (pdf, [page]) =>
          annotate(pdf, page!, { Subtype: 'Square', A: { S: 'JavaScript', JS: PDFString.of('1') } }),
        ),
    ],
    [
      'xfa',
      () =>
        pagesPdf(1, (pdf) =>
          pdf.catalog.set(
            PDFName.of('AcroForm'),
            pdf.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') } as never),
          ),
        ),
    ],
    [
      'signed',
      () =>
        pagesPdf(
          1,
          (pdf) =>
            void pdf.context.register(pdf.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] } as never)),
        ),
    ],
    [
      'layers',
      () =>
        pagesPdf(1, (pdf) => {
          const layer = pdf.context.register(
            pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Precio') } as never),
          )
          pdf.catalog.set(
            PDFName.of('OCProperties'),
            pdf.context.obj({ OCGs: [layer], D: { OFF: [layer] } } as never),
          )
        }),
    ],
    ['layers', () => withLayer({ P: 'AllOff' })],
    ['layers', () => withLayer({ P: 'AnyOff' })],
    ['layers', () => withLayer({ VE: ['Not'] })],
    ['changing', () => withXObject({ Subtype: 'Image', Alternates: [] })],
    ['changing', () => withXObject({ Subtype: 'PS' })],
    ['changing', () => withXObject({ Subtype: 'Form', Subtype2: 'PS' })],
    ['changing', () => withXObject({ Subtype: 'Form', PS: {} })],
    ['changing', () => withXObject({ Subtype: 'Image', OPI: {} })],
    ['changing', () => withXObject({ Subtype: 'Form', Ref: {} })],
    ['changing', () => withXObject({ Subtype: 'Image', F: PDFString.of('precio.png') })],
    ['files', () => withXObject({ Subtype: 'Form', AF: [{ Type: 'Filespec', EF: {} }] })],
    ['files', () => withXObject({ Subtype: 'Form', Type: 'EmbeddedFile' })],
    ['empty', () => pagesPdf(0)],
    ['pages', () => pagesPdf(301)],
    // `npm test` makes only 600 pages, because 3,000 take two seconds and are refused for the same reason.
    ['pages', () => pagesPdf(thoroughly(3000, 600))],
    ['page-size', () => pagesPdf(1, (_, [page]) => page!.setSize(14_400, 792))],
    ['page-size', () => pagesPdf(1, (_, [page]) => page!.setSize(5, 5))],
    [
      'page-size',
      () => pagesPdf(1, (pdf, [page]) => page!.node.set(PDFName.of('UserUnit'), pdf.context.obj(75))),
    ],
  ]
  test.each(cases)('%s', async (problem, make) => {
    expect(await problemOf(await make())).toBe(problem)
  })

  test('encrypted', async () => {
    const source = plain(await pagesPdf(1)).replace(
      /trailer\s*<</,
      (found) =>
        `${found}\n/Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >>`,
    )
    expect(await problemOf(Buffer.from(source, 'latin1'))).toBe('encrypted')
  })
})
