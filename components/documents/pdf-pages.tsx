'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPdf } from '@/components/documents/open-pdf'
import type { FileViewProps } from '@/components/documents/picture-view'
import { Spinner } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { documentListText } from '@/content/documents'

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; onFailure: () => void }

/** In pixels: pages of this width are sharp on every screen, and phones can still draw them. */
const width = 1400

export function PdfPage({ pdf, number, onFailure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pageText, setPageText] = useState<string>()

  useEffect(() => {
    let left = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: width / natural.width })
      const target = canvas.current
      if (left || !target) return
      target.width = viewport.width
      target.height = viewport.height
      await page.render({ canvas: target, viewport }).promise
      const { items } = await page.getTextContent()
      if (!left) setPageText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(() => left || onFailure())
    return () => {
      left = true
    }
  }, [pdf, number, onFailure])

  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={documentListText.viewer.page(number, pdf.numPages)}
        aria-busy={pageText === undefined}
        className="w-full max-w-3xl bg-sheet shadow-lift"
      />
      <p className="sr-only">{pageText}</p>
    </>
  )
}

const text = documentListText.viewer
/** The preview shows at most this many pages; the rest of a longer file can only be read by downloading it. */
const mostPages = 30

export default function PdfPages({ bytes, onFailure }: FileViewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  useEffect(() => {
    const { pdf: opening, close } = openPdf(bytes)
    let left = false
    opening.then(
      (opened) => left || setPdf(opened),
      () => left || onFailure(),
    )
    return () => {
      left = true
      close()
    }
  }, [bytes, onFailure])

  if (!pdf) return <Spinner label={text.loading} />
  const shown = Math.min(pdf.numPages, mostPages)
  return (
    <div className="grid justify-items-center gap-4">
      {Array.from({ length: shown }, (_, place) => (
        <PdfPage key={place} pdf={pdf} number={place + 1} onFailure={onFailure} />
      ))}
      {shown < pdf.numPages ? <Notice>{text.first(shown, pdf.numPages)}</Notice> : null}
    </div>
  )
}
