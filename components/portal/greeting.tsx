import { Avatar } from '@/components/portal/avatar'
import { Badge } from '@/components/ui/badge'
import { portal } from '@/content/portal'

export function Greeting({ email }: { email: string }) {
  const { hello, nameless, subtitle, badge } = portal.greeting
  const name = email.split('@')[0] || nameless
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 pt-8 pb-6 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6 sm:pt-12 sm:pb-8">
      <Avatar name={name} className="size-13 text-[1.5rem] sm:size-16 sm:text-[1.875rem]" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">
          {hello} {name}
        </h1>
        <p className="mt-1 text-ink-2">{subtitle}</p>
      </div>
      <p className="max-sm:col-span-full">
        <Badge tone="ok">{badge}</Badge>
      </p>
    </div>
  )
}
