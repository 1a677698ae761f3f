import { Disclosure } from '@/components/site/header/disclosure'
import { NavLink } from '@/components/site/header/header-bar'
import { Icon } from '@/components/site/icon'
import { mainLinks, navigation } from '@/content/navigation'
import { services } from '@/content/services'

const item = 'flex min-h-tap items-center px-4 hover:bg-sunk hover:underline aria-[current]:underline'
export const barLink =
  'inline-flex min-h-tap items-center gap-1.5 px-2.5 font-medium text-[1rem] hover:underline aria-[current]:underline aria-[current]:decoration-2 lg:px-3'
export const menuLink =
  'flex min-h-13 items-center border-b border-rule font-serif text-lg/none font-medium aria-[current]:text-green'

export function MainNav() {
  const [about, ...others] = mainLinks
  return (
    <nav
      aria-label={navigation.main}
      className="hidden md:flex md:max-lg:order-last md:max-lg:-mx-2.5 md:max-lg:w-full lg:ml-auto"
    >
      <ul className="flex items-center gap-1">
        <li>
          <NavLink href={about.href} className={barLink}>
            {about.label}
          </NavLink>
        </li>
        <li>
          <ServicesMenu />
        </li>
        {others.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={barLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ServicesMenu() {
  const summary = (
    <>
      {navigation.services.label} <Icon name="chevron" className="size-[1em]" />
    </>
  )
  return (
    <Disclosure hover className="relative" summary={summary} summaryClassName={barLink}>
      {/* The padding bridges the gap below the label, so that the mouse can reach the menu without closing it. */}
      <div className="absolute top-full left-0 w-60 pt-1.5">
        <ul className="divide-y divide-rule rounded-sheet border border-rule bg-sheet py-2 shadow-lift">
          {services.map(({ path, title }) => (
            <li key={path}>
              <NavLink href={path} className={item}>
                {title}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink href="/servicios" className={`${item} font-semibold`}>
              {navigation.services.all}
            </NavLink>
          </li>
        </ul>
      </div>
    </Disclosure>
  )
}
