import { AccountName } from '@/components/site/header/account-name'
import { NavLink } from '@/components/site/header/nav-link'
import { menuLink } from '@/components/site/header/nav-styles'
import { SignOut } from '@/components/site/header/sign-out'
import { LinkButton } from '@/components/site/link-button'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { navigation } from '@/content/navigation'

/** The end of the mobile menu. */
export function AccountMenu() {
  return (
    <>
      <SignedIn>
        <NavLink href="/portal" className={menuLink}>
          {navigation.portal}
        </NavLink>
        <div className="flex min-h-13 items-center justify-between gap-4">
          <AccountName className="min-w-0 flex-1" />
          <SignOut />
        </div>
      </SignedIn>
      <SignedOut>
        <NavLink href="/auth" className={menuLink}>
          {navigation.signIn}
        </NavLink>
        <div className="mt-4 grid">
          <LinkButton href="/auth" look="primary">
            {navigation.register}
          </LinkButton>
        </div>
      </SignedOut>
    </>
  )
}
