'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { adminError } from '@/content/admin-sections'

export default function AdminPageError({ retry }: { retry: () => void }) {
  return (
    <div className="py-16">
      <State
        tone="error"
        title={adminError.title}
        level={1}
        action={<Button onClick={retry}>{adminError.retry}</Button>}
      >
        {adminError.description}
      </State>
    </div>
  )
}
