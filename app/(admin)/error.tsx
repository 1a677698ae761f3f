'use client'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { adminError } from '@/content/admin-sections'
import './admin.css'

/** Shown when the layout itself fails, so there is no header. */
export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <main className="wrap py-16">
      <State
        tone="error"
        title={adminError.title}
        level={1}
        action={<Button onClick={retry}>{adminError.retry}</Button>}
      >
        {adminError.description}
      </State>
    </main>
  )
}
