import { SignOutButton } from '@/components/auth/sign-out-button'
import { AccountLink } from '@/components/portal/account-link'
import { PortalMenu } from '@/components/portal/portal-menu'
import { PortalNav } from '@/components/portal/portal-nav'
import { Logo } from '@/components/site/logo'

export function PortalHeader({ name }: { name: string }) {
  return (
    <header className="sticky top-0 z-10 border-b border-rule bg-sheet print:hidden">
      <div className="relative wrap flex min-h-17 items-stretch gap-3 min-[60rem]:gap-8">
        <Logo className="self-center" />
        <PortalNav className="flex gap-6 max-[60rem]:hidden" />
        <AccountLink name={name} />
        <div className="flex items-center max-[60rem]:hidden">
          <SignOutButton className="text-sm" />
        </div>
        <PortalMenu>
          <SignOutButton />
        </PortalMenu>
      </div>
    </header>
  )
}
