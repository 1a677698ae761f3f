'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { accessError } from '@/content/auth'

/** Shown when the backend cannot be reached; the user stays signed in. */
export default function AccessError({ retry }: { error: Error; retry: () => void }) {
  return (
    <div className="wrap py-16">
      <State
        tone="error"
        title={accessError.title}
        level={1}
        action={<Button onClick={retry}>{accessError.retry}</Button>}
      >
        {accessError.description}
      </State>
    </div>
  )
}
