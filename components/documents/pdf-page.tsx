'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { portal } from '@/content/portal'

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; onFailure: () => void }

/** Pixels. Sharp on every screen, and no canvas that a phone refuses. */
const width = 1400

/** One page as a picture, with its words beside it for whoever listens. */
export function PdfPage({ pdf, number, onFailure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState<string>()

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
      if (!left) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
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
        aria-label={portal.documents.viewer.page(number, pdf.numPages)}
        aria-busy={words === undefined}
        className="w-full max-w-3xl bg-sheet shadow-lift"
      />
      <p className="sr-only">{words}</p>
    </>
  )
}
