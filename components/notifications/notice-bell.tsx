import { Bell } from 'lucide-react'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { frame } from '@/content/navigation'
import { cappedCount } from '@/lib/format/capped-count'

type NoticeBellProps = {
  href: '/portal/notificaciones' | '/admin/notificaciones'
  unseen: number
  className?: string
}

export function NoticeBell({ href, unseen, className }: NoticeBellProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={frame.bell(unseen)}
      className={cn(
        'flex min-h-tap min-w-tap items-center justify-center gap-1 self-center text-ink no-underline',
        className,
      )}
    >
      <Bell className="size-5" strokeWidth={1.75} aria-hidden />
      {unseen > 0 ? (
        <span aria-hidden className="menu-count">
          {cappedCount(unseen)}
        </span>
      ) : null}
    </Link>
  )
}
