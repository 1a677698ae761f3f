'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DocumentList } from '@/components/documents/document-list'
import { UploadAside } from '@/components/documents/upload-aside'
import { WhenFolder } from '@/components/documents/when-folder'
import { Button } from '@/components/ui/button'
import { portal } from '@/content/portal'

/** 'Mis Documentos': the table with its two ways on, and the cards beside it. */
export function DocumentsSection({ children }: { children?: ReactNode }) {
  const text = portal.documents
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
