'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { workspaceError } from '@/content/workspace'

export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <main className="wrap py-16">
      <State
        tone="error"
        title={workspaceError.title}
        action={<Button onClick={retry}>{workspaceError.retry}</Button>}
      >
        {workspaceError.description}
      </State>
    </main>
  )
}
