'use client'
import { PageFailure, type PageFailureProps } from '@/components/ui/page-failure'
import { accessError } from '@/content/auth'

/** Shown when the backend cannot be reached; the user stays signed in. */
export default function AccessError(props: PageFailureProps) {
  return (
    <div className="wrap py-16">
      <PageFailure {...props} text={accessError} />
    </div>
  )
}
