'use client'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { DocumentPager } from '@/components/documents/document-pager'
import { DocumentRow } from '@/components/documents/document-row'
import { cn } from '@/components/ui/cn'
import { portal } from '@/content/portal'
import { firstDirection, fromStart, listAddress, type ListQuery, type Sort } from '@/lib/documents/list-query'
import type { DocumentItem, DocumentPage } from '@/lib/documents/schema'

const head = 'h-[2.6rem] pr-4 text-left text-xs font-medium text-ink-2'
const text = portal.documents
/** Its code comes with the first file that is opened. */
const DocumentViewer = dynamic(() => import('@/components/documents/document-viewer'), { ssr: false })

/** On phones every row is an entry: name, then date and type, then what can be done. */
export function DocumentTable({ page, query }: { page: DocumentPage; query: ListQuery }) {
  const [shown, show] = useState<DocumentItem | null>(null)
  const { items, before, after } = page
  const copies = items.filter((document) => document.driveLink).length
  const count = before || after ? text.onPage(items.length) : text.count(items.length)
  return (
    <>
      <table className="w-full border-collapse max-sm:block" aria-labelledby="documents-title">
        <thead className="max-sm:hidden">
          <tr>
            <SortHead sort="nombre" query={query} className={head}>
              {text.columns.name}
            </SortHead>
            <SortHead sort="fecha" query={query} className={head}>
              {text.columns.date}
            </SortHead>
            <SortHead sort="tipo" query={query} className={head}>
              {text.columns.type}
            </SortHead>
            <th scope="col" className={cn(head, 'pr-0 text-right')}>
              {text.columns.action}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {items.map((document) => (
            <DocumentRow key={document.id} document={document} onOpen={() => show(document)} />
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes">
        <span>{count}</span>
        <span>{text.copies(copies)}</span>
      </p>
      <DocumentPager page={page} query={query} />
      {shown ? <DocumentViewer key={shown.id} document={shown} onClose={() => show(null)} /> : null}
    </>
  )
}

/** A column's heading, which sorts by it, and turns the order round when it is sorted by it already. */
function SortHead({
  sort,
  query,
  className,
  children,
}: {
  sort: Sort
  query: ListQuery
  className: string
  children: string
}) {
  const active = query.sort === sort
  const turned = query.direction === 'asc' ? 'desc' : 'asc'
  const Icon = active ? (query.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={active ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <Link
        href={listAddress(fromStart(query, { sort, direction: active ? turned : firstDirection[sort] }))}
        prefetch={false}
        scroll={false}
        replace
        className="inline-flex min-h-tap min-w-tap items-center gap-1.5 no-underline hover:underline"
      >
        {children}
        <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      </Link>
    </th>
  )
}
