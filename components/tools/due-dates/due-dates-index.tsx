import type { Route } from 'next'
import Link from 'next/link'
import { dueDates, dueDatesText as text } from '@/content/tools/due-dates'
import { publicTaxes } from '@/content/tools/public-taxes'
import { monthSlug, shownMonths } from '@/content/tools/shown-months'
import { monthName } from '@/content/tax-calendar/words'

/** Links to the page of each tax and of each month; these pages need no script. */
export function DueDatesIndex() {
  return (
    <div className="mt-14 grid gap-x-18 gap-y-8 lg:grid-cols-2">
      <Links title={text.taxes} links={publicTaxes.map(({ slug, name }) => ({ slug, name }))} />
      <Links
        title={text.months}
        links={shownMonths.map((month) => ({ slug: monthSlug(month), name: monthName(month) }))}
      />
    </div>
  )
}

function Links({ title, links }: { title: string; links: readonly { slug: string; name: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg/[1.25] font-[550]">{title}</h2>
      <ul className="mt-3 border-t border-ink sm:grid sm:grid-cols-2 sm:gap-x-8">
        {links.map(({ slug, name }) => (
          <li key={slug} className="border-b border-rule">
            <Link
              href={`${dueDates.path}/${slug}` as Route}
              prefetch={false}
              className="flex min-h-tap items-center hover:underline"
            >
              <span className="inline-block first-letter:uppercase">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
