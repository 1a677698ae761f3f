import { Disclosure } from '@/components/site/header/disclosure'
import { NavLink } from '@/components/site/header/nav-link'
import { barLink } from '@/components/site/header/nav-styles'
import { Icon } from '@/components/site/icon'
import { navigation } from '@/content/navigation'
import { services } from '@/content/services'

const item = 'flex min-h-tap items-center px-4 hover:bg-sunk hover:underline aria-[current]:underline'

export function ServicesMenu() {
  const summary = (
    <>
      {navigation.services.label} <Icon name="chevron" className="size-[1em]" />
    </>
  )
  return (
    <Disclosure hover className="relative" summary={summary} summaryClassName={barLink}>
      {/* The padding bridges the gap between the word and the sheet, so the mouse can cross it. */}
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
