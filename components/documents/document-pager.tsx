import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { documentListText } from '@/content/documents'
import { listHref, type ListQuery } from '@/lib/documents/list-query'
import type { Cursor, DocumentPage } from '@/lib/documents/schema'

const pagerText = documentListText.pages

export function DocumentPager({ page, query }: { page: DocumentPage; query: ListQuery }) {
  if (!page.before && !page.after) return null
  return (
    <nav aria-label={pagerText.label} className="flex flex-wrap justify-between gap-3 pt-4">
      <Turn query={query} cursor={page.before} backward>
        <ArrowLeft strokeWidth={1.75} aria-hidden />
        {pagerText.before}
      </Turn>
      <Turn query={query} cursor={page.after}>
        {pagerText.after}
        <ArrowRight strokeWidth={1.75} aria-hidden />
      </Turn>
    </nav>
  )
}

type TurnProps = { query: ListQuery; cursor: Cursor | null; backward?: boolean; children: ReactNode }

function Turn({ query, cursor, backward = false, children }: TurnProps) {
  if (!cursor) return <span />
  return (
    <Link
      href={`${listHref({ ...query, cursor, backward })}#documents-title` as const}
      prefetch={false}
      className={buttonStyles({ size: 'sm' })}
    >
      {children}
    </Link>
  )
}
