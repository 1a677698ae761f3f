'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { workspaceError } from '@/content/admin-sections'

/** Keeps the header with its navigation. */
export default function AdminPageError({ retry }: { retry: () => void }) {
  return (
    <div className="py-16">
      <State
        tone="error"
        title={workspaceError.title}
        level={1}
        action={<Button onClick={retry}>{workspaceError.retry}</Button>}
      >
        {workspaceError.description}
      </State>
    </div>
  )
}
