'use client'
import { Suspense } from 'react'
import { useDriveFolder } from '@/components/documents/documents-live'
import { ExternalLink } from '@/components/documents/external-link'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/state'
import { portal } from '@/content/portal'
import { toast } from '@/lib/toast'

const text = portal.actions.drive

/** The way to the client's folder: on its way, there, or not made yet. */
export function DriveFolderAction() {
  return (
    <Suspense fallback={<Spinner label={text.loading} />}>
      <Folder />
    </Suspense>
  )
}

function Folder() {
  const folder = useDriveFolder()
  if (folder) return <ExternalLink href={folder.url}>{text.open}</ExternalLink>
  return (
    <Button size="sm" onClick={() => toast({ kind: 'info', ...text.toast })}>
      {text.absent}
    </Button>
  )
}
