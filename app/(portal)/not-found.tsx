import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'

export default function PortalNotFound() {
  const { title, text, back } = portal.missing
  return (
    <State
      title={title}
      level={1}
      className="mt-12"
      action={
        <Button asChild size="sm">
          <Link href="/portal">{back}</Link>
        </Button>
      }
    >
      {text}
    </State>
  )
}
