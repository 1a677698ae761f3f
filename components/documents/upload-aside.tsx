'use client'
import Link from 'next/link'
import { ExternalLink } from '@/components/documents/external-link'
import { WhenFolder } from '@/components/documents/when-folder'
import { Button } from '@/components/ui/button'
import { portal } from '@/content/portal'

export function UploadAside() {
  const { title, text, choose, folder: open } = portal.documents.side
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
