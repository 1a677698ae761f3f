import { AccountMenu } from '@/components/site/header/account-menu'
import { Disclosure } from '@/components/site/header/disclosure'
import { NavLink } from '@/components/site/header/nav-link'
import { menuLink } from '@/components/site/header/nav-styles'
import { Icon } from '@/components/site/icon'
import { menuLinks, navigation } from '@/content/navigation'

/** Below 768 px. */
export function MobileMenu() {
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
      summaryClassName="-mr-3 grid size-12 place-items-center"
    >
      <nav
        aria-label={navigation.mobile}
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-rule bg-sheet px-gut pb-6"
      >
        {menuLinks.map(({ href, label }) => (
          <NavLink key={href} href={href} className={menuLink}>
            {label}
          </NavLink>
        ))}
        <AccountMenu />
      </nav>
    </Disclosure>
  )
}
