'use client'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { originOf } from '@/components/documents/document-origin'
import { DocumentPager } from '@/components/documents/document-pager'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { openedPart } from '@/components/ui/opened-part'
import { documentListText } from '@/content/documents'
import { firstDirection, fromStart, listHref, type ListQuery, type Sort } from '@/lib/documents/list-query'
import { canPreview, fileHref, typeLabel, type DocumentItem, type DocumentPage } from '@/lib/documents/schema'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const text = documentListText
const DocumentViewer = dynamic(
  openedPart(() => import('@/components/documents/document-viewer')),
  { ssr: false },
)

type DocumentTableProps = {
  page: DocumentPage
  query: ListQuery
  /** Returns true if the signed-in client uploaded the document; pages for staff leave this function out. */
  isOwn?: (document: DocumentItem) => boolean
}

export function DocumentTable({ page, query, isOwn }: DocumentTableProps) {
  const [shown, show] = useState<DocumentItem | null>(null)
  const { items, before, after } = page
  const copies = items.filter((document) => document.driveLink).length
  const count = before || after ? text.onPage(items.length) : text.count(items.length)
  return (
    <>
      <table className="documents-table" aria-labelledby="documents-title">
        <thead>
          <tr>
            <SortHead sort="nombre" query={query}>
              {text.columns.name}
            </SortHead>
            <SortHead sort="fecha" query={query}>
              {text.columns.date}
            </SortHead>
            <SortHead sort="tipo" query={query}>
              {text.columns.type}
            </SortHead>
            <th scope="col" className={cn(columnHeadStyles, 'pr-0 text-right')}>
              {text.columns.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              origin={originOf(document, query.client !== null, isOwn?.(document))}
              onOpen={() => show(document)}
            />
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

function SortHead({ sort, query, children }: { sort: Sort; query: ListQuery; children: string }) {
  const active = query.sort === sort
  const turned = query.direction === 'asc' ? 'desc' : 'asc'
  const Icon = active ? (query.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={active ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={columnHeadStyles}
    >
      <Link
        href={listHref(fromStart(query, { sort, direction: active ? turned : firstDirection[sort] }))}
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

type DocumentRowProps = {
  document: DocumentItem
  origin: string
  onOpen: () => void
}

function DocumentRow({ document, origin, onOpen }: DocumentRowProps) {
  const { id, name, type, size, driveLink, createdAt } = document
  const href = fileHref(id)
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <small>{`${formatFileSize(size)} · ${origin}`}</small>
      </th>
      <td>{formatListDate(createdAt)}</td>
      <td>{typeLabel(type)}</td>
      <td>
        {canPreview(type) ? (
          // A click opens the viewer; without script, or in a new tab, the link downloads the file.
          <a
            href={href}
            title={text.storedIn}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen()
            }}
          >
            {text.file}
            <span>{`: ${name}`}</span>
          </a>
        ) : null}
        <a href={href} title={`${text.download}. ${text.storedIn}`} className="row-download">
          <span>{`${text.download}: ${name}`}</span>
        </a>
        <span>
          {driveLink ? (
            <a href={driveLink} target="_blank" rel="noopener noreferrer">
              {text.drive}
              <span>{`: ${name}, ${text.driveCopy} (${text.newTab})`}</span>
            </a>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
