import { NavLink } from '@/components/site/header/nav-link'
import { barLink } from '@/components/site/header/nav-styles'
import { ServicesMenu } from '@/components/site/header/services-menu'
import { mainLinks, navigation } from '@/content/navigation'

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
