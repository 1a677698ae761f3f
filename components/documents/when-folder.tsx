'use client'
import { Suspense, type ReactNode } from 'react'
import { useDriveFolder } from '@/components/documents/documents-live'
import type { DriveFolder } from '@/lib/documents/schema'

/** Draws what needs the Drive folder, and nothing while there is none. */
export function WhenFolder({ children }: { children: (folder: DriveFolder) => ReactNode }) {
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
