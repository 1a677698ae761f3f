'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Avatar } from '@/components/portal/avatar'
import { portal } from '@/content/portal'

const { href, label } = portal.navigation.account

/** Who is signed in, and the way to what is theirs. */
export function AccountLink({ name }: { name: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={usePathname() === href ? 'page' : undefined}
      className="ml-auto flex min-w-tap items-center justify-center gap-2.5 self-center py-1.5 text-sm text-ink-2 no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-green"
    >
      <Avatar name={name} />
      <span className="max-w-[18ch] truncate max-[60rem]:sr-only">{name}</span>
      <span className="sr-only">, {label}</span>
    </Link>
  )
}
