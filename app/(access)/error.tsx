'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { accessError } from '@/content/auth'

export default function AccessError({ retry }: { error: Error; retry: () => void }) {
  return <AccessFailure retry={retry} />
}

/** The backend does not answer: nobody is signed out for it. */
export function AccessFailure({ retry }: { retry: () => void }) {
  return (
    <div className="wrap py-16">
      <State
        tone="error"
        title={accessError.title}
        action={<Button onClick={retry}>{accessError.retry}</Button>}
      >
        {accessError.description}
      </State>
    </div>
  )
}
