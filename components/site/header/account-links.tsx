import { AccountName } from '@/components/site/header/account-name'
import { barLink } from '@/components/site/header/nav-styles'
import { LinkButton } from '@/components/site/link-button'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { NavLink } from '@/components/site/header/nav-link'
import { SignOut } from '@/components/site/header/sign-out'
import { navigation } from '@/content/navigation'

export function AccountLinks() {
  return (
    <div className="flex items-center gap-2 max-md:hidden md:max-lg:ml-auto lg:border-l lg:border-rule lg:pl-4">
      <SignedIn>
        <LinkButton href="/portal" size="sm">
          {navigation.portal}
        </LinkButton>
        <AccountName className="w-24 text-right text-sm" />
        <SignOut />
      </SignedIn>
      <SignedOut>
        <NavLink href="/auth" className={barLink}>
          {navigation.signIn}
        </NavLink>
        <LinkButton href="/auth" size="sm">
          {navigation.register}
        </LinkButton>
      </SignedOut>
    </div>
  )
}
