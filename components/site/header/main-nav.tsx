import { Disclosure } from '@/components/site/header/disclosure'
import { NavLink } from '@/components/site/header/header-bar'
import { Icon } from '@/components/site/icon'
import { mainLinks, navigation } from '@/content/navigation'
import { services } from '@/content/services'

export function MainNav() {
  const [about, ...others] = mainLinks
  return (
    <nav
      aria-label={navigation.main}
      className="hidden md:flex md:max-lg:order-last md:max-lg:-mx-2.5 md:max-lg:w-full lg:ml-auto"
    >
      <ul className="flex items-center gap-1">
        <li>
          <NavLink href={about.href} className="bar-link">
            {about.label}
          </NavLink>
        </li>
        <li>
          <ServicesMenu />
        </li>
        {others.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className="bar-link">
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
    <Disclosure hover className="relative" summary={summary} summaryClassName="bar-link">
      {/* The padding bridges the gap below the label, so that the mouse can reach the menu without closing it. */}
      <div className="absolute top-full left-0 w-60 pt-1.5">
        <ul className="divide-y divide-rule rounded-sheet border border-rule bg-sheet py-2 shadow-lift">
          {services.map(({ path, title }) => (
            <li key={path}>
              <NavLink href={path} className="bar-entry">
                {title}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink href="/servicios" className="bar-entry font-semibold">
              {navigation.services.all}
            </NavLink>
          </li>
        </ul>
      </div>
    </Disclosure>
  )
}
