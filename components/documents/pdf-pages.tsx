'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from '@/components/documents/open-pdf'
import { PdfPage } from '@/components/documents/pdf-page'
import type { FileViewProps } from '@/components/documents/picture-view'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { portal } from '@/content/portal'

const text = portal.documents.viewer
/** A look at a file, not a reader: more pages than this are downloaded. */
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
