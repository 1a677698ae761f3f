import Link from 'next/link'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { CompanySwitcher } from '@/components/portal/company-switcher'
import { AccountMenu, PortalMenu, PortalNav } from '@/components/portal/portal-nav'
import { Logo } from '@/components/site/logo'
import { firm } from '@/content/firm'
import { frame } from '@/content/navigation'

/** `email` is empty until the user is known. */
export function PortalHeader({ email }: { email: string }) {
  return (
    <header className="sticky top-0 z-10 border-b border-rule bg-sheet max-[16rem]:static print:hidden">
      <div className="relative wrap flex min-h-17 items-stretch gap-3 min-[75rem]:gap-8">
        <Logo className="whole-words self-center" />
        <CompanySwitcher />
        <PortalNav className="ml-auto flex gap-6 max-[75rem]:hidden" />
        <AccountMenu email={email}>
          <SignOutButton />
        </AccountMenu>
        <PortalMenu email={email}>
          <SignOutButton />
        </PortalMenu>
      </div>
    </header>
  )
}

export function PortalFooter() {
  return (
    <footer className="mt-18 border-t-5 border-double border-ink pt-4 pb-6 text-sm print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p>
          © {firm.copyrightYear} {firm.name}
        </p>
        <nav aria-label={frame.legal.label} className="flex flex-wrap gap-x-6">
          {frame.legal.links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap min-w-tap items-center underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
