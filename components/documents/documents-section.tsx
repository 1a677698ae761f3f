'use client'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { DocumentFilter } from '@/components/documents/document-filter'
import { DocumentTable } from '@/components/documents/document-table'
import {
  ExternalLink,
  useDocuments,
  useDriveFolder,
  useIsOwn,
  useListQuery,
} from '@/components/documents/documents-live'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { State } from '@/components/ui/state'
import { documentListText } from '@/content/documents'
import { listHref, type ListQuery } from '@/lib/documents/list-query'
import type { DriveFolder } from '@/lib/documents/schema'

export function DocumentsSection({ children }: { children?: ReactNode }) {
  const text = documentListText
  return (
    <div className="mt-8 grid gap-12 min-[60rem]:grid-cols-[minmax(0,1fr)_19.5rem]">
      <section aria-labelledby="documents-title">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
          <h2 id="documents-title">{text.title}</h2>
          <p className="flex flex-wrap gap-2">
            <WhenFolder>
              {(folder) => (
                <Button asChild size="sm">
                  <a href={folder.url} target="_blank" rel="noopener noreferrer">
                    {text.openDrive}
                    <span className="sr-only">({text.newTab})</span>
                  </a>
                </Button>
              )}
            </WhenFolder>
            <Button asChild size="sm" variant="primary">
              <Link href="/portal/facturas">{text.upload}</Link>
            </Button>
          </p>
        </div>
        <DocumentList />
      </section>
      <div className="grid content-start gap-10">
        <UploadAside />
        {children}
      </div>
    </div>
  )
}

function UploadAside() {
  const { title, text, choose, folder: open } = documentListText.side
  return (
    <aside aria-labelledby="upload-title">
      <div className="grid gap-2 rounded-sheet bg-sunk p-6">
        <h3 id="upload-title">{title}</h3>
        <p className="text-ink-2">{text}</p>
        <Button asChild size="sm" className="mt-2 bg-sheet">
          <Link href="/portal/facturas">{choose}</Link>
        </Button>
        <WhenFolder>{(folder) => <ExternalLink href={folder.url}>{open}</ExternalLink>}</WhenFolder>
      </div>
    </aside>
  )
}

const text = documentListText

function DocumentList() {
  return (
    <Suspense fallback={<Loading />}>
      <Documents />
    </Suspense>
  )
}

function Documents() {
  const page = useDocuments()
  const query = useListQuery()
  const isOwn = useIsOwn()
  if (!page) return <LoadFailed {...text.failed} className="mt-6" />
  const wanted = listHref(query) !== '/portal'
  if (page.items.length === 0 && !wanted) return <State className="mt-6">{text.empty}</State>
  return (
    <>
      <DocumentFilter query={query} />
      {page.items.length > 0 ? (
        <DocumentTable page={page} query={query} isOwn={isOwn} />
      ) : (
        <Nothing query={query} />
      )}
    </>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  if (!query.cursor) return <State className="mt-6">{text.unmatched}</State>
  return (
    <State
      className="mt-6"
      action={
        <Link href={listHref({ ...query, cursor: null })} prefetch={false} className={linkStyles}>
          {text.firstPage}
        </Link>
      }
    >
      {text.beyond}
    </State>
  )
}

function Loading() {
  return (
    <div className="pt-3">
      <Spinner label={text.loading} />
      <Skeleton className="mt-3" />
    </div>
  )
}

function WhenFolder({ children }: { children: (folder: DriveFolder) => ReactNode }) {
  return (
    <Suspense>
      <Folder>{children}</Folder>
    </Suspense>
  )
}

function Folder({ children }: { children: (folder: DriveFolder) => ReactNode }) {
  const folder = useDriveFolder()
  return folder ? children(folder) : null
}
