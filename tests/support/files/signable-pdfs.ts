import { degrees, PDFDocument, PDFName, PDFNumber, PDFString, StandardFonts, type PDFPage } from 'pdf-lib'

export async function pagesPdf(
  count = 2,
  change: (pdf: PDFDocument, pages: PDFPage[]) => unknown = () => undefined,
) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const pages = Array.from({ length: count }, (_, at) => {
    const page = pdf.addPage([612, 792])
    page.drawText(`Carta de compromiso, hoja ${at + 1}`, { x: 60, y: 700, size: 14, font })
    return page
  })
  await change(pdf, pages)
  return pdf.save({ useObjectStreams: false, addDefaultPage: false })
}

/** Returns a page with a filled text field and a ticked box. */
export const formPdf = () =>
  pagesPdf(1, (pdf, [page]) => {
    const form = pdf.getForm()
    const name = form.createTextField('nombre')
    name.setText('Rosa Duarte')
    name.addToPage(page!, { x: 60, y: 600, width: 200, height: 24 })
    const box = form.createCheckBox('acepto')
    box.addToPage(page!, { x: 60, y: 560, width: 16, height: 16 })
    box.check()
  })

type Annotation = Record<string, unknown>
/** Adds an annotation; with `picture` it looks like a box of 20 by 10 points. */
export function annotate(pdf: PDFDocument, page: PDFPage, entries: Annotation, picture = true) {
  const look = pdf.context.register(
    pdf.context.stream('0 0 20 10 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 20, 10] }),
  )
  const dict = pdf.context.obj({
    Type: 'Annot',
    Rect: [100, 100, 140, 120],
    ...(picture && { AP: { N: look } }),
    ...entries,
  } as never)
  page.node.addAnnot(pdf.context.register(dict))
}

export const withAction = (subtype: string, more: object = {}) =>
  pagesPdf(1, (pdf) =>
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: subtype, ...more } as never)),
  )
export const withScript = () => withAction('JavaScript', { JS: PDFString.of('app.alert(1)') })

export const rotatedPdf = () =>
  pagesPdf(4, (_, pages) =>
    pages.forEach((page, at) => {
      page.setRotation(degrees(at * 90))
      page.setCropBox(36, 36, 540, 720)
      page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2))
    }),
  )

export const withXObject = (entries: object) =>
  pagesPdf(1, (pdf, [page]) =>
    page!.node.setXObject(
      PDFName.of('Objeto'),
      pdf.context.register(pdf.context.stream('', { Type: 'XObject', ...entries } as never)),
    ),
  )

export const withLayer = (entries: object) =>
  pagesPdf(1, (pdf, [page]) => {
    const layer = pdf.context.register(
      pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Precio') } as never),
    )
    const membership = { Type: 'OCMD', OCGs: [layer], ...entries }
    page!.node
      .normalizedEntries()
      .Resources.set(PDFName.of('Properties'), pdf.context.obj({ Capa: membership } as never))
  })
