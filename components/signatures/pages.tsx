'use client'
import { ArrowLeft, ArrowRight, Download, Minus, Plus } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PdfPage } from '@/components/documents/pdf-pages'
import { openPdf } from '@/components/documents/open-pdf'
import { useFileBytes } from '@/components/documents/use-file-bytes'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/loading'
import { State } from '@/components/ui/state'
import { signaturePageText } from '@/content/signature-page'

const text = signaturePageText.viewer

export type Reading = { pages: number; seconds: number }
type PagesProps = {
  href: string
  title: string
  /** Called when all pages were shown, and again each time the reader turns to another page after that. */
  onEnd?: (reading: Reading) => void
  /** The number of the document's page that is shown first; 1 by default. */
  start?: number
  onPage?: (page: number) => void
  /** Returns what is drawn over a page of the document, for example signature boxes, in a box of the page's size. */
  overlay?: (page: number) => ReactNode
}

/** Shows one page at a time, because a phone cannot hold hundreds of pages in memory. */
export default function Pages(props: PagesProps) {
  const { href } = props
  const { bytes, fail, retry } = useFileBytes(href)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  useEffect(() => {
    if (!bytes || bytes === 'failed') return
    const { pdf: opening, close } = openPdf(bytes)
    let left = false
    opening.then(
      (opened) => left || setPdf(opened),
      () => left || fail(),
    )
    return () => {
      left = true
      close()
    }
  }, [bytes, fail])

  if (bytes === 'failed')
    return (
      <State tone="error" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>}>
        {null}
      </State>
    )
  if (!pdf) return <Spinner label={text.loading} />
  return <Opened {...props} pdf={pdf} onFailure={fail} />
}

function Opened({
  pdf,
  href,
  title,
  onEnd,
  start = 1,
  onPage,
  overlay,
  onFailure,
}: PagesProps & { pdf: PDFDocumentProxy; onFailure: () => void }) {
  const [number, setNumber] = useState(Math.min(start, pdf.numPages))
  const [isBig, setBig] = useState(false)
  const seen = useRef(new Set<number>())
  const since = useRef(0)
  useEffect(() => {
    since.current ||= Date.now()
    seen.current.add(number)
    if (seen.current.size < pdf.numPages || !onEnd) return
    onEnd({ pages: seen.current.size, seconds: Math.round((Date.now() - since.current) / 1000) })
  }, [number, pdf, onEnd])
  useEffect(() => onPage?.(number), [number, onPage])
  const go = useCallback(
    (by: number) => setNumber((now) => Math.min(Math.max(now + by, 1), pdf.numPages)),
    [pdf],
  )
  function turn(event: KeyboardEvent) {
    const by = { PageDown: 1, PageUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  const tool = buttonStyles({ variant: 'quiet', size: 'sm' })
  return (
    // The section handles the page keys, and the box inside it takes the focus, because only the box scrolls.
    <section aria-label={text.label(title)} onKeyDown={turn} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status">{text.page(number, pdf.numPages)}</p>
        <div className="flex">
          <button
            type="button"
            className={tool}
            aria-label={text.previous}
            aria-disabled={number === 1 || undefined}
            onClick={() => go(-1)}
          >
            <ArrowLeft strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={tool}
            aria-label={text.next}
            aria-disabled={number === pdf.numPages || undefined}
            onClick={() => go(1)}
          >
            <ArrowRight strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={tool}
            aria-label={isBig ? text.smaller : text.bigger}
            onClick={() => setBig(!isBig)}
          >
            {isBig ? <Minus strokeWidth={1.75} aria-hidden /> : <Plus strokeWidth={1.75} aria-hidden />}
          </button>
          <a href={href} download className={tool} aria-label={text.download}>
            <Download strokeWidth={1.75} aria-hidden />
          </a>
        </div>
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-label={text.page(number, pdf.numPages)}
        className={cn('overflow-x-auto', isBig && 'max-w-full')}
      >
        <div className={cn(isBig && 'w-[200%]')}>
          <div className="relative max-w-3xl">
            <PdfPage key={number} pdf={pdf} number={number} onFailure={onFailure} />
            {overlay?.(number)}
          </div>
        </div>
      </div>
      <p className="text-sm text-ink-2">{text.which}</p>
    </section>
  )
}
