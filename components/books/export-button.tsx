'use client'
import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import { bookExportText } from '@/content/books-export'
import type { BookMonth } from '@/lib/books/month'

const ExportDialog = dynamic(
  openedPart(() => import('@/components/books/export-dialog').then((module) => module.ExportDialog)),
  { loading: () => null },
)

/** How many purchase entries there are, and their sum as a formatted text. */
type Some = { count: number; total: string }

export type ExportButtonProps = Pick<BookMonth, 'last' | 'model' | 'firstOpen'> & {
  client: string
  month: string
  name: string
  ready: Some
  /** The number and sum of those entries of `ready` that were never exported. */
  fresh: Some
  /** The largest number of entries in one export. */
  most: number
  digest: string
  company: string
  isClosed: boolean
}

export function ExportButton(props: ExportButtonProps) {
  const [isOpen, open] = useState(false)
  const { fresh, ready } = props
  return (
    <>
      <Button variant="primary" disabled={ready.count === 0} data-book-export onClick={() => open(true)}>
        <Download strokeWidth={1.75} aria-hidden />
        {bookExportText.exportForm.open(fresh.count > 0 ? fresh.count : ready.count)}
      </Button>
      {isOpen ? <ExportDialog {...props} onClose={() => open(false)} /> : null}
    </>
  )
}
