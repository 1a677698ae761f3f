import { Disclosure } from '@/components/site/header/disclosure'
import { AccountName, HeaderBar, NavLink } from '@/components/site/header/header-bar'
import { MainNav } from '@/components/site/header/main-nav'
import { Icon } from '@/components/site/icon'
import { LinkButton } from '@/components/site/link-button'
import { Logo } from '@/components/site/logo'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { firm } from '@/content/firm'
import { menuLinks, navigation, signOutText } from '@/content/navigation'
import { signOutAction } from '@/lib/auth/actions'

export function SiteHeader() {
  return (
    <HeaderBar>
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 max-[18rem]:gap-x-1 md:max-lg:pt-2 lg:min-h-19 lg:flex-nowrap">
        <Logo full />
        <PhoneLink />
        <MainNav />
        <AccountLinks />
        <MobileMenu />
      </div>
    </HeaderBar>
  )
}

function PhoneLink() {
  return (
    <a
      href={firm.phone.href}
      className="hidden min-h-tap items-center gap-2 text-sm font-[550] whitespace-nowrap hover:underline min-[90rem]:inline-flex"
    >
      <Icon name="phone" className="size-[1.2em] text-green" /> {firm.phone.label}
    </a>
  )
}

function AccountLinks() {
  return (
    <div className="flex items-center gap-2 max-md:hidden md:max-lg:ml-auto lg:min-w-0 lg:border-l lg:border-rule lg:pl-4">
      <SignedIn>
        <LinkButton href="/portal" size="sm">
          {navigation.portal}
        </LinkButton>
        <AccountName className="w-24 text-right text-sm" />
        <SignOut />
      </SignedIn>
      <SignedOut>
        <NavLink href="/auth" className="bar-link">
          {navigation.signIn}
        </NavLink>
        <LinkButton href="/auth?tab=registro" size="sm">
          {navigation.register}
        </LinkButton>
      </SignedOut>
    </div>
  )
}

function MobileMenu() {
  const summary = (
    <>
      <Icon name="menu" className="size-6 [[open]>summary>&]:hidden" />
      <Icon name="close" className="hidden size-6 [[open]>summary>&]:block" />
    </>
  )
  return (
    <Disclosure
      menu
      label={navigation.menu}
      className="ml-auto md:hidden"
      summary={summary}
      summaryClassName="-mr-3 max-[18rem]:mr-0 grid size-12 place-items-center"
    >
      <nav
        aria-label={navigation.mobile}
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-rule bg-sheet px-gut pb-6"
      >
        {menuLinks.map(({ href, label }) => (
          <NavLink key={href} href={href} className="phone-entry">
            {label}
          </NavLink>
        ))}
        <AccountMenu />
      </nav>
    </Disclosure>
  )
}

function AccountMenu() {
  return (
    <>
      <SignedIn>
        <NavLink href="/portal" className="phone-entry">
          {navigation.portal}
        </NavLink>
        <div className="flex min-h-13 items-center justify-between gap-4">
          <AccountName className="min-w-0 flex-1" />
          <SignOut />
        </div>
      </SignedIn>
      <SignedOut>
        <NavLink href="/auth" className="phone-entry">
          {navigation.signIn}
        </NavLink>
        <div className="mt-4 grid">
          <LinkButton href="/auth?tab=registro" look="primary">
            {navigation.register}
          </LinkButton>
        </div>
      </SignedOut>
    </>
  )
}

/** Signing out uses a plain form, so that public pages load no script for it. */
function SignOut() {
  return (
    <form action={signOutAction}>
      <button
        type="submit"
        className="min-h-tap px-2.5 text-[1rem] font-medium whitespace-nowrap hover:underline"
      >
        {signOutText.button}
      </button>
    </form>
  )
}
