'use client'
import { RotateCw } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Suspense } from 'react'
import { DocumentFilter } from '@/components/documents/document-filter'
import { DocumentTable } from '@/components/documents/document-table'
import { useDocuments, useListQuery } from '@/components/documents/documents-live'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/link-styles'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'
import { listAddress, type ListQuery } from '@/lib/documents/list-query'

const text = portal.documents

export function DocumentList() {
  return (
    <Suspense fallback={<Loading />}>
      <Documents />
    </Suspense>
  )
}

function Documents() {
  const page = useDocuments()
  const query = useListQuery()
  if (!page) return <Failed />
  const wanted = listAddress(query) !== '/portal'
  if (page.items.length === 0 && !wanted) return <State className="mt-6">{text.empty}</State>
  return (
    <>
      <DocumentFilter query={query} />
      {page.items.length > 0 ? <DocumentTable page={page} query={query} /> : <Nothing query={query} />}
    </>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  if (!query.cursor) return <State className="mt-6">{text.unmatched}</State>
  return (
    <State
      className="mt-6"
      action={
        <Link href={listAddress({ ...query, cursor: null })} prefetch={false} className={linkStyles}>
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

function Failed() {
  const router = useRouter()
  return (
    <State
      tone="error"
      title={text.failed.title}
      className="mt-6"
      action={
        <Button size="sm" onClick={() => router.refresh()}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {text.failed.retry}
        </Button>
      }
    >
      {text.failed.text}
    </State>
  )
}
