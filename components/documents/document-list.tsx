'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Suspense } from 'react'
import { DocumentTable } from '@/components/documents/document-table'
import { useDocuments } from '@/components/documents/documents-live'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'

const text = portal.documents

export function DocumentList() {
  return (
    <Suspense fallback={<Loading />}>
      <Documents />
    </Suspense>
  )
}

function Documents() {
  const documents = useDocuments()
  if (!documents) return <Failed />
  if (documents.length === 0) return <State className="mt-6">{text.empty}</State>
  return <DocumentTable documents={documents} />
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
