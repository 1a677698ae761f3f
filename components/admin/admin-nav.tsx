'use client'
import { workspaceNavigation, workspaceText } from '@/content/approval'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

const styles = [
  '-mb-px flex min-h-tap min-w-tap items-center justify-center border-b-4 border-double border-transparent pt-1 text-[1rem] font-medium no-underline hover:border-rule-green',
  'aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green',
].join(' ')

/** The rooms of the workspace; the one that is open closes with a double rule. */
export function AdminNav() {
  const pathname = usePathname()
  return (
    <nav aria-label={workspaceText.navigation} className="flex gap-7">
      {workspaceNavigation.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={pathname.startsWith(href) ? 'page' : undefined}
          className={styles}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
